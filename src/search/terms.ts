import { type FoundDate, findDates, foldAccents } from '../language/index.js';
import { stem } from './lunr-index.js';

/** A word of a text: as written, and folded for comparing. */
export interface Word {
  /** Lower case, without accents, apostrophes and a possessive: `Toturi's` gives `toturi`. */
  folded: string;
  /** Where it is in the text, in UTF-16 units. */
  start: number;
  end: number;
}

// a possessive after "s" ("players'") needs no rule: the trailing apostrophe is outside the word
const WORD = /[\p{L}\p{N}]+(?:['\u2018\u2019\u02bc\u00b4`][\p{L}\p{N}]+)*/gu;

const BRITISH = /^(fav|hon|arm|col|behavi|neighb)our/;

/** Folds one word. */
export function foldWord(word: string): string {
  return foldAccents(word).replace(/'s$/, '').replaceAll("'", '').replace(BRITISH, '$1or');
}

/** The words of a text in order; hyphens, slashes and all other marks separate words. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].map(match => ({
    folded: foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The term under which a word is found: its stem. Numbers and short words stay whole. */
export function termOf(folded: string): string {
  if (folded.length <= 3 || /\d/.test(folded)) return folded;
  return stem(folded);
}

/** The term of two neighbouring words written as one, so that `face-down` and `face down` are found as `facedown`. */
export function closedTerm(first: string, second: string): string {
  return termOf(first + second);
}

/** The term of a whole name of a rule: its title, one of its aliases, or a keyword. */
export function phraseTerm(folded: readonly string[]): string {
  return `=${folded.map(termOf).join('')}`;
}

/** The words of a text, and its dates; the words of a complete date are not listed again as words. */
export function readText(text: string): { words: Word[]; dates: FoundDate[] } {
  const dates = findDates(text);
  const whole = dates.filter(({ kind }) => kind === 'day' || kind === 'month');
  const words = wordsIn(text).filter(
    word => !whole.some(date => word.start < date.end && date.start < word.end),
  );
  return { words, dates };
}

/** The terms under which a date of a document is found: its day, its month, its year, and the day without a year. */
function dateTerms({ kind, value }: FoundDate): string[] {
  if (kind === 'day') return [value, value.slice(0, 7), value.slice(0, 4), `--${value.slice(5)}`];
  if (kind === 'month') return [value, value.slice(0, 4)];
  return kind === 'yearless' ? [`--${value}`] : [];
}

/** Every term of a text that is put into the index. */
export function termsOf(text: string): string[] {
  const { words, dates } = readText(text);
  return [
    ...words.map(({ folded }) => termOf(folded)),
    ...words.slice(1).map(({ folded }, index) => closedTerm((words[index] as Word).folded, folded)),
    ...dates.flatMap(dateTerms),
  ];
}
