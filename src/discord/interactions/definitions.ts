import type {
  APIApplicationCommandBasicOption,
  APIApplicationCommandSubcommandOption,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Judge } from '../../engine.js';
import type { Command, CommandOption } from './command.js';
import { listCommands } from './commands/index.js';
import { CHAT_COMMAND, OPTION, WHERE } from './wire.js';

/** A command as Discord registers it. */
export type CommandDefinition = RESTPostAPIChatInputApplicationCommandsJSONBody;

function defineOption(option: CommandOption): APIApplicationCommandBasicOption {
  const { name, description, required = false, maxLength, complete } = option;
  const basic = { type: OPTION.string, name, description, required, max_length: maxLength };
  return complete ? { ...basic, autocomplete: true } : basic;
}

function defineSubcommand({ name, description, options }: Command): APIApplicationCommandSubcommandOption {
  const [, subcommand] = name.split(' ') as [string, string];
  return { type: OPTION.subcommand, name: subcommand, description, options: options.map(defineOption) };
}

function define(
  name: string,
  description: string,
  options: NonNullable<CommandDefinition['options']>,
): CommandDefinition {
  return {
    type: CHAT_COMMAND,
    name,
    description,
    options,
    integration_types: WHERE.installs,
    contexts: WHERE.contexts,
  };
}

/** The commands as Discord registers them; subcommands below the command that they belong to. */
export function makeCommandDefinitions(judge: Judge): CommandDefinition[] {
  const commands = listCommands(judge);
  const names = new Set(commands.map(({ name }) => name.split(' ', 1)[0] as string));
  return [...names].map(name => {
    const subcommands = commands.filter(command => command.name.startsWith(`${name} `));
    if (subcommands.length > 0) {
      return define(name, 'Who acts first, and who is next', subcommands.map(defineSubcommand));
    }
    const { description, options } = commands.find(command => command.name === name) as Command;
    return define(name, description, options.map(defineOption));
  });
}
