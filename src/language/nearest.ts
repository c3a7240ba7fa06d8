import { distance } from 'fastest-levenshtein';

const WORDS = /[\p{L}\p{N}]+/gu;

/** However long a name is: with more slips it is another name, and looking for them would cost time. */
const MOST_SLIPS = 8;

function slipsIn(length: number): number {
  return Math.min(Math.floor(length / 3), MOST_SLIPS);
}

/** The letters from a to z that a text has, a bit each. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}

// each letter that the other text does not have is a slip at least
function isWithin(limit: number, letters: number, others: number): boolean {
  let slips = 0;
  for (let missing = letters & ~others; missing !== 0 && slips <= limit; missing &= missing - 1) slips++;
  return slips <= limit;
}

// as many letters as one is longer than the other are slips at least: most pairs need no closer look
function distanceUpTo(limit: number, a: string, b: string): number {
  return Math.abs(a.length - b.length) > limit ? Number.POSITIVE_INFINITY : distance(a, b);
}

/** A word that was typed. */
interface Asked {
  word: string;
  limit: number;
  letters: number;
}

/** A name that may be meant. */
interface Name {
  candidate: string;
  name: string;
  letters: number;
  /** Once they are asked for. */
  words: string[] | null;
}

const wordsOf = (text: string) => [...text.matchAll(WORDS)].map(([word]) => word);

/** How many slips make each word typed a word of the name, in order; null where one has none. Words left out are free. */
function slipsByWord(asked: readonly Asked[], one: Name): number | null {
  if (!asked.every(({ limit, letters }) => isWithin(limit, letters, one.letters))) return null;
  let slips = 0;
  one.words ??= wordsOf(one.name);
  const left = [...one.words];
  for (const { word, limit } of asked) {
    const at = left.findIndex(one => distanceUpTo(limit, word, one) <= limit);
    if (at < 0) return null;
    slips += distance(word, left[at] as string);
    left.splice(0, at + 1);
  }
  return slips;
}

/** Makes the search for the nearest of many names, which are taken apart once: see {@link nearest}. */
export function makeNearest(candidates: Iterable<string>): (word: string, least?: number) => string[] {
  const names = [...new Set(candidates)].map((candidate): Name => {
    const name = candidate.toLowerCase();
    return { candidate, name, letters: lettersOf(name), words: null };
  });
  return (word, least = 1) => {
    const asked = word.toLowerCase();
    const limit = Math.max(least, slipsIn(asked.length));
    const words = wordsOf(asked).map(one => ({
      word: one,
      limit: slipsIn(one.length),
      letters: lettersOf(one),
    }));
    const askedLetters = lettersOf(asked);
    const shortest = words.reduce((sum, one) => sum + one.word.length - one.limit, 0);
    const scored: { candidate: string; score: number; apart: number }[] = [];
    for (const one of names) {
      const { candidate, name, letters } = one;
      if (!isWithin(limit, askedLetters, letters)) continue;
      const near = isWithin(limit, letters, askedLetters)
        ? distanceUpTo(limit, asked, name)
        : Number.POSITIVE_INFINITY;
      const holds = asked.length > 2 && name.includes(asked) ? 1 : near;
      const byWord = words.length > 1 && name.length >= shortest ? slipsByWord(words, one) : null;
      const score = Math.min(near, holds, byWord === null ? near : byWord + 1);
      if (score <= limit) scored.push({ candidate, score, apart: distance(asked, name) });
    }
    return scored
      .sort((a, b) => a.score - b.score || a.apart - b.apart || (a.candidate < b.candidate ? -1 : 1))
      .slice(0, 3)
      .map(({ candidate }) => candidate);
  };
}

/**
 * Up to three of the candidates that a slip of the finger could have meant, that contain what was typed (three letters
 * at least), or that have all of its words (two at least), nearest first. `least`: slips that are allowed however short
 * the word is.
 */
export function nearest(word: string, candidates: Iterable<string>, least = 1): string[] {
  return makeNearest(candidates)(word, least);
}
