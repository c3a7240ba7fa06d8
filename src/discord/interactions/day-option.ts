import { findDates } from '../../engine.js';
import { type Day, formatDay, type Outcome, parseDay, succeed } from '../../knowledge/index.js';
import type { Bot, Choice, CommandOption } from './command.js';

/** The option that every dated command has. */
export const AS_OF = 'as-of';

// the days on which something changed are those that are asked for; newest first
function completeDay({ judge, today }: Bot, typed: string): Choice[] {
  const words = typed.trim().toLowerCase();
  return [today, ...judge.corpus.changeDays.toReversed()]
    .map(day => ({ name: day === today ? `${formatDay(day)} (today)` : formatDay(day), value: day }))
    .filter(({ name, value }) => value.startsWith(words) || name.toLowerCase().includes(words));
}

/** Reads a day as it is written in numbers, or as the choices show it. Error: `bad-day`. */
export function readDay(text: string): Outcome<Day> {
  const [date, ...more] = findDates(text);
  return date?.kind === 'day' && more.length === 0 ? succeed(date.value) : parseDay(text.trim());
}

/** The day that is asked about; today where it is left out. */
export const dayOption: CommandOption = {
  name: AS_OF,
  description: 'The day that is asked about: 2008-06-03 or June 3, 2008. Today where it is left out.',
  maxLength: 40,
  complete: completeDay,
};
