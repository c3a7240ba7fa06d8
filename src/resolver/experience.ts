import { fail, type Outcome, succeed } from '../knowledge/index.js';
import { type Experience, NO_EXPERIENCE, readPrinted } from '../language/index.js';

export type { Experience } from '../language/index.js';

/** The longest experience keyword that is read, in characters. */
export const EXPERIENCE_LIMIT = 120;

const CURE =
  'Write it as on the card: Experienced, Experienced 2, Experienced 2 KYD, Experienced 5 Akodo Ginawa.';

/**
 * Reads an experience keyword: `Experienced 2`, `Experienced 2CW`, `ExperiencedCoM`, `Experienced 2 KYD`,
 * `Experienced 5 Akodo Ginawa`, `Inexperienced`; an empty text is no experience. Case, markup and entities make
 * no difference. Source of the levels: legacy/glossary/inexperienced and legacy/experienced/kyd.
 * Error: `bad-value` for any other keyword, or one over {@link EXPERIENCE_LIMIT} characters.
 */
export function parseExperience(text: string): Outcome<Experience> {
  const read = text.length > EXPERIENCE_LIMIT ? null : readPrinted(text);
  if (read) return succeed(read);
  return fail('bad-value', 'This is no experience keyword.', { found: text.slice(0, 60), cure: CURE });
}

/** The experience of a card with these keywords: that of its first experience keyword, else none. */
export function experienceOf(keywords: readonly string[]): Experience {
  for (const keyword of keywords) {
    const parsed = parseExperience(keyword);
    if (parsed.ok && parsed.value.kind !== 'none') return parsed.value;
  }
  return NO_EXPERIENCE;
}

/** For people: `Experienced 2 (level 2)`, `no Experienced (level 0)`. */
export function formatExperience({ written, level }: Experience): string {
  return `${written || 'no Experienced'} (level ${level})`;
}
