import { plainText } from '../../language/index.js';
import { type Experience, parseExperience } from '../../resolver/index.js';

/** A title of a list, without its experience. */
export interface ListedTitle {
  title: string;
  experience: Experience;
}

const NONE = parseExperience('') as { ok: true; value: Experience };
// exp, Experienced, xp; a lone e only before a number; KYD only set apart
const WORD = String.raw`(?:(?:in)?e?xp|e\s?\d|KYD)`;
const IN_BRACKETS = new RegExp(String.raw`^(.*\S)\s*[([]\s*(${WORD}[^()[\]]*)[)\]]$`, 'i');
const SET_APART = new RegExp(String.raw`^(.*[^\s,•-])\s*[•,-]+\s*(${WORD}.*)$`, 'i');
const AFTER_A_SPACE = /^(.*\S)\s((?:(?:in)?e?xp(?:erienced)?\.?\s?\d*|e\d+)(?:\.\d+)?\s?(?:KYD|CW|CoM)?)$/i;
const WRITTEN = /^(in)?(e?xp\.?|experienced|e(?=\s?\d))(?=$|[\s\d(]|KYD|CW|CoM)(.*)$/i;

/** `exp2CW` as on a card: `Experienced 2CW`; null for words that only begin alike, such as Expert. */
function parseShort(text: string): Experience | null {
  const written = WRITTEN.exec(/^KYD$/i.test(text) ? `exp ${text}` : text);
  if (!written) return null;
  const rest = String(written[3]);
  const space = /^\d/.test(rest) ? ' ' : '';
  const read = parseExperience(`${written[1] ? 'Inexperienced' : 'Experienced'}${space}${rest}`);
  if (!read.ok) return null;
  // "exp trader" is no alternate title: with one, the word is written out or has its number
  const isShort = String(written[2]).length < 5 && !/\d/.test(rest);
  return isShort && read.value.alternateTitle !== null ? null : read.value;
}

/**
 * Reads a title with its experience as lists write it: `exp2`, `xp2`, `Exp.2`, `e2`, `- exp`, `(Experienced 2)`,
 * `&#149; Experienced`, `inexp`, `exp KYD`, `- KYD`, `- Experienced 5 Akodo Ginawa`. Without any, the experience is none.
 */
export function readTitle(text: string): ListedTitle {
  const plain = plainText(text);
  for (const form of [IN_BRACKETS, SET_APART, AFTER_A_SPACE]) {
    const found = form.exec(plain);
    const experience = found && parseShort(String(found[2]).trim());
    if (found && experience) return { title: String(found[1]).trim(), experience };
  }
  return { title: plain, experience: NONE.value };
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
