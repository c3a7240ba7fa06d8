import { Command } from 'commander';
import { makeCommandDefinitions } from '../../discord/index.js';
import { formatCount } from '../../language/index.js';
import { type MakeCommand, makeCommand } from '../command.js';
import { withEngine } from '../open.js';
import { readRegistration, registerCommands } from '../register-commands.js';
import type { CommonOptions, Result } from '../report.js';
import { EXIT, type Shell } from '../shell.js';

interface DiscordOptions extends CommonOptions {
  rules?: string;
  register?: boolean;
  guild?: string;
}

async function showCommands(shell: Shell, options: DiscordOptions): Promise<Result> {
  return withEngine(shell, options, async ({ judge }) => {
    const commands = makeCommandDefinitions(judge);
    if (!options.register) {
      shell.print(JSON.stringify(commands, null, 2));
      return EXIT.yes;
    }
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
