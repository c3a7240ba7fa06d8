import { fail, type Outcome, succeed } from '../knowledge/index.js';
import { plainText } from '../language/index.js';

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

/** The longest experience keyword that is read, in characters. */
export const EXPERIENCE_LIMIT = 120;

const NONE: Experience = {
  written: '',
  kind: 'none',
  level: 0,
  kyd: false,
  mark: null,
  alternateTitle: null,
};
const WORD = /^(in)?experienced(.*)$/i;
const NUMBER_AND_MARK = /^(?:\s*(\d+(?:\.\d+)?))?([a-z]*)(?=\s|\(|$)\s*/i;
// set apart by a space, only these letters are no title
const MARK_APART = /^(KYD|CW|CoM)(?=\s|\(|$)\s*/i;
const TITLE = /^(?=.*\p{L})[\p{L}\p{N}'"][^()]*$/u;
const CURE =
  'Write it as on the card: Experienced, Experienced 2, Experienced 2 KYD, Experienced 5 Akodo Ginawa.';

function splitRest(rest: string): Omit<Experience, 'written' | 'kind'> | null {
  const start = NUMBER_AND_MARK.exec(rest);
  if (!start) return null;
  const afterNumber = rest.slice(start[0].length);
  const apart = start[2] ? null : MARK_APART.exec(afterNumber);
  const mark = start[2] || apart?.[1] || null;
  const tail = afterNumber.slice(apart?.[0].length ?? 0);
  const named = tail.replace(/^\((.*)\)$/, '$1').trim();
  if (tail !== '' && !TITLE.test(named)) return null;
  const level = start[1] === undefined ? 1 : Number(start[1]);
  if (level === 0) return null;
  const kyd = mark?.toUpperCase() === 'KYD';
  return {
    level,
    kyd,
    mark: kyd ? null : mark,
    alternateTitle: named || null,
  };
}

/**
 * Reads an experience keyword: `Experienced 2`, `Experienced 2CW`, `ExperiencedCoM`, `Experienced 2 KYD`,
 * `Experienced 5 Akodo Ginawa`, `Inexperienced`; an empty text is no experience. Case, markup and entities make
 * no difference. Source of the levels: legacy/glossary/inexperienced and legacy/experienced/kyd.
 * Error: `bad-value` for any other keyword, or one over {@link EXPERIENCE_LIMIT} characters.
 */
export function parseExperience(text: string): Outcome<Experience> {
  const bad = (found: string) =>
    fail('bad-value', 'This is no experience keyword.', { found: found.slice(0, 60), cure: CURE });
  if (text.length > EXPERIENCE_LIMIT) return bad(text);
  const written = plainText(text).replace(/^[\u2022\s]+/, '');
  if (written === '') return succeed(NONE);
  const word = WORD.exec(written);
  const parts = word && splitRest(String(word[2]));
  if (!parts) return bad(written);
  if (!word[1]) return succeed({ written, kind: 'experienced', ...parts });
  return succeed({ written, kind: 'inexperienced', ...parts, level: -1 });
}

/** The experience of a card with these keywords: that of its first experience keyword, else none. */
export function experienceOf(keywords: readonly string[]): Experience {
  for (const keyword of keywords) {
    const parsed = parseExperience(keyword);
    if (parsed.ok && parsed.value.kind !== 'none') return parsed.value;
  }
  return NONE;
}

/** For people: `Experienced 2 (level 2)`, `no Experienced (level 0)`. */
export function formatExperience({ written, level }: Experience): string {
  return `${written || 'no Experienced'} (level ${level})`;
}
