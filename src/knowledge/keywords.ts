import { nearest, plainText } from '../language/index.js';
import { fail, type Outcome, succeed } from './problem.js';

/** The longest text that is taken for a keyword, in characters. */
export const KEYWORD_LIMIT = 120;

/** One keyword: how it is written, and the one spelling by which it is compared. */
export interface KeywordName {
  name: string;
  key: string;
}

/**
 * Gives a keyword its one spelling: markup, entities, typographic marks, white space and case make no
 * difference; every word and number does (`Half-Naga` is not `Naga`, `Ninjutsu 3` is not `Ninjutsu`).
 * Error: `bad-keyword` for an empty text or one over {@link KEYWORD_LIMIT} characters.
 */
export function parseKeyword(text: string): Outcome<KeywordName> {
  if (text.length > KEYWORD_LIMIT) {
    return fail('bad-keyword', `A keyword of ${text.length} characters is no keyword.`, {
      found: `${text.slice(0, 40)}…`,
      cure: `Keywords have at most ${KEYWORD_LIMIT} characters.`,
    });
  }
  const name = plainText(text)
    .replace(/^["\u2022\s]+|["\s]+$/g, '')
    .trim();
  if (name === '') {
    return fail('bad-keyword', 'The keyword is empty.', {
      found: text,
      cure: 'Name a keyword, for instance Ratling.',
    });
  }
  return succeed({ name, key: name.toLowerCase() });
}

/** The one spelling of a keyword; a text that is none stays as it is, so that it is like no keyword. */
export function keyOfKeyword(text: string): string {
  const parsed = parseKeyword(text);
  return parsed.ok ? parsed.value.key : text;
}

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
