import { arrowsOf, type RuleDocument } from '../knowledge/index.js';
import { termOf } from './terms.js';
import { wordsIn } from './words.js';

/** Keywords that are one keyword, so that a search for either finds what is said of the other. */
export interface KeywordTerms {
  /** Terms of the equivalents of every keyword among these words. */
  expand(folded: readonly string[]): string[];
}

function termsIn(name: string): string[] {
  return wordsIn(name).map(({ folded }) => termOf(folded));
}

/** Reads the equivalences of all documents, of any day: a search for old words should find old rules too. */
export function makeKeywordTerms(documents: readonly RuleDocument[]): KeywordTerms {
  const equivalents = new Map<string, string[]>();
  const wordings = documents.flatMap(document => [document, ...document.earlier]);
  for (const { from, to, kind } of wordings.flatMap(({ relations }) => relations.flatMap(arrowsOf))) {
    const key = termsIn(from).join(' ');
    if (kind === 'equivalent') equivalents.set(key, [...(equivalents.get(key) ?? []), ...termsIn(to)]);
  }
  return {
    expand(folded) {
      const terms = ` ${folded.map(termOf).join(' ')} `;
      return [...equivalents].filter(([key]) => terms.includes(` ${key} `)).flatMap(([, others]) => others);
    },
  };
}
