import * as z from 'zod';
import { joinSome } from '../language/index.js';
import { citationSchema } from '../resolver/index.js';
import { DECK_CODES, type DeckCode, SEVERITIES } from './codes.js';
import { SECTIONS } from './list/sections.js';

export const problemCardSchema = z.object({
  title: z.string(),
  experience: z.string(),
  section: z.enum(SECTIONS).describe('`other` and `unknown`: in no section that is known'),
  count: z.int(),
  id: z.string().nullable().describe('The id that the list gives, else that of the card data'),
  lines: z.array(z.int()).describe('Line numbers in pasted text'),
});
/** A card that a problem names. */
export type ProblemCard = z.infer<typeof problemCardSchema>;

const line = z.int().describe('Line number in pasted text');
export const editSchema = z
  .union([
    problemCardSchema.extend({ do: z.enum(['remove', 'merge']) }),
    problemCardSchema.extend({ do: z.literal('move'), to: z.enum(SECTIONS), type: z.string().nullable() }),
    z.object({
      do: z.literal('add'),
      section: z.enum(SECTIONS),
      count: z.int(),
      title: z.string().nullable(),
    }),
    z.object({ do: z.literal('state'), line, count: z.int() }),
    z.object({ do: z.literal('comment'), line }),
  ])
  .meta({ id: 'DeckEdit' });
/**
 * One change of the list; `count` says how many copies. `move` lists them in another section, or below the heading of
 * another type; `merge` lists a card once instead of on several lines; `add` without a title adds any card of the kind;
 * `state` writes another number into the heading of a line; `comment` makes a line a comment. Copies that are moved or
 * added join the same card where it is already listed.
 */
export type Edit = z.infer<typeof editSchema>;

/** One fault of a deck, or something that its player must know. */
export const deckProblemSchema = z
  .object({
    code: z.enum(Object.keys(DECK_CODES) as [DeckCode, ...DeckCode[]]),
    severity: z.enum(SEVERITIES),
    message: z.string(),
    cards: z.array(problemCardSchema),
    lines: z.array(z.int()),
    citations: z.array(citationSchema),
    caveats: z.array(z.string()),
    cure: z.string().describe('What to change: this removes the problem, and brings no other.'),
    edits: z.array(editSchema).describe('The fix for programs; empty where it needs a person.'),
  })
  .meta({ id: 'DeckProblem' });
export type DeckProblem = z.infer<typeof deckProblemSchema>;

export const notCoveredSchema = z.object({ topic: z.string(), why: z.string(), cards: z.array(z.string()) });
/** What only the current rulebook, or a part outside the two pages, decides about this deck. */
export type NotCovered = z.infer<typeof notCoveredSchema>;

/** A card that could not be looked up. */
const unknownCardSchema = z.object({
  title: z.string(),
  experience: z.string(),
  lines: z.array(z.int()),
  reason: z.enum(['no-catalogue', 'not-in-catalogue', 'no-such-version', 'several-cards']),
  message: z.string().describe('The reason as a sentence.'),
  near: z.array(z.string()).describe('What may have been meant.'),
});
export const unknownCardsSchema = z.array(unknownCardSchema);
export type UnknownCard = z.infer<typeof unknownCardSchema>;

/** "line 4", "lines 4, 7 and 9". */
export function formatLines(lines: readonly number[]): string {
  return `${lines.length > 1 ? 'lines' : 'line'} ${joinSome(lines.map(String))}`;
}
