import { type Day, findDates } from '../language/index.js';
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

const ACTION = [...WRITTEN_ACTIONS.keys()].join('|');
/** What is before the date; an "and" belongs to the actions only where another action comes before it. */
const SCOPE_AND_ACTIONS = new RegExp(`^(?:(.*?) )??((?:${ACTION})(?: and (?:${ACTION}))*)$`);
const CURE = 'Write [SCOPE] ACTION [and ACTION] DATE, for instance "Ogre and Ratling ADDED June 03 2008".';

/**
 * Reads one change tag, brackets dropped. A two-digit year is 20YY.
 * Error: `bad-tag` for a missing or impossible date, or an unknown action.
 */
export function parseTag(text: string): Outcome<ChangeTag> {
  const written = text.trim().replace(/\s+/g, ' ');
  const date = findDates(written).at(-1);
  const bad = (message: string) => fail('bad-tag', message, { found: written.slice(0, 120), cure: CURE });
  if (date?.kind !== 'day' || date.end < written.length)
    return bad('The tag does not end with a day of the calendar.');
  const [, scope = null, actions] = SCOPE_AND_ACTIONS.exec(written.slice(0, date.start).trim()) ?? [];
  if (!actions) return bad(`The tag has no action: one of ${[...WRITTEN_ACTIONS.keys()].join(', ')}.`);
  const read = actions.split(' and ').map(action => WRITTEN_ACTIONS.get(action) as Action);
  return succeed({ written, scope, actions: read, day: date.value });
}
