import { Command } from 'commander';
import { makeCommandDefinitions } from '../../discord/index.js';
import { formatCount } from '../../language/index.js';
import { type AddCommand, makeCommand } from '../command.js';
import { withEngine } from '../open.js';
import { readRegistration, registerCommands } from '../register-commands.js';
import { type CommonOptions, printEither, reportProblems } from '../report.js';
import { EXIT, type Exit, type Shell } from '../shell.js';

interface DiscordOptions extends CommonOptions {
  rules?: string;
  register?: boolean;
  guild?: string;
}

async function showCommands(shell: Shell, options: DiscordOptions): Promise<Exit> {
  return withEngine(shell, options, async ({ judge }) => {
    const commands = makeCommandDefinitions(judge);
    if (!options.register) {
      shell.print(JSON.stringify(commands, null, 2));
      return EXIT.yes;
    }
    const registration = readRegistration(shell.env, options.guild ?? null);
    if (!registration.ok) return reportProblems(shell, options, [registration.problem], EXIT.badInput);
    const registered = await registerCommands(registration.value, commands);
    if (!registered.ok) return reportProblems(shell, options, [registered.problem], EXIT.no);
    const { application, guild } = registration.value;
    const names = commands.map(({ name }) => name);
    printEither(shell, options, { registered: names, application, guild }, () => {
      const where = guild === null ? 'everywhere' : `in server ${guild}`;
      return `${formatCount(names.length, 'command')} registered ${where}: ${names.join(', ')}.`;
    });
    return EXIT.yes;
  });
}

export const addDiscord: AddCommand = (program, shell, finish) => {
  const discord = new Command('discord').description('the Discord bot that the service answers');
  const commands = makeCommand('commands', 'print the commands of the bot as JSON, or register them')
    .option('--register', 'send them to Discord (DISCORD_APPLICATION_ID, DISCORD_TOKEN)')
    .option('--guild <id>', 'only for one server, where they are there at once')
    .action(async (options: DiscordOptions) => finish(await showCommands(shell, options)));
  discord.addCommand(commands);
  program.addCommand(discord);
};
