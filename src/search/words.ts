/** A word of a text: as written, and folded for comparing. */
export interface Word {
  /** Lower case, without accents, apostrophes and a possessive: `Toturi's` gives `toturi`. */
  folded: string;
  /** Where it is in the text, in UTF-16 units. */
  start: number;
  end: number;
}

const APOSTROPHES = /['\u2018\u2019\u02bc\u00b4`]/g;
// a possessive after "s" ("players'") needs no rule: the trailing apostrophe is outside the word
const WORD = /[\p{L}\p{N}]+(?:['\u2018\u2019\u02bc\u00b4`][\p{L}\p{N}]+)*/gu;

const BRITISH = /^(fav|hon|arm|col|behavi|neighb)our/;

/** Folds one word. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  // most words are plain letters already, and this runs for every word of every document
  const plain = /^[a-z0-9]+$/.test(lower)
    ? lower
    : lower
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(APOSTROPHES, "'")
        .replace(/'s$/, '')
        .replaceAll("'", '');
  return plain.replace(BRITISH, '$1or');
}

/** The words of a text in order; hyphens, slashes and all other marks separate words. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].map(match => ({
    folded: foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
