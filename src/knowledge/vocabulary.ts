import { nearest } from '../language/index.js';
import { type KeywordName, parseKeyword } from './keyword-name.js';

interface Known extends KeywordName {
  known: true;
}

/** The keywords that the documents know, in the documents' spelling. */
export interface Vocabulary {
  names: readonly string[];
  /** The known keyword of exactly this spelling key. */
  exact(key: string): KeywordName | undefined;
  /** The known keyword of that spelling, a plural included; else the keyword as it was written. */
  resolve(keyword: KeywordName): KeywordName & { known: boolean };
  near(name: string): string[];
}

function singulars(key: string): string[] {
  if (!key.endsWith('s') || key.endsWith("'s")) return [];
  return [
    key.slice(0, -1),
    ...(key.endsWith('es') ? [key.slice(0, -2)] : []),
    ...(key.endsWith('ies') ? [`${key.slice(0, -3)}y`] : []),
  ];
}

/** Builds a vocabulary; the first spelling of a keyword is kept. Names that are no keywords are passed over. */
export function makeVocabulary(names: Iterable<string>): Vocabulary {
  const byKey = new Map<string, Known>();
  for (const name of names) {
    const parsed = parseKeyword(name);
    if (parsed.ok && !byKey.has(parsed.value.key))
      byKey.set(parsed.value.key, { ...parsed.value, known: true });
  }
  const sorted = [...byKey.values()].map(keyword => keyword.name).sort();
  return {
    names: sorted,
    exact: key => byKey.get(key),
    resolve(keyword) {
      const exact = byKey.get(keyword.key);
      if (exact) return exact;
      for (const key of singulars(keyword.key)) {
        const known = byKey.get(key);
        if (known) return known;
      }
      return { ...keyword, known: false };
    },
    near: name => nearest(name, sorted),
  };
}
