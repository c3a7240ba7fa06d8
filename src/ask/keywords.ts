import { nearest } from '../language/index.js';
import { wordsIn } from '../search/index.js';

/** A piece of a sentence: a known keyword, or a word that is none. */
export type Piece =
  | { keyword: string; written: string; corrected: boolean; start: number; end: number }
  | { word: string; start: number; end: number };

const LONGEST = 5;
const CORRECTED_FROM = 5;

function closedKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/\bthe\b/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function spellingsOf(name: string): string[] {
  return [closedKey(name), closedKey(name.replace(/'s\b/g, ''))];
}

function singularsOf(key: string): string[] {
  return [key, key.replace(/ies$/, 'y'), key.replace(/es$/, ''), key.replace(/s$/, '')];
}

/** Finds keywords in text: longest first, in any case, in the plural, with or without apostrophe, hyphen and "the". */
export function makeKeywordFinder(
  names: readonly string[],
): (text: string, glue: ReadonlySet<string>) => Piece[] {
  const bySpelling = new Map(
    names.flatMap(name => spellingsOf(name).map(spelling => [spelling, name] as const)),
  );
  const single = names.filter(name => !name.includes(' '));
  const exact = (written: string) =>
    singularsOf(closedKey(written)).flatMap(spelling => bySpelling.get(spelling) ?? [])[0];
  // one other keyword within reach, and the same first letter: else it is left as the word it is
  const corrected = (written: string) => {
    const near = written.length < CORRECTED_FROM ? [] : nearest(written, single);
    return near.length === 1 && near[0]?.charAt(0).toLowerCase() === written.charAt(0).toLowerCase()
      ? near[0]
      : undefined;
  };
  return (text, glue) => {
    const words = wordsIn(text);
    const pieces: Piece[] = [];
    let at = 0;
    while (at < words.length) {
      const { start, end, folded } = words[at] as (typeof words)[number];
      const lengths = Array.from(
        { length: Math.min(LONGEST, words.length - at) },
        (_, index) => index + 1,
      ).reverse();
      const found = lengths.flatMap(length => {
        const last = words[at + length - 1] as (typeof words)[number];
        const written = text.slice(start, last.end);
        const keyword = exact(written);
        return keyword ? [{ keyword, written, corrected: false, start, end: last.end, length }] : [];
      })[0];
      const written = text.slice(start, end);
      const meant = found || glue.has(folded) ? undefined : corrected(written);
      if (found) {
        const { length, ...piece } = found;
        pieces.push(piece);
        at += length;
      } else {
        pieces.push(
          meant ? { keyword: meant, written, corrected: true, start, end } : { word: folded, start, end },
        );
        at++;
      }
    }
    return pieces;
  };
}
