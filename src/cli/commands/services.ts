import { Command } from 'commander';
import type { Engine } from '../../engine.js';
import { formatCount } from '../../language/index.js';
import { type MakeCommand, makeCardsOption, makeCommand, type Options } from '../command.js';
import { withEngine } from '../open.js';
import type { Result } from '../report.js';
import { EXIT, type Shell } from '../shell.js';

async function serve(shell: Shell, options: Options): Promise<Result> {
  // what answers one question on the command line need not load a web server
  const { parseConfig, startServer } = await import('../../api/index.js');
  const { config, problems } = parseConfig({
    ...shell.env,
    ...(options.rules === undefined ? {} : { RULES: options.rules }),
    ...(options.port === undefined ? {} : { PORT: options.port }),
    ...(options.host === undefined ? {} : { HOST: options.host }),
    ...(options.watch ? { WATCH: '1' } : {}),
    ...(options.strict ? { STRICT: '1' } : {}),
  });
  if (!config) return { problems };
  const started = await startServer(config);
  if (!started.server) return { problems: started.problems, exit: EXIT.no };
  return EXIT.yes;
}

export const makeServe: MakeCommand = run =>
  makeCommand('serve', 'serve the API and the pages over HTTP until it is stopped')
    .option('--port <number>', 'the port (default: PORT, or 3000)')
    .option('--host <address>', 'the address to listen on (default: HOST, or 127.0.0.1)')
    .option('--watch', 'take up edits of the documents as they are made')
    .option('--strict', 'do not start with card data of which a record cannot be read')
    .action(run(serve));

async function showCommands(shell: Shell, options: Options): Promise<Result> {
  return withEngine(shell, options, async ({ judge }) => {
    // the service needs none of this
    const { makeCommandDefinitions } = await import('../../discord/index.js');
    const commands = makeCommandDefinitions(judge);
    if (!options.register) {
      shell.print(JSON.stringify(commands, null, 2));
      return EXIT.yes;
    }
    const { readRegistration, registerCommands } = await import('../register-commands.js');
    const registration = readRegistration(shell.env, options.guild ?? null);
    if (!registration.ok) return registration;
    const registered = await registerCommands(registration.value, commands);
    if (!registered.ok) return { problems: [registered.problem], exit: EXIT.no };
    const { application, guild } = registration.value;
    const names = commands.map(({ name }) => name);
    const where = guild === null ? 'everywhere' : `in server ${guild}`;
    const text = () => `${formatCount(names.length, 'command')} registered ${where}: ${names.join(', ')}.`;
    return { value: { registered: names, application, guild }, text, exit: EXIT.yes };
  });
}

export const makeDiscord: MakeCommand = run =>
  new Command('discord')
    .description('the Discord bot that the service answers')
    .addCommand(
      makeCommand('commands', 'print the commands of the bot as JSON, or register them')
        .option('--register', 'send them to Discord (DISCORD_APPLICATION_ID, DISCORD_TOKEN)')
        .option('--guild <id>', 'only for one server, where they are there at once')
        .action(run(showCommands)),
    );

async function serveTools(shell: Shell, options: Options): Promise<Result> {
  const serve = async (engine: Engine): Promise<Result> => {
    // help need not load the protocol
    const { serveStdio } = await import('../../mcp/index.js');
    await serveStdio({ ...engine, today: shell.today }, shell.version, shell);
    return EXIT.yes;
  };
  return withEngine(shell, options, serve, { needsCards: true });
}

export const makeMcp: MakeCommand = run =>
  makeCommand('mcp', 'serve the judge as tools for language models (MCP), over stdin and stdout')
    .addOption(makeCardsOption())
    .action(run(serveTools));
