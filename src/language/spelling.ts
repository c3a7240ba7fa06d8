import { distance } from 'fastest-levenshtein';

const SHORTEST = 5;

/** How many letters a word of this length may have wrong. */
function slipsIn(length: number): number {
  return length < 8 ? 1 : 2;
}

// a slip changes a letter, drops or adds one, or swaps two neighbours
function isSlip(written: string, meant: string, limit: number): boolean {
  if (Math.abs(written.length - meant.length) > limit) return false;
  const apart = distance(written, meant);
  if (apart <= limit) return true;
  if (apart !== 2 || written.length !== meant.length) return false;
  const at = [...written].findIndex((letter, index) => letter !== meant[index]);
  return written[at] === meant[at + 1] && written[at + 1] === meant[at];
}

/** Reads a misspelled word as the one word of a vocabulary that it can mean; null where it means none, or several. */
export function makeCorrector(vocabulary: Iterable<string>): (word: string) => string | null {
  const byLetter = new Map<string, string[]>();
  const known = new Set(vocabulary);
  for (const word of known) {
    if (word.length < SHORTEST - 1) continue;
    const first = word.charAt(0);
    const list = byLetter.get(first);
    if (list) list.push(word);
    else byLetter.set(first, [word]);
  }
  return word => {
    if (known.has(word)) return word;
    if (word.length < SHORTEST || /\d/.test(word) || word.length > 40) return null;
    const limit = slipsIn(word.length);
    const near = (byLetter.get(word.charAt(0)) ?? []).filter(one => isSlip(word, one, limit));
    const least = Math.min(...near.map(one => distance(word, one)));
    const best = near.filter(one => distance(word, one) === least);
    return best.length === 1 ? (best[0] as string) : null;
  };
}
