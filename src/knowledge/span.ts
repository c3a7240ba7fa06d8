import { type Day, isDay } from '../language/index.js';
import { fail, failAll, type Outcome, type Problem, succeed } from './problem.js';

/** Today, in UTC. */
export function todayInUtc(): Day {
  return new Date().toISOString().slice(0, 10);
}

/** Reads `YYYY-MM-DD`. Error: `bad-day`, with the field that the day was given in. */
export function parseDay(text: string, field?: string): Outcome<Day> {
  if (isDay(text)) return succeed(text);
  const found = text.slice(0, 40);
  const where = { ...(field === undefined ? {} : { field }), found };
  const year = /^([+-]?\d+)-\d{2}-\d{2}$/.exec(text)?.[1];
  if (year !== undefined && !/^[1-9]\d{3}$/.test(year)) {
    const message = `"${found}" is not in a year that is read.`;
    return fail('bad-day', message, { ...where, cure: 'Name a day of the years from 1000 to 9999.' });
  }
  return fail('bad-day', `"${found}" is not a day.`, {
    ...where,
    cure: 'Write a day of the calendar as YYYY-MM-DD, for instance 2008-06-03.',
  });
}

/** The first and the last day of a span, both counted in. */
export interface Span {
  from: Day;
  to: Day;
}

/** What is wrong with a span that ends before it begins, by the names of its two fields; null for one in order. */
export function checkSpan(first: string, from: Day, last: string, to: Day): Problem | null {
  if (from <= to) return null;
  return {
    code: 'bad-span',
    message: `The span ends before it begins: ${first} is ${from}, and ${last} is ${to}.`,
    found: to,
    cure: `Give the earlier day as ${first}, the later one as ${last}: ${first} ${to}, ${last} ${from}.`,
  };
}

/**
 * Reads a span of days; without a last day it ends today. The fields are called `from` and `to` in problems, behind
 * `mark`. Errors: `bad-day`, both of them where both are bad, and `bad-span`.
 */
export function readSpan(
  given: { from: string; to?: string | undefined },
  today: Day,
  mark = '',
): Outcome<Span> {
  const fields = { from: given.from, to: given.to ?? today };
  const bad = Object.entries(fields).flatMap(([name, text]) => {
    const day = parseDay(text, `${mark}${name}`);
    return day.ok ? [] : [day.problem];
  });
  const [first, ...others] = bad;
  if (first) return failAll([first, ...others]);
  const backwards = checkSpan(`${mark}from`, fields.from, `${mark}to`, fields.to);
  if (!backwards) return succeed(fields);
  return { ok: false, problem: { ...backwards, field: `${mark}to` } };
}
