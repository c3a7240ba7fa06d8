import { plainText } from '../language/index.js';
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
