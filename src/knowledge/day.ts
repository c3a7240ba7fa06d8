import { type Day, isDay } from '../language/index.js';
import { fail, type Outcome, succeed } from './problem.js';

/** Reads `YYYY-MM-DD`. Error: `bad-day`. */
export function parseDay(text: string): Outcome<Day> {
  if (isDay(text)) return succeed(text);
  const found = text.slice(0, 40);
  const year = /^([+-]?\d+)-\d{2}-\d{2}$/.exec(text)?.[1];
  if (year !== undefined && !/^[1-9]\d{3}$/.test(year)) {
    const message = `"${found}" is not in a year that is read.`;
    return fail('bad-day', message, { found, cure: 'Name a day of the years from 1000 to 9999.' });
  }
  return fail('bad-day', `"${found}" is not a day.`, {
    found,
    cure: 'Write a day of the calendar as YYYY-MM-DD, for instance 2008-06-03.',
  });
}
