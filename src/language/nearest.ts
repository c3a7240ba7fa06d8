import { distance } from 'fastest-levenshtein';

const WORDS = /[\p{L}\p{N}]+/gu;

function slipsIn(length: number): number {
  return Math.floor(length / 3);
}

// as many letters as one is longer than the other are slips at least: most pairs need no closer look
function distanceUpTo(limit: number, a: string, b: string): number {
  return Math.abs(a.length - b.length) > limit ? Number.POSITIVE_INFINITY : distance(a, b);
}

/** How many slips make each word typed a word of the name, in order; null where one has none. Words left out are free. */
function slipsByWord(asked: readonly string[], name: string): number | null {
  let slips = 0;
  const left = name.match(WORDS) ?? [];
  for (const word of asked) {
    const limit = slipsIn(word.length);
    const at = left.findIndex(one => distanceUpTo(limit, word, one) <= limit);
    if (at < 0) return null;
    slips += distance(word, left[at] as string);
    left.splice(0, at + 1);
  }
  return slips;
}

/**
 * Up to three of the candidates that a slip of the finger could have meant, that contain what was typed (three letters
 * at least), or that have all of its words (two at least), nearest first. `least`: slips that are allowed however short
 * the word is.
 */
export function nearest(word: string, candidates: Iterable<string>, least = 1): string[] {
  const asked = word.toLowerCase();
  const limit = Math.max(least, slipsIn(asked.length));
  const words = asked.match(WORDS) ?? [];
  const shortest = words.reduce((sum, { length }) => sum + length - slipsIn(length), 0);
  const scored: { candidate: string; score: number; apart: number }[] = [];
  for (const candidate of candidates) {
    const name = candidate.toLowerCase();
    const near = distanceUpTo(limit, asked, name);
    const holds = asked.length > 2 && name.includes(asked) ? 1 : near;
    const byWord = words.length > 1 && name.length >= shortest ? slipsByWord(words, name) : null;
    const score = Math.min(near, holds, byWord === null ? near : byWord + 1);
    if (score <= limit) scored.push({ candidate, score, apart: distance(asked, name) });
  }
  return scored
    .sort((a, b) => a.score - b.score || a.apart - b.apart || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
