import * as z from 'zod';
import { capitalise } from '../../../language/index.js';
import { EXPERIENCE_LIMIT, type Experience, parseExperience } from '../../experience/index.js';

/** An experience keyword as printed, "" for none. */
export const experience = z
  .string()
  .max(EXPERIENCE_LIMIT)
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

/** The ways in which people write an experience keyword, as one group of a pattern. */
export const WRITTEN_EXPERIENCE =
  '((?:in|un)?experienced(?: \\d+)?(?: kyd)?|inexp|exp(?: ?\\d+)?(?: kyd)?|(?:base|basic|normal|unexperienced)(?: version)?)';

/** An experience keyword as it is printed, from how people write it; "" for the version without one. */
function formatWritten(written: string): string {
  if (/^(?:base|basic|normal|unexp)/.test(written)) return '';
  const full = written
    .replace(/^inexp$/, 'inexperienced')
    .replace(/^exp(?:erienced)? ?/, 'experienced ')
    .trim();
  return capitalise(full).replace(/\bKyd\b/, 'KYD');
}

/** Reads the experience keyword in this group of the match. */
export function experienceIn(group: number) {
  return (match: RegExpExecArray) => formatWritten(match[group] as string);
}
