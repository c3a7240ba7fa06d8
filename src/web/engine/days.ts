import { type Corpus, type Day, dayBefore } from '../../knowledge/index.js';

/** A day worth looking at: that of a change, or the one before. */
export interface MarkedDay {
  day: Day;
  change: boolean;
}

/** Days on which an answer can turn, newest first: each change, and the day before it. */
export function listMarkedDays({ changeDays }: Corpus): MarkedDay[] {
  const marked = new Map<Day, boolean>();
  for (const day of changeDays) {
    marked.set(day, true);
    const before = dayBefore(day);
    if (!marked.has(before)) marked.set(before, false);
  }
  return [...marked].map(([day, change]) => ({ day, change })).sort((a, b) => (a.day < b.day ? 1 : -1));
}

/** Today in UTC, as the service counts it. */
export function todayInUtc(): Day {
  return new Date().toISOString().slice(0, 10);
}
