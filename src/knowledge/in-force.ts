import * as z from 'zod';
import { type Day, formatDay } from '../language/index.js';
import type { RuleDocument, Wording } from './document.js';
import type { ChangeTag } from './tag.js';

export const statusSchema = z.enum(['not-yet', 'in-force', 'unrecorded', 'ended']);
export type Status = z.infer<typeof statusSchema>;

/** The status of a rule on a day. */
export interface Standing {
  status: Status;
  /** The words in force that day; null where the rule was not in force, or its words are lost. */
  wording: Wording | null;
  /** No tag says since when the rule is in force. */
  undated: boolean;
  /** What a judge must know about an answer from this rule on that day. */
  caveats: string[];
}

/** Whether the tag covers the whole document, not a part of it. */
export function isWholeRule(document: RuleDocument, tag: ChangeTag): boolean {
  return tag.scope === null || tag.scope === document.scope;
}

type Step = 'begins' | 'ends' | 'rewords' | 'keeps';

// one tag may carry several actions: ending and beginning outweigh a change of words
function stepOf({ actions }: ChangeTag): Step {
  if (actions.includes('deleted')) return 'ends';
  if (actions.includes('added')) return 'begins';
  return actions.includes('changed') ? 'rewords' : 'keeps';
}

function lostOrRecorded(document: RuleDocument, from: ChangeTag): Pick<Standing, 'status' | 'wording'> {
  const wording = document.earlier.find(({ until }) => until === from.day) ?? null;
  return { status: wording ? 'in-force' : 'unrecorded', wording };
}

// walks back from the present over every tag that came after the day
function walkBack(document: RuleDocument, day: Day): Pick<Standing, 'status' | 'wording'> {
  const tags = document.tags.filter(tag => isWholeRule(document, tag));
  // what only keeps or moves the words does not bring an ended rule back
  const last = tags.findLast(tag => stepOf(tag) !== 'keeps');
  let state: Pick<Standing, 'status' | 'wording'> = { status: 'in-force', wording: document };
  if (last && stepOf(last) === 'ends') state = { status: 'ended', wording: null };
  for (let index = tags.length - 1; index >= 0; index--) {
    const tag = tags[index] as ChangeTag;
    if (tag.day <= day) break;
    const step = stepOf(tag);
    if (step === 'rewords') state = lostOrRecorded(document, tag);
    if (step === 'ends') {
      state = tag === last ? { status: 'in-force', wording: document } : lostOrRecorded(document, tag);
    }
    if (step === 'begins') {
      const hadEnded = tags.slice(0, index).some(earlier => stepOf(earlier) === 'ends');
      state = { status: hadEnded ? 'ended' : 'not-yet', wording: null };
    }
  }
  return state;
}

function makeCaveats(document: RuleDocument, day: Day, { status }: Pick<Standing, 'status'>): string[] {
  const parts = document.tags.filter(tag => !isWholeRule(document, tag) && day < tag.day);
  const caveats = parts.map(
    tag =>
      `Part of "${document.title}" (${tag.scope}) was ${tag.actions.join(' and ')} on ${formatDay(tag.day)}; ` +
      'how that part read before is not on record.',
  );
  if (document.wordsLost && status === 'in-force') {
    caveats.push(`The words of "${document.title}" are not on record.`);
  }
  if (status === 'unrecorded') {
    caveats.push(
      `"${document.title}": this rule existed on ${formatDay(day)}, but its wording then is lost.`,
    );
  }
  return caveats;
}

// every step of every proof asks, and between two tags the answer is the same
const known = new WeakMap<RuleDocument, Standing[]>();

/**
 * The status of a document on a day. A tag's day is the first day of the new state; today's words are never
 * projected behind a change, and lost words are never made up. The answer is shared: it must not be changed.
 */
export function standingOn(document: RuleDocument, day: Day): Standing {
  let begun = 0;
  for (const tag of document.tags) if (tag.day <= day) begun += 1;
  const periods = known.get(document) ?? [];
  const kept = periods[begun];
  if (kept) return kept;
  const state = walkBack(document, day);
  const standing = {
    ...state,
    undated: !document.tags.some(tag => isWholeRule(document, tag)),
    caveats: makeCaveats(document, day, state),
  };
  // where words are lost, the caveat names the day itself
  if (state.status !== 'unrecorded') {
    periods[begun] = standing;
    known.set(document, periods);
  }
  return standing;
}
