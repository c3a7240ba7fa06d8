/** How a question is recognised in a sentence: its words, and the facts that they give. Read by the ask room. */

/** Builds a fact's value from its match; `undefined` says that the words give no value after all. */
export type ReadFact = (match: RegExpExecArray) => unknown;

/** A fact that words give: its name, the words, and the value or how the value is read from them. */
export type FactCue = readonly [
  fact: string,
  words: RegExp,
  value: ReadFact | boolean | number | string | null | readonly string[],
];

/** How people ask a question. Everything is matched against lower case. */
export interface Asked {
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
  /** Facts without which an answer says nothing. Left out: any one fact will do. */
  needs?: readonly string[];
}

/** The cue of the question with this id. */
export interface Cue extends Asked {
  id: string;
}

/** The number in the match's first group that has one. */
export function readNumber(match: RegExpExecArray): number {
  return Number(match.slice(1).find(group => group !== undefined));
}

/** All numbers in the match's first group. */
export function readNumbers(match: RegExpExecArray): number[] {
  return (match[1] as string).match(/\d+/g)?.map(Number) as number[];
}

/** The side that the match's last group begins to name. */
export function readSide(match: RegExpExecArray): 'attacking' | 'defending' {
  return match.at(-1)?.startsWith('att') ? 'attacking' : 'defending';
}
