import { fail, type Outcome, succeed } from '../../knowledge/index.js';
import { nearest } from '../../language/index.js';
import { clip } from '../clip.js';
import type { Bot, Call, Choice, Command, Values } from './command.js';
import { listCommands } from './commands.js';
import { AS_OF, readDay } from './options.js';
import { failOld } from './reply.js';
import type { FilledForm, Invocation } from './request.js';
import { BOUNDS } from './wire.js';

/** As much of a name as a message repeats. */
const NAME_LIMIT = 60;

/** The name of what was typed, a subcommand with a space between, and the options that belong to it. */
function flatten({ name, options }: Invocation): { name: string; options: Invocation['options'] } {
  const [first] = options;
  return first?.options === undefined
    ? { name, options }
    : { name: `${name} ${first.name}`, options: first.options };
}

/** Finds a command by its name, a subcommand with a space between. Error: `not-found`. */
export function findCommand({ judge }: Bot, asked: string): Outcome<Command> {
  const commands = listCommands(judge);
  const command = commands.find(({ name }) => name === asked);
  if (command) return succeed(command);
  const names = commands.map(({ name }) => name);
  const found = asked.slice(0, NAME_LIMIT);
  return fail('not-found', `Unknown command /${found}.`, {
    cure: `The commands are ${names.map(name => `/${name}`).join(', ')}.`,
    near: nearest(found, names).map(name => `/${name}`),
  });
}

/** A command with values for its options. Errors: `bad-day`, `unknown-field`, `bad-value` for one that is missing. */
export function makeCall(command: Command, given: Values, today: string): Outcome<Call> {
  const names = command.options.map(({ name }) => name);
  const unknown = Object.keys(given).find(name => !names.includes(name));
  if (unknown !== undefined) {
    return fail('unknown-field', `/${command.name} has no option "${unknown.slice(0, NAME_LIMIT)}".`, {
      cure: `It has ${names.join(', ')}.`,
    });
  }
  const missing = command.options.find(({ name, required }) => required && !given[name]?.trim());
  if (missing) {
    return fail('bad-value', `/${command.name} needs the option "${missing.name}".`, {
      cure: missing.description.replace(/[^?.]$/, '$&.'),
    });
  }
  const { [AS_OF]: asOf = today, ...values } = given;
  const day = readDay(asOf);
  return day.ok ? succeed({ command, values, day: day.value }) : day;
}

function readValues(options: Invocation['options']): Values {
  return Object.fromEntries(options.map(({ name, value }) => [name, String(value ?? '')]));
}

/** Reads a command as it was typed. Errors: those of {@link findCommand} and {@link makeCall}. */
export function readCall(bot: Bot, invocation: Invocation): Outcome<Call> {
  const { name, options } = flatten(invocation);
  const command = findCommand(bot, name);
  return command.ok ? makeCall(command.value, readValues(options), bot.today) : command;
}

/** Id of the form of a command: its name, and the day where it is not today. */
export function formatFormId({ command, day }: Call, today: string): string {
  return `form.${command.name}.${day === today ? '' : day}`;
}

/** Reads the form of a command. Errors: `bad-value` for a form of another kind, and those of {@link makeCall}. */
export function readForm(bot: Bot, { custom_id: id, components }: FilledForm): Outcome<Call> {
  const [, name, day] = /^form\.([\w -]{1,40})\.(.{0,40})$/s.exec(id) ?? [];
  if (name === undefined) return failOld();
  const command = findCommand(bot, name);
  if (!command.ok) return command;
  const values = components.map(({ component }) => [component.custom_id, component.value]);
  return makeCall(
    command.value,
    { ...Object.fromEntries(values), ...(day ? { [AS_OF]: day } : {}) },
    bot.today,
  );
}

/** What fits what is being typed into one option of a command; nothing for a command or an option that is not ours. */
export async function complete(bot: Bot, invocation: Invocation): Promise<Choice[]> {
  const { name, options } = flatten(invocation);
  const command = findCommand(bot, name);
  const focused = options.find(({ focused }) => focused);
  if (!command.ok || !focused) return [];
  const values = readValues(options);
  const option = command.value.options.find(({ name }) => name === focused.name);
  const choices = (await option?.complete?.(bot, values[focused.name] as string, values)) ?? [];
  return choices
    .filter(({ name, value }) => name !== '' && value !== '' && value.length <= BOUNDS.choice)
    .slice(0, BOUNDS.choices)
    .map(({ name, value }) => ({ name: clip(name, BOUNDS.choice), value }));
}
