import { makeCorrector, nearest, plainText } from '../language/index.js';
import { PRINTED_KEYWORDS } from './printed-keywords.js';
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
  return succeed({ name, key: spaceExperience(name.toLowerCase()) });
}

/** `exp2kyd` and `experienced 2kyd` as `experienced 2 kyd`. */
function spaceExperience(key: string): string {
  return key
    .replace(/^exp(?:erienced)?(?=\d|kyd|com|cw|$)/, 'experienced ')
    .replace(/^(experienced \d+(?:\.\d+)?)(?=[a-z])/, '$1 ')
    .trimEnd();
}

/** The one spelling of a keyword; other text stays as it is, so that it equals no keyword. */
export function keyOfKeyword(text: string): string {
  const parsed = parseKeyword(text);
  return parsed.ok ? parsed.value.key : text;
}

/** A keyword as it is understood; `read` is how it was written, where that is another spelling of a known one. */
export interface ReadKeyword extends KeywordName {
  /** Whether a rule mentions it. */
  known: boolean;
  /** Whether it is printed on a card. */
  printed: boolean;
  read: string | null;
}

/** The keywords that the documents know, in the documents' spelling. */
export interface Vocabulary {
  /** Without the patterns for keywords with any number or words. */
  names: readonly string[];
  /** The known keyword of exactly this spelling key. */
  exact(key: string): KeywordName | undefined;
  /** The known keyword of that spelling, also in the plural or nearly right; else the keyword as it was written. */
  resolve(keyword: KeywordName): ReadKeyword;
  near(name: string): string[];
}

/** The keyword that a text names. Errors: `bad-keyword`; `unknown-keyword`, with near ones, where no rule and no card has it. */
export function findKeyword(
  keywords: Vocabulary,
  text: string,
  field: string,
  isPrinted: (key: string) => boolean,
): Outcome<ReadKeyword> {
  const parsed = parseKeyword(text);
  if (!parsed.ok) return { ok: false, problem: { ...parsed.problem, field } };
  const read = keywords.resolve(parsed.value);
  if (read.known || read.printed || isPrinted(read.key)) return succeed(read);
  return fail('unknown-keyword', `No rule and no card has the keyword "${read.name}".`, {
    field,
    found: read.name,
    cure: 'Give a keyword that a rule or a card has.',
    near: keywords.near(read.name),
  });
}

function singulars(key: string): string[] {
  if (!key.endsWith('s') || key.endsWith("'s")) return [];
  return [
    key.slice(0, -1),
    ...(key.endsWith('es') ? [key.slice(0, -2)] : []),
    ...(key.endsWith('ies') ? [`${key.slice(0, -3)}y`] : []),
  ];
}

/** Only the letters and digits, without "the": `non-human` is `nonhuman`. */
function bareKey(key: string): string {
  return key.replace(/\bthe\b|[^\p{L}\p{N}]/gu, '');
}

const PATTERN = /[#*]/;

/** The keys that fit a pattern of a relation, in which `#` is any number, and `*` any words; null for a plain keyword. */
export function makePattern(key: string): RegExp | null {
  if (!PATTERN.test(key)) return null;
  const source = key.replace(/[^\p{L}\p{N}\s#*]/gu, '\\$&');
  return new RegExp(`^${source.replace('#', '(\\d+(?:\\.\\d+)?)').replace('*', '.+')}$`, 'u');
}

/** Builds a vocabulary; the first spelling of a keyword is kept. Names that are no keywords are passed over. */
export function makeVocabulary(names: Iterable<string>): Vocabulary {
  const byKey = new Map<string, ReadKeyword>();
  for (const name of names) {
    const parsed = parseKeyword(name);
    if (parsed.ok && !byKey.has(parsed.value.key))
      byKey.set(parsed.value.key, { ...parsed.value, known: true, printed: false, read: null });
  }
  const printed = new Map(PRINTED_KEYWORDS.map(name => [name.toLowerCase(), name]));
  const families = new Set([...printed.keys()].flatMap(key => /^.+? of(?= )/.exec(key) ?? []));
  const patterns = [...byKey.keys()].flatMap(key => makePattern(key) ?? []);
  const plain = [...byKey.values()].filter(({ key }) => !PATTERN.test(key));
  const sorted = plain.map(({ name }) => name).sort();
  const byBareKey = new Map(plain.map(keyword => [bareKey(keyword.key), keyword]));
  const correct = makeCorrector(plain.flatMap(({ key }) => key.split(/[^\p{L}\p{N}]+/u)));
  // word by word: a whole name has room for slips that make it another one
  const corrected = (key: string) => key.replace(/[\p{L}\p{N}]+/gu, word => correct(word) ?? word);
  return {
    names: sorted,
    exact: key => byKey.get(key),
    resolve({ name, key }) {
      const unread = { name, key, known: false, printed: false, read: null };
      const spellings = [key, ...singulars(key)];
      const exact = spellings.find(spelling => byKey.has(spelling));
      if (exact !== undefined) return byKey.get(exact) as ReadKeyword;
      if (patterns.some(pattern => pattern.test(key))) return { ...unread, known: true };
      const onCard = spellings.find(spelling => printed.has(spelling));
      if (onCard !== undefined)
        return { ...unread, name: printed.get(onCard) as string, key: onCard, printed: true };
      const meant = byBareKey.get(bareKey(key)) ?? byBareKey.get(bareKey(corrected(key)));
      if (meant) return { ...meant, read: name };
      // "Fear 3" is printed with its number, and "Master of Scrolls" is one of a family
      const valued = printed.has(key.replace(/ \d+$/, '')) || families.has(key.replace(/ of .+$/, ' of'));
      return { ...unread, printed: valued || /^(?:in)?experienced\b/.test(key) };
    },
    near(name) {
      const near = nearest(name, sorted);
      return near.length > 0 ? near : nearest(name, PRINTED_KEYWORDS);
    },
  };
}
