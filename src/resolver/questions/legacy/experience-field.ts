import * as z from 'zod';
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
