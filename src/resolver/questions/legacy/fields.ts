import * as z from 'zod';
import { KEYWORD_LIMIT, parseKeyword } from '../../../knowledge/index.js';
import { capitalise, readExperience as readWritten } from '../../../language/index.js';
import { EXPERIENCE_LIMIT, type Experience, parseExperience } from '../../experience.js';

/** Types of the cards that stand in an army; an attachment of another kind is `other`. */
export const CARD_TYPES = ['Personality', 'Follower', 'Item', 'Spell', 'Ancestor', 'other'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** A stat, which effects may have brought below 0. */
export const stat = z.int().min(-999).max(999);
/** A number that the rules never let fall below 0. */
export const count = z.int().min(0).max(999);
export const cardType = z.enum(CARD_TYPES).describe('The type of the card.');

export const name = z
  .string()
  .regex(/\S/, 'a name has at least one letter')
  .max(KEYWORD_LIMIT)
  .describe('What the card is called in the answer.');

export const keyword = z
  .string()
  .max(KEYWORD_LIMIT)
  .refine(text => parseKeyword(text).ok, 'not a keyword');

export const keywords = z.array(keyword).max(50).describe('The keywords that are printed on the card.');

/** A list in which no two entries have one name, because other facts refer to them by it. */
export function namedOnce<Entry extends z.ZodType<{ name: string }>>(entry: Entry, limit: number) {
  return z
    .array(entry)
    .max(limit)
    .superRefine((entries, context) => {
      const seen = new Set<string>();
      entries.forEach(({ name: own }, index) => {
        if (seen.has(own)) {
          const message = `"${own}" is given twice: give each card its own name, such as "${own} 2"`;
          context.addIssue({ code: 'custom', path: [index, 'name'], message });
        }
        seen.add(own);
      });
    });
}

/** An experience keyword as printed, "" for none. */
export const experience = z
  .string()
  .max(EXPERIENCE_LIMIT)
  .overwrite(text => capitalise(readWritten(text)?.written ?? text))
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
