import { isHarmless, isTurned, makeCover, wordSet } from './cover.js';
import type { Reading } from './reading.js';

/** A fact that words give: its name, the words, and the value or how the value is read from them. */
export type FactCue = readonly [
  fact: string,
  words: RegExp,
  value: ReadFact | boolean | number | string | null | readonly string[],
];

/** How a question with facts is recognised in a sentence. Everything is matched against lower case. */
export interface Cue {
  id: string;
  /** All of them must be found. */
  when: readonly RegExp[];
  /** None of them may be found. */
  unless?: readonly RegExp[];
  /** Words of the subject that keep the sense of the question, parted by spaces; any other word ends the attempt. */
  words: string;
  /** What a fact reads beside its own words: each stretch of it counts as understood. */
  also?: readonly RegExp[];
  /** Whether its sentences may name single keywords, as those of a card. */
  keywords?: boolean;
  /** For each fact the first words that are found count, so denials stand before what they deny. */
  facts: readonly FactCue[];
  /** Facts that must be told, for without them an answer says nothing. Left out: any one fact will do. */
  needs?: readonly string[];
}

/** Builds a fact's value from its match; `undefined` says that the words give no value after all. */
export type ReadFact = (match: RegExpExecArray) => unknown;

/** The number in the match's first group that has one. */
export const number: ReadFact = match => Number(match.slice(1).find(group => group !== undefined));

function readCue(text: string, cue: Cue, keywords: readonly string[]): Reading[] {
  const { id, when, unless = [], facts, also = [], needs } = cue;
  if (!when.every(words => words.test(text)) || unless.some(words => words.test(text))) return [];
  const told: Record<string, unknown> = {};
  const cover = makeCover(text);
  for (const [fact, words, value] of facts) {
    const match = fact in told ? null : words.exec(text);
    const read = match && (typeof value === 'function' ? value(match) : value);
    if (!match || read === undefined) continue;
    told[fact] = read;
    cover.takeMatch(match);
  }
  also.forEach(cover.take);
  const enough = needs ? needs.every(fact => fact in told) : Object.keys(told).length > 0;
  const rest = cover.rest();
  const harmless = new Set([...wordSet(cue.words), ...(cue.keywords ? keywords : [])]);
  return enough && isHarmless(rest, harmless) && !isTurned(text, rest) ? [{ id, facts: told }] : [];
}

/** Reads a sentence by cues; null where none fits, or where more than one does, for then it is in doubt. */
export function readByCues(text: string, cues: readonly Cue[], keywords: readonly string[]): Reading | null {
  const known = keywords.map(keyword => keyword.toLowerCase());
  const [reading, ...others] = cues.flatMap(cue => readCue(text.toLowerCase(), cue, known));
  return reading && others.length === 0 ? reading : null;
}

/** Reads a card name or a keyword from the match's first group, with capital letters. */
export function capitalise(words: string): string {
  return words.replace(/(^| )\p{L}/gu, letter => letter.toUpperCase());
}
