import { dateTerms, type FoundDate, findDates } from './dates.js';
import { stem } from './lunr-index.js';
import { type Word, wordsIn } from './words.js';

/** Stems are kept, for the stemmer is slow; when there are this many, all are dropped, so that typed words cannot pile up. */
export const STEMS_KEPT = 20_000;
const stems = new Map<string, string>();

/** The term under which a word is found: its stem. Numbers and short words stay whole. */
export function termOf(folded: string): string {
  if (folded.length <= 3 || /\d/.test(folded)) return folded;
  let term = stems.get(folded);
  if (term === undefined) {
    if (stems.size >= STEMS_KEPT) stems.clear();
    term = stem(folded);
    stems.set(folded, term);
  }
  return term;
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

/** Every term of a text that is put into the index. */
export function termsOf(text: string): string[] {
  const { words, dates } = readText(text);
  return [
    ...words.map(({ folded }) => termOf(folded)),
    ...words.slice(1).map(({ folded }, index) => closedTerm((words[index] as Word).folded, folded)),
    ...dates.flatMap(dateTerms),
  ];
}
