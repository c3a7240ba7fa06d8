import type { Corpus } from '../knowledge/index.js';
import { tokensOf } from '../language/index.js';

/** Rules that a sentence asks for. */
export interface FoundRules {
  rules: Corpus['documents'];
  /** Whether the rules are of this name; otherwise their text has its words. */
  named: boolean;
}

const stemsOf = (text: string) => new Set(tokensOf(text).map(({ stem }) => stem));

/** Makes the finder of the rules on a subject: those of which title, id or keywords have all its words, or else their texts. */
export function makeSubjectFinder(corpus: Corpus): (stems: readonly string[]) => FoundRules | null {
  const known = corpus.documents.map(document => {
    const { title, id, keywords, answer, text } = document;
    const names = stemsOf([title, id.replace(/[/-]/g, ' '), ...keywords].join(' '));
    return { document, names, words: stemsOf([title, answer, text].join(' ')) };
  });
  const isLike = (stem: string, other: string) =>
    other.length > 4 && stem.length > 4 && (other.startsWith(stem) || stem.startsWith(other));
  return stems => {
    const all = stems.filter(
      stem => !/^(?:player|card|keyword|rul|gam|format|multiplayer|legacy)$/.test(stem),
    );
    const within = stems.includes('multiplayer') ? 'multiplayer' : null;
    const pages = known.filter(({ document }) => within === null || document.format === within);
    const listed = (key: 'names' | 'words') =>
      pages.filter(one =>
        all.every(stem => one[key].has(stem) || [...one[key]].some(other => isLike(stem, other))),
      );
    if (all.length === 0) return null;
    const named = listed('names');
    const found = named.length > 0 ? named : listed('words');
    // a word of half the page is no subject
    if (found.length === 0 || (named.length === 0 && found.length > 6)) return null;
    return { rules: found.map(({ document }) => document), named: named.length > 0 };
  };
}
