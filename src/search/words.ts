/** A word of a text: as it stands there, and folded for comparing. */
export interface Word {
  /** Lower case, without accents, apostrophes and a possessive: `Toturi's` gives `toturi`. */
  folded: string;
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
}

const APOSTROPHES = /['\u2018\u2019\u02bc\u00b4`]/g;
// a possessive after "s" ("players'") needs no rule: the trailing apostrophe is outside the word
const WORD = /[\p{L}\p{N}]+(?:['\u2018\u2019\u02bc\u00b4`][\p{L}\p{N}]+)*/gu;

/** Folds one word. */
export function foldWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(APOSTROPHES, "'")
    .replace(/'s$/, '')
    .replaceAll("'", '')
    .replace(/^(fav|hon|arm|col|behavi|neighb)our/, '$1or');
}

/** The words of a text in order; hyphens, slashes and all other marks separate words. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].map(match => ({
    folded: foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
