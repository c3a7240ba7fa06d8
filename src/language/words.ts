import { type Day, formatDay } from './day.js';

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `a`, `a and b`, `a, b and c`. */
export function joinAnd(words: readonly string[]): string {
  return AND.format(words);
}

/** `a`, `a or b`, `a, b or c`. */
export function joinOr(words: readonly string[]): string {
  return OR.format(words);
}

/** The first few, and how many more there are, for lists that are too long to read: `a, b, c and 57 more`. */
export function joinSome(words: readonly string[], most = 5): string {
  const more = words.length - most;
  return joinAnd([...words.slice(0, most), ...(more > 0 ? [`${more} more`] : [])]);
}

/** `1 document`, `2 documents`, `1,354 cards`, `2 copies`. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
}

/** A card name or a keyword with capital letters. */
export function capitalise(words: string): string {
  return words.replace(/(^| )\p{L}/gu, letter => letter.toUpperCase());
}

/** Words as a sentence: `One card.` of `one card`. */
export function formatSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** How a rule stood on a day. */
export const STATUS_WORDS = {
  'not-yet': 'not yet in force',
  'in-force': 'in force',
  unrecorded: 'wording lost',
  ended: 'not in force',
} as const;

/** What a ruling came to. */
export const VERDICT_WORDS = {
  yes: 'Yes',
  no: 'No',
  value: 'Answer',
  depends: 'It depends',
  unknown: 'Not on record',
  'not-covered': 'Not covered by these rules',
} as const;

/** Why a rule has no words on a day. */
export function formatMissing(status: keyof typeof STATUS_WORDS, day: Day): string {
  const when = formatDay(day);
  if (status === 'not-yet') return `This rule did not exist yet on ${when}.`;
  if (status === 'ended') return `This rule was not in force on ${when}.`;
  return `This rule existed on ${when}, but its wording then is lost.`;
}
