import * as z from 'zod';
import { capitalise } from '../../../language/index.js';
import { EXPERIENCE_LIMIT, type Experience, parseExperience } from '../../experience/index.js';

/** An experience keyword as it is printed, from how people write it: `exp2`, `inexp`, `base`; "" for none. */
function expand(written: string): string {
  const text = written.trim();
  if (/^(?:none|(?:base|basic|normal|unexp\w*)(?: version)?)$/i.test(text)) return '';
  const full = text
    .replace(/^inexp$/i, 'inexperienced')
    .replace(/^exp(?:erienced)?(?![a-z]) ?/i, 'experienced ');
  return capitalise(full.trim()).replace(/\bKyd\b/, 'KYD');
}

/** An experience keyword as printed, "" for none. */
export const experience = z
  .string()
  .max(EXPERIENCE_LIMIT)
  .overwrite(expand)
  .superRefine((text, context) => {
    const parsed = parseExperience(text);
    if (parsed.ok) return;
    const { problem } = parsed;
    context.addIssue({ code: 'custom', message: problem.message, params: { problem } });
  });

/** Reads a text that the schema {@link experience} has let through. */
export function readExperience(text: string): Experience {
  const parsed = parseExperience(text);
  if (!parsed.ok) throw new TypeError(`Unchecked experience keyword: ${text}`);
  return parsed.value;
}
