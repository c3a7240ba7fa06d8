import { Command, CommanderError } from 'commander';
import type { MakeCommand, Options, Run } from './command.js';
import { report } from './report.js';
import { EXIT, type Exit, type Shell } from './shell.js';

const rulings = () => import('./commands/rulings.js');
const cards = () => import('./commands/cards.js');
const rules = () => import('./commands/rules.js');
const documents = () => import('./commands/documents.js');
const services = () => import('./commands/services.js');

/** Every command, in the order in which help lists them; loaded when it is chosen, for most of a start is loading. */
const COMMANDS: Readonly<Record<string, () => Promise<MakeCommand>>> = {
  ask: async () => (await rulings()).makeAsk,
  'counts-as': async () => (await rulings()).makeCountsAs,
  question: async () => (await import('./commands/question.js')).makeQuestion,
  replay: async () => (await import('./commands/replay.js')).makeReplay,
  keywords: async () => (await cards()).makeKeywords,
  deck: async () => (await import('./commands/deck.js')).makeDeck,
  rule: async () => (await rules()).makeRule,
  rules: async () => (await rules()).makeRules,
  changes: async () => (await rules()).makeChanges,
  cards: async () => (await cards()).makeCards,
  booklet: async () => (await rules()).makeBooklet,
  check: async () => (await documents()).makeCheck,
  audit: async () => (await documents()).makeAudit,
  serve: async () => (await services()).makeServe,
  discord: async () => (await services()).makeDiscord,
  mcp: async () => (await services()).makeMcp,
};

/** The command that is named, or all of them: for help, and for a name that is no command. */
async function loadCommands([name = '']: readonly string[]): Promise<MakeCommand[]> {
  const chosen = Object.hasOwn(COMMANDS, name) ? [COMMANDS[name]] : Object.values(COMMANDS);
  return Promise.all(chosen.map(load => (load as () => Promise<MakeCommand>)()));
}

const EXIT_HELP = `
Exit codes:
  0  yes, a value, or all in order
  1  no, or problems found
  2  bad usage or bad input
  3  neither yes nor no: it depends, is not on record, or is not covered`;

function withSubcommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)];
}

/** Runs the command line and returns the exit code. `argv` is what follows the program's name. */
export async function runCli(argv: readonly string[], shell: Shell): Promise<Exit> {
  let exit: Exit = EXIT.yes;
  const run: Run =
    work =>
    async (...given) => {
      // behind the options the library gives the command itself
      exit = report(shell, given.at(-2) as Options, await work(shell, ...given));
    };
  const program = new Command('l5r-judge')
    .description('Rules judge for Legend of the Five Rings: Legacy and Multiplayer formats.')
    .version(shell.version, '-v, --version')
    // behind a command, --version is that command's own
    .enablePositionalOptions()
    .helpCommand('help [command]', 'help on a command')
    .addHelpText('after', EXIT_HELP);
  for (const make of await loadCommands(argv)) program.addCommand(make(run));
  // completion speaks of all commands, and so does help
  if (!Object.hasOwn(COMMANDS, argv[0] ?? ''))
    await (await import('./completion.js')).addCompletion(program, argv, shell.env.RULES);
  program.hook('preAction', (_program, command) => {
    if (command.getOptionValue('rules') === undefined && shell.env.RULES)
      command.setOptionValue('rules', shell.env.RULES);
  });
  for (const command of withSubcommands(program)) {
    command.exitOverride().showHelpAfterError('Try --help.');
    command.configureOutput({
      writeOut: text => shell.print(text.trimEnd()),
      writeErr: text => shell.complain(text.trimEnd()),
      getOutHelpWidth: () => shell.style.width,
      getErrHelpWidth: () => shell.style.width,
    });
  }
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? EXIT.yes : EXIT.badInput;
  }
  return exit;
}
