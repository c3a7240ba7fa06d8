import { fail, type Outcome, succeed } from '../../knowledge/index.js';
import { nearest } from '../../language/index.js';
import type { Bot, Call, Command, Values } from './command.js';
import { listCommands } from './commands/index.js';
import { AS_OF, readDay } from './day-option.js';
import type { Invocation } from './request.js';

/** The name with the subcommand, and the options that belong to it. */
function flatten({ name, options }: Invocation): { name: string; options: Invocation['options'] } {
  const [first] = options;
  return first?.options === undefined
    ? { name, options }
    : { name: `${name} ${first.name}`, options: first.options };
}

/** Finds a command by its name, a subcommand with a space between. Error: `not-found`. */
export function findCommand({ judge }: Bot, name: string): Outcome<Command> {
  const commands = listCommands(judge);
  const command = commands.find(one => one.name === name);
  if (command) return succeed(command);
  const names = commands.map(one => one.name);
  const near = nearest(name.slice(0, 60), names).map(one => `/${one}`);
  return fail('not-found', `Unknown command /${name.slice(0, 60)}.`, {
    cure: `The commands are ${names.map(one => `/${one}`).join(', ')}.`,
    near,
  });
}

/** A command with values for its options. Errors: `bad-day`, `unknown-field`, `bad-value` for one that is missing. */
export function makeCall(command: Command, given: Values, today: string): Outcome<Call> {
  const names = command.options.map(({ name }) => name);
  const unknown = Object.keys(given).find(name => !names.includes(name));
  if (unknown !== undefined) {
    return fail('unknown-field', `/${command.name} has no option "${unknown.slice(0, 60)}".`, {
      cure: `It has ${names.join(', ')}.`,
    });
  }
  const missing = command.options.find(({ name, required }) => required && !given[name]?.trim());
  if (missing) {
    return fail('bad-value', `/${command.name} needs the option "${missing.name}".`, {
      cure: `${missing.description}.`,
    });
  }
  const { [AS_OF]: asOf = today, ...values } = given;
  const day = readDay(asOf);
  return day.ok ? succeed({ command, values, day: day.value }) : day;
}

/** Reads a command as it was typed. Errors: those of {@link findCommand} and {@link makeCall}. */
export function readCall(bot: Bot, invocation: Invocation): Outcome<Call> {
  const { name, options } = flatten(invocation);
  const command = findCommand(bot, name);
  if (!command.ok) return command;
  return makeCall(command.value, readValues(options), bot.today);
}

function readValues(options: Invocation['options']): Values {
  return Object.fromEntries(options.map(({ name, value }) => [name, String(value ?? '')]));
}

/** The command that is being typed, with what has been typed so far, and the option that is at it; null for none. */
export function readTyping(
  bot: Bot,
  invocation: Invocation,
): { command: Command; values: Values; option: string } | null {
  const { name, options } = flatten(invocation);
  const command = findCommand(bot, name);
  const focused = options.find(({ focused }) => focused);
  return command.ok && focused
    ? { command: command.value, values: readValues(options), option: focused.name }
    : null;
}
