import { formatDay } from '../../knowledge/index.js';
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

/** The day that is asked about; today where it is left out. */
export const dayOption: CommandOption = {
  name: AS_OF,
  description: 'The day that is asked about, YYYY-MM-DD. Today where it is left out.',
  maxLength: 10,
  complete: completeDay,
};
