/** The answer to a sentence, and what it is made of. */
import * as z from 'zod';
import type { Day } from '../knowledge/index.js';
import { type Ruling, rulingSchema } from '../resolver/index.js';
import { hitSchema } from '../search/index.js';

/** What a sentence asks for. `search`: it was not understood beyond doubt. */
export const KINDS = ['counts-as', 'card', 'set', 'changes', 'question', 'order', 'search'] as const;
export type Kind = (typeof KINDS)[number];

const asked = {
  question: z.string().nullable().describe('For `question` and `order`: its id.'),
  facts: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('For `question` and `order`: the facts that were read.'),
};

/** How a sentence was understood. */
export const interpretationSchema = z
  .object({
    kind: z.enum(KINDS).describe('`search`: it was not understood beyond doubt.'),
    text: z.string().describe('The question restated in full, to be shown beside the answer.'),
    asOf: z.string(),
    ...asked,
    notes: z
      .array(z.string())
      .describe(
        'What was read into it: a corrected spelling, what was taken as told, what was passed over, the day.',
      ),
  })
  .meta({ id: 'Interpretation' });
export type Interpretation = z.infer<typeof interpretationSchema>;

/** What may have been meant, ruled on. */
export const candidateSchema = z
  .object({
    kind: z.enum(KINDS).exclude(['search']),
    text: z.string().describe('The question in plain words.'),
    ...asked,
    ruling: rulingSchema,
    missing: z.array(z.string()).describe('What is asked of each fact that is missing.'),
  })
  .meta({ id: 'Candidate' });
export type Candidate = z.infer<typeof candidateSchema>;

/** The answer to a sentence. */
export const askedSchema = z.object({
  asOf: z.string(),
  interpretation: interpretationSchema,
  ruling: rulingSchema.nullable().describe('Null where the sentence was not understood beyond doubt.'),
  candidates: z
    .array(candidateSchema)
    .describe('Where there is no ruling: at most three questions that may have been meant.'),
  answer: z.string().nullable().describe('The sentence of the ruling.'),
  hits: z.array(hitSchema),
});
export type Asked = z.infer<typeof askedSchema>;

/** A reading of a sentence, ruled on a day. */
export interface Understood {
  kind: Candidate['kind'];
  question: string | null;
  facts: Record<string, unknown> | null;
  ruling: Ruling;
  notes: readonly string[];
  /** Whether nothing was told and something is asked back: that is offered, and not given as the ruling. */
  open?: boolean;
}

/** A reading of a sentence that can be ruled on for any day. */
export interface Plan {
  /** Whether nothing of the sentence is left in doubt. */
  certain: boolean;
  /** Whether no word was passed over, so that no card's title can hide in it. */
  clean: boolean;
  /** Whether it is certain only where no pair of keywords may be meant. */
  alone?: boolean;
  /** Of which question it is. */
  question?: string;
  /** How many facts the sentence tells. */
  told?: number;
  rule(day: Day): Promise<Understood | null>;
}

/** A reading as something that may have been meant; `day` where days are what it is chosen by. */
export function makeCandidate(
  { notes: _, open: __, ...understood }: Understood,
  day: string | null,
): Candidate {
  const { question } = understood.ruling;
  return {
    ...understood,
    text: day === null ? question : `${question} As of ${day}.`,
    missing: understood.ruling.needs.map(({ why }) => why),
  };
}
