import { type Day, MONTHS, makeDay } from '../language/index.js';
import { fail, type Outcome, succeed } from './problem.js';

export const ACTIONS = ['added', 'changed', 'clarified', 'merged', 'deleted'] as const;
export type Action = (typeof ACTIONS)[number];

/** A change tag of a page: `[SCOPE] ACTION [and ACTION] DATE`. */
export interface ChangeTag {
  /** To the letter, without its brackets. */
  written: string;
  /** The part of the rule that changed; null for the whole. */
  scope: string | null;
  actions: Action[];
  /** The first day of the new state. */
  day: Day;
}

const WRITTEN_ACTIONS: ReadonlyMap<string, Action> = new Map([
  ['ADDED', 'added'],
  ['CHANGED', 'changed'],
  ['CLARIFIED', 'clarified'],
  ['CLARIFICATION', 'clarified'],
  ['MERGED', 'merged'],
  ['DELETED', 'deleted'],
]);

const MONTH_FIRST = /^(.*?)\s*\b([A-Za-z]+)\.?\s+(\d{1,2}),?\s+(\d{4}|\d{2})$/;
const DAY_FIRST = /^(.*?)\s*\b(\d{1,2})\s+([A-Za-z]+)\.?,?\s+(\d{4}|\d{2})$/;
const CURE = 'Write [SCOPE] ACTION [and ACTION] DATE, for instance "Ogre and Ratling ADDED June 03 2008".';

function monthNumber(word: string): number {
  const start = word.toLowerCase();
  // three letters are enough to tell months apart, and "Sept" is in use
  return start.length < 3 ? 0 : MONTHS.findIndex(month => month.toLowerCase().startsWith(start)) + 1;
}

function splitDate(text: string): { rest: string; day: Day | null } | null {
  const monthFirst = MONTH_FIRST.exec(text);
  const dayFirst = DAY_FIRST.exec(text);
  const parts = monthFirst
    ? { rest: monthFirst[1], month: monthFirst[2], day: monthFirst[3], year: monthFirst[4] }
    : dayFirst && { rest: dayFirst[1], month: dayFirst[3], day: dayFirst[2], year: dayFirst[4] };
  if (!parts) return null;
  const year = Number(parts.year) + (String(parts.year).length === 2 ? 2000 : 0);
  return {
    rest: String(parts.rest),
    day: makeDay(year, monthNumber(String(parts.month)), Number(parts.day)),
  };
}

/**
 * Reads one change tag, brackets dropped. A two-digit year is 20YY.
 * Error: `bad-tag` for a missing or impossible date, or an unknown action.
 */
export function parseTag(text: string): Outcome<ChangeTag> {
  const written = text.trim().replace(/\s+/g, ' ');
  const dated = splitDate(written);
  const bad = (message: string) => fail('bad-tag', message, { found: written.slice(0, 120), cure: CURE });
  if (!dated) return bad('The tag has no date.');
  if (!dated.day) return bad('The date of the tag is not a day of the calendar.');
  const words = dated.rest.split(' ');
  const actions: Action[] = [];
  while (words.length > 0) {
    const action = WRITTEN_ACTIONS.get(words[words.length - 1] as string);
    if (!action) break;
    actions.unshift(action);
    words.pop();
    // an "and" belongs to the actions only where another action stands before it
    if (words[words.length - 1] !== 'and' || !WRITTEN_ACTIONS.has(words[words.length - 2] ?? '')) break;
    words.pop();
  }
  if (actions.length === 0) {
    return bad(`The tag has no action: one of ${[...WRITTEN_ACTIONS.keys()].join(', ')}.`);
  }
  return succeed({ written, scope: words.join(' ') || null, actions, day: dated.day });
}
