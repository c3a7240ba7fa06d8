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
  /** The change of the whole rule that decides so: the first one after the day, else the last; null where none is. */
  change: ChangeTag | null;
  /** No tag says since when the rule is in force. */
  undated: boolean;
  /** What a judge must know about an answer from this rule on that day. */
  caveats: string[];
}

/** Whether the tag covers the whole document, not a part of it. */
export function isWholeRule(document: RuleDocument, tag: ChangeTag): boolean {
  return tag.scope === null || tag.scope === document.scope;
}

// one tag may carry several actions: ending and beginning outweigh a change of words
function stepOf({ actions }: ChangeTag): 'begins' | 'ends' | 'rewords' | 'keeps' {
  if (actions.includes('deleted')) return 'ends';
  if (actions.includes('added')) return 'begins';
  return actions.includes('changed') ? 'rewords' : 'keeps';
}

// the first change after the day decides; where none comes, the last one does
function stateOn(document: RuleDocument, day: Day): Pick<Standing, 'status' | 'wording' | 'change'> {
  // what only keeps or moves the words neither ends a rule nor brings an ended one back
  const tags = document.tags.filter(tag => isWholeRule(document, tag) && stepOf(tag) !== 'keeps');
  const next = tags.find(tag => tag.day > day);
  const change = next ?? tags.at(-1) ?? null;
  const step = change && stepOf(change);
  if (!next) {
    return step === 'ends'
      ? { status: 'ended', wording: null, change }
      : { status: 'in-force', wording: document, change };
  }
  // the last end of a rule left its words as they were
  if (step === 'ends' && next === tags.at(-1)) return { status: 'in-force', wording: document, change };
  if (step === 'begins') {
    const hadEnded = tags.slice(0, tags.indexOf(next)).some(tag => stepOf(tag) === 'ends');
    return { status: hadEnded ? 'ended' : 'not-yet', wording: null, change };
  }
  const wording = document.earlier.find(({ until }) => until === next.day) ?? null;
  return { status: wording ? 'in-force' : 'unrecorded', wording, change };
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

/**
 * The status of a document on a day. A tag's day is the first day of the new state; today's words are never
 * projected behind a change, and lost words are never made up.
 */
export function standingOn(document: RuleDocument, day: Day): Standing {
  const state = stateOn(document, day);
  return {
    ...state,
    undated: !document.tags.some(tag => isWholeRule(document, tag)),
    caveats: makeCaveats(document, day, state),
  };
}
