import { nearest } from '../language/index.js';

const SHORTEST = 3;
const LONGEST = 30;
// a word of four letters has too many neighbours one letter away, one of them is often another word of the game
const MAY_CHANGE = 5;

// words of a sorted list that begin alike are neighbours
function beginningWith(sorted: readonly string[], start: string): string[] {
  let from = 0;
  for (let to = sorted.length; from < to; ) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] as string) < start) from = middle + 1;
    else to = middle;
  }
  let end = from;
  while (sorted[end]?.startsWith(start)) end += 1;
  return sorted.slice(from, end);
}

/**
 * Makes the guesser of unknown words over the words of all documents: known words that begin with what was typed, or that
 * a slip could have turned into it; best first, at most three.
 */
export function makeGuess(words: Iterable<string>): (word: string) => string[] {
  const sorted = [...new Set(words)].filter(word => !/\d/.test(word)).sort();
  return word => {
    if (word.length < SHORTEST || word.length > LONGEST || /\d/.test(word)) return [];
    const longer = beginningWith(sorted, word).sort((a, b) => a.length - b.length);
    if (longer.length > 0) return longer.slice(0, 3);
    if (word.length < MAY_CHANGE) return [];
    const reach = word.length < 8 ? 1 : 2;
    const alike = sorted.filter(({ length }) => Math.abs(length - word.length) <= reach);
    return nearest(word, alike);
  };
}
