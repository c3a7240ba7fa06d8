import { type Day, dayBefore, formatDay, MONTHS } from '../knowledge/index.js';
import { joinAnd } from '../language/index.js';

/** A month or a year that a sentence names, or the two days that its date can mean. */
export interface Span {
  /** `June 2008`, `2007`. */
  name: string;
  first: Day;
  last: Day;
  /** Whether one of the two days is meant, and none between them. */
  either?: true;
}

/** The two days that a date of figures can mean: `6/10/2008`. */
export function makeEither(one: Day, other: Day): Span {
  const [first, last] = [one, other].sort() as [Day, Day];
  return { name: `${formatDay(first)} or ${formatDay(last)}`, first, last, either: true };
}

/** The span of `2008-06`, or of `2007`. */
export function makeSpan(written: string): Span {
  const [year, month] = written.split('-').map(Number) as [number, number | undefined];
  const start = (after: number) => {
    const months = year * 12 + after;
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
  };
  const from = month === undefined ? 0 : month - 1;
  return {
    name: month === undefined ? `${year}` : `${MONTHS[from]} ${year}`,
    first: start(from),
    last: dayBefore(start(month === undefined ? 12 : month)),
  };
}

/** What comes of a question for every day of a span: the outcome of its last day, or why there is none for all. */
export type SpanRuling<T> = { outcome: T; said: string } | { outcome: null; said: string };

/**
 * Rules on the first day of a span, and on each day within it on which a rule changed. Where all comes to the same,
 * the ruling of the last day stands for all of them.
 */
export async function ruleSpan<T>(
  { name, first, last, either }: Span,
  changeDays: readonly Day[],
  rule: (day: Day) => Promise<T | null>,
  keyOf: (outcome: T) => string,
): Promise<SpanRuling<T>> {
  const days = [first, ...changeDays.filter(day => !either && day > first && day < last), last];
  const changed: Day[] = [];
  let outcome: T | null = null;
  for (const day of days) {
    const next = await rule(day);
    if (!next) return { outcome: null, said: `It names no day but ${name}, and a ruling needs a day.` };
    if (outcome && keyOf(outcome) !== keyOf(next)) changed.push(day);
    outcome = next;
  }
  const [instead] = changed;
  if (either) {
    const date = `The date can be read as ${name}`;
    return instead === undefined
      ? { outcome: outcome as T, said: `${date}, and the ruling is the same.` }
      : { outcome: null, said: `${date}, and the rulings differ: name one, for instance ${first}.` };
  }
  if (instead === undefined)
    return { outcome: outcome as T, said: `The ruling is the same on every day of ${name}.` };
  const when = joinAnd(changed.map(formatDay));
  return {
    outcome: null,
    said: `The ruling changed within ${name}, on ${when}: name a day, for instance ${instead}.`,
  };
}
