/** Keeps which stretches of a sentence were understood, so that what is left can be looked at. */
export interface Cover {
  /** Every match of the pattern (which is global); their stretches count as understood. */
  take(pattern: RegExp): RegExpExecArray[];
  takeMatch(match: RegExpExecArray): void;
  /** The sentence with a blank for everything that was understood. */
  rest(): string;
}

export function makeCover(text: string): Cover {
  const marks = text.split('');
  const takeMatch = ({ index, 0: whole }: RegExpExecArray) => {
    marks.fill(' ', index, index + whole.length);
  };
  const take = (pattern: RegExp) => {
    const matches = [...text.matchAll(pattern)];
    matches.forEach(takeMatch);
    return matches;
  };
  return { take, takeMatch, rest: () => marks.join('') };
}

/**
 * Words that leave the sense of a question as it is. Kept short on purpose: whose a card is ("his", "opponent"), when
 * something was ("was", "had"), how much ("only", "all", "or") and every denial turn it, and so does a word that is unknown.
 */
const FILLER = wordSet(
  'a an the this there here i we me my our you your can could may might should do does is are am be have has having it its if ' +
    'when while with and but so then in on at to of for s ok okay legal legally allowed right correct please thanks hi hey hello judge ' +
    'question also too really still any make got im w yo',
);

/** The words of a list that is written with spaces. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Whether nothing is left but words that keep the sense: fillers, and the words of the subject itself. */
export function isHarmless(rest: string, words: ReadonlySet<string>): boolean {
  const left = rest.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return left.every(word => FILLER.has(word) || words.has(word)) && !/[≠¬]/u.test(rest);
}
