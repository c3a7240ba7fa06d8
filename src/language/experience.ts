/** Experience keywords, wherever they are read: on cards, in lists, in requests and in sentences. */
import { plainText } from './plain-text.js';
import { type Token, wordAt } from './tokens.js';
import { capitalise } from './words.js';

/** What an experience keyword says. A card that has none is `kind: 'none'` at level 0. */
export interface Experience {
  /** As written, markup dropped; empty for none. */
  written: string;
  kind: 'none' | 'inexperienced' | 'experienced';
  /** Inexperienced -1, none 0, Experienced 1, else the number printed, which may be a decimal. */
  level: number;
  /** The page makes KYD a separate level in a deck, and nothing when overlaying. */
  kyd: boolean;
  /** Letters other than KYD, as in `2CW`; the pages give them no meaning. */
  mark: string | null;
  alternateTitle: string | null;
}

export const NO_EXPERIENCE: Experience = {
  written: '',
  kind: 'none',
  level: 0,
  kyd: false,
  mark: null,
  alternateTitle: null,
};

const NUMBER_AND_MARK = /^(?:\s*(\d+(?:\.\d+)?))?([a-z]*)(?=\s|\(|$)\s*/i;
// set apart by a space, only these letters are no title
const MARK_APART = /^(KYD|CW|CoM)(?=\s|\(|$)\s*/i;
const ALTERNATE = /^(?=.*\p{L})[\p{L}\p{N}'"][^()]*$/u;

function splitRest(rest: string): Omit<Experience, 'written' | 'kind'> | null {
  const start = NUMBER_AND_MARK.exec(rest);
  if (!start) return null;
  const afterNumber = rest.slice(start[0].length);
  const apart = start[2] ? null : MARK_APART.exec(afterNumber);
  const mark = start[2] || apart?.[1] || null;
  const tail = afterNumber.slice(apart?.[0].length ?? 0);
  const named = tail.replace(/^\((.*)\)$/, '$1').trim();
  if (tail !== '' && !ALTERNATE.test(named)) return null;
  const level = start[1] === undefined ? 1 : Number(start[1]);
  if (level === 0) return null;
  const kyd = mark?.toUpperCase() === 'KYD';
  return { level, kyd, mark: kyd ? null : mark, alternateTitle: named || null };
}

/** Reads a keyword as it is printed, markup dropped: `Experienced 2CW`, `Inexperienced`; an empty text is no experience. Null for any other keyword. */
export function readPrinted(text: string): Experience | null {
  const written = plainText(text).replace(/^[\u2022\s]+/, '');
  if (written === '') return NO_EXPERIENCE;
  const word = /^(in)?experienced(.*)$/i.exec(written);
  const parts = word && splitRest(String(word[2]));
  if (!parts) return null;
  if (!word[1]) return { written, kind: 'experienced', ...parts };
  return { written, kind: 'inexperienced', ...parts, level: -1 };
}

const NONE = /^(?:none|no experience|(?:base|basic|normal|plain|unexp\w*)(?: version)?)$/i;
// exp, Experienced, xp; a lone e only before a number; KYD only set apart
const SHORT = /^(in)?(?:e?xp\.?|experienced|e(?=\s?\d))(?=$|[\s\d(]|KYD|CW|CoM)(.*)$/i;

/** Reads an experience as people write it: `exp2CW`, `e2`, `inexp`, `KYD`, `base version`; null for words that only begin alike, such as Expert. */
export function readExperience(text: string): Experience | null {
  const plain = text.trim();
  if (NONE.test(plain)) return NO_EXPERIENCE;
  const written = SHORT.exec(/^KYD$/i.test(plain) ? `exp ${plain}` : plain);
  if (!written) return null;
  const rest = String(written[2]).replace(/\bkyd\b/i, 'KYD');
  return readPrinted(
    `${written[1] ? 'Inexperienced' : 'Experienced'}${/^\d/.test(rest) ? ' ' : ''}${rest}`.trim(),
  );
}

/** A title without its experience. */
export interface ListedTitle {
  title: string;
  experience: Experience;
}

const WORD = String.raw`(?:(?:in)?e?xp|e\s?\d|KYD)`;
/** Where the experience of a title is: in brackets, set apart by a mark, or after a space. */
const PLACES = [
  new RegExp(String.raw`^(.*\S)\s*[([]\s*(${WORD}[^()[\]]*)[)\]]$`, 'i'),
  new RegExp(String.raw`^(.*[^\s,•-])\s*[•,-]+\s*(${WORD}.*)$`, 'i'),
  /^(.*\S)\s((?:(?:in)?e?xp(?:erienced)?\.?\s?\d*|e\d+)(?:\.\d+)?\s?(?:KYD|CW|CoM)?)$/i,
];

/**
 * Reads a title with its experience as lists write it: `exp2`, `xp2`, `Exp.2`, `e2`, `- exp`, `(Experienced 2)`,
 * `&#149; Experienced`, `inexp`, `exp KYD`, `- KYD`, `- Experienced 5 Akodo Ginawa`. Without any, the experience is none.
 */
export function readTitle(text: string): ListedTitle {
  const plain = plainText(text);
  for (const place of PLACES) {
    const [, title = '', written = ''] = place.exec(plain) ?? [];
    const experience = written === '' ? null : readExperience(written);
    // "exp trader" is no alternate title: with one, the word is written out or has its number
    if (experience && (experience.alternateTitle === null || /experienced|\d/i.test(written)))
      return { title: title.trim(), experience };
  }
  return { title: plain, experience: NO_EXPERIENCE };
}

/** Whether two experiences are the same version of a card; an alternate title is no version of its own. */
export function isSameExperience(a: Experience, b: Experience): boolean {
  return (
    a.kind === b.kind &&
    a.level === b.level &&
    a.kyd === b.kyd &&
    a.mark?.toLowerCase() === b.mark?.toLowerCase()
  );
}

/** What people call the version without experience, and any version. */
export const PLAIN_VERSION =
  /^(?:base|basic|normal|unexperienced|regular|plain|original|vanilla|nonexperienced)$/;
export const VERSION_NOUN = /^(?:ones?|versions?|printings?|copy|copies|edition|card|personality)$/;

/** The experience that begins at a token: `exp 2 kyd`, `inexperienced`, `kyd`; "" for "no experience", "non-experienced", "the base version". */
export function experienceAt(tokens: readonly Token[], at: number): { written: string; end: number } | null {
  const word = wordAt(tokens, at);
  if (PLAIN_VERSION.test(word)) {
    const end = VERSION_NOUN.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
    const more = experienceAt(tokens, end);
    return { written: '', end: more?.written === '' ? more.end : end };
  }
  if (/^(?:non|not|no|without)$/.test(word)) {
    const from = /^(?:an|any)$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
    if (!/^(?:experience|(?:in)?experienced)$/.test(wordAt(tokens, from))) return null;
    const end = experienceAt(tokens, from)?.end ?? from + 1;
    return { written: '', end: wordAt(tokens, end) === 'keyword' ? end + 1 : end };
  }
  if (word === 'kyd') return { written: 'Experienced KYD', end: at + 1 };
  if (word !== 'experienced' && word !== 'inexperienced') return null;
  const next = tokens[at + 1];
  // "the experienced one"
  const { number = null, unit = '' } = next?.word === 'one' ? {} : (next ?? {});
  const behind = at + (number === null ? 1 : 2);
  const apart = unit === '' ? /^(?:kyd|cw|com)$/.exec(wordAt(tokens, behind))?.[0] : undefined;
  const written = [capitalise(word), number, (apart ?? unit).toUpperCase()].filter(part => part);
  return { written: written.join(' '), end: behind + (apart === undefined ? 0 : 1) };
}
