import { Command, CommanderError } from 'commander';
import type { AddCommand } from './command.js';
import { addAsk } from './commands/ask.js';
import { addAudit } from './commands/audit.js';
import { addCheck } from './commands/check.js';
import { addCountsAs } from './commands/counts-as.js';
import { addDeck } from './commands/deck.js';
import { addDiscord } from './commands/discord.js';
import { addKeywords } from './commands/keywords.js';
import { addMcp } from './commands/mcp.js';
import { addQuestion } from './commands/question.js';
import { addReplay } from './commands/replay.js';
import { addRule } from './commands/rule.js';
import { addServe } from './commands/serve.js';
import { EXIT, type Exit, type Shell } from './shell.js';

/** Every command, in the order in which help lists them. */
const COMMANDS: readonly AddCommand[] = [
  addAsk,
  addCountsAs,
  addQuestion,
  addReplay,
  addKeywords,
  addDeck,
  addRule,
  addCheck,
  addAudit,
  addServe,
  addDiscord,
  addMcp,
];

const EXIT_HELP = `
Exit codes:
  0  yes, a value, or all in order
  1  no, or problems found
  2  bad usage or bad input
  3  neither yes nor no: it depends, is not on record, or is not covered`;

function withSubcommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)];
}

/** Runs the command line and returns the exit code. `argv` is what stands after the program's name. */
export async function runCli(argv: readonly string[], shell: Shell): Promise<Exit> {
  let exit: Exit = EXIT.yes;
  const finish = (code: Exit) => {
    exit = code;
  };
  const program = new Command('l5r-judge')
    .description('Rules judge for Legend of the Five Rings: Legacy and Multiplayer formats.')
    .version(shell.version, '-v, --version')
    .helpCommand('help [command]', 'help on a command')
    .addHelpText('after', EXIT_HELP);
  for (const add of COMMANDS) add(program, shell, finish);
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
