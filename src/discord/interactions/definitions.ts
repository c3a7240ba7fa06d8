import type {
  APIApplicationCommandBasicOption,
  APIApplicationCommandSubcommandOption,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Judge } from '../../engine.js';
import type { CommandOption } from './command.js';
import { listCommands } from './commands.js';
import { CHAT_COMMAND, OPTION, WHERE } from './wire.js';

/** A command as Discord registers it. */
export type CommandDefinition = RESTPostAPIChatInputApplicationCommandsJSONBody;

function defineOption(option: CommandOption): APIApplicationCommandBasicOption {
  const { name, description, required = false, maxLength, complete } = option;
  const basic = { type: OPTION.string, name, description, required, max_length: maxLength };
  return complete ? { ...basic, autocomplete: true } : basic;
}

/** The commands as Discord registers them; subcommands below the command that they belong to. */
export function makeCommandDefinitions(judge: Judge): CommandDefinition[] {
  const commands = listCommands(judge).map(({ name, description, options }) => {
    const [command = '', subcommand] = name.split(' ');
    return { command, subcommand, description, options: options.map(defineOption) };
  });
  const names = new Set(commands.map(({ command }) => command));
  return [...names].map(name => {
    const own = commands.filter(({ command }) => command === name);
    const subcommands = own.flatMap(
      ({ subcommand, description, options }): APIApplicationCommandSubcommandOption[] =>
        subcommand === undefined ? [] : [{ type: OPTION.subcommand, name: subcommand, description, options }],
    );
    const [{ description, options }] = own as [(typeof own)[number]];
    return {
      type: CHAT_COMMAND,
      name,
      ...(subcommands.length > 0
        ? { description: 'Who acts first, and who is next', options: subcommands }
        : { description, options }),
      integration_types: [...WHERE.installs],
      contexts: [...WHERE.contexts],
    };
  });
}
