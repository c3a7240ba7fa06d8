import { NEGATION, type Reading } from './reading.js';

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
  /** Words of the question itself that would pass for a denial. */
  denials?: RegExp;
  /** For each fact the first words that are found count, so denials stand before what they deny. */
  facts: readonly FactCue[];
  /** Facts that must be told, for without them an answer says nothing. Left out: any one fact will do. */
  needs?: readonly string[];
}

/** Builds a fact's value from its match; `undefined` says that the words give no value after all. */
export type ReadFact = (match: RegExpExecArray) => unknown;

/** The number in the match's first group that has one. */
export const number: ReadFact = match => Number(match.slice(1).find(group => group !== undefined));

function readCue(text: string, { id, when, unless = [], facts, denials, needs }: Cue): Reading[] {
  if (!when.every(words => words.test(text)) || unless.some(words => words.test(text))) return [];
  const told: Record<string, unknown> = {};
  let rest = denials ? text.replace(denials, ' ') : text;
  for (const [fact, words, value] of facts) {
    const match = fact in told ? null : words.exec(text);
    const read = match && (typeof value === 'function' ? value(match) : value);
    if (!match || read === undefined) continue;
    told[fact] = read;
    rest = rest.replace(match[0], ' ');
  }
  const enough = needs ? needs.every(fact => fact in told) : Object.keys(told).length > 0;
  if (!enough) return [];
  return NEGATION.test(rest) ? [] : [{ id, facts: told }];
}

/** Reads a sentence by cues; null where none fits, or where more than one does, for then it is in doubt. */
export function readByCues(text: string, cues: readonly Cue[]): Reading | null {
  const [reading, ...others] = cues.flatMap(cue => readCue(text.toLowerCase(), cue));
  return reading && others.length === 0 ? reading : null;
}

/** Reads a card name or a keyword from the match's first group, with capital letters. */
export function capitalise(words: string): string {
  return words.replace(/(^| )\p{L}/gu, letter => letter.toUpperCase());
}
