import * as z from 'zod';
import { corpusHashSchema, formatSchema, statusSchema, VERDICTS, type Verdict } from '../knowledge/index.js';

/** One step of a proof: a sentence, and the rule that it rests on. */
export const stepSchema = z.object({ text: z.string(), rule: z.string() });
export type Step = z.infer<typeof stepSchema>;

/** Where a ruling comes from, as of the day of the ruling. */
export const citationSchema = z.object({
  rule: z.string(),
  title: z.string(),
  format: formatSchema,
  source: z.object({
    page: z.string(),
    heading: z.string(),
    operation: z.string().nullable(),
    by: z
      .string()
      .nullable()
      .describe('Who ruled so, for instance the judges of an event; null for the rules team.'),
  }),
  tags: z.array(z.string()).describe('Change tags to the letter, oldest first.'),
  status: statusSchema,
  undated: z.boolean().describe('No tag gives the day from which the rule applies.'),
  url: z.string(),
});
export type Citation = z.infer<typeof citationSchema>;

/** A fact that was left out and can still change the ruling. */
const needSchema = z.object({ fact: z.string(), why: z.string() });
export type Need = z.infer<typeof needSchema>;

/** An answer with its proof, as of a day, by one corpus. */
export const rulingSchema = z
  .object({
    question: z.string().describe('The question as it was understood.'),
    verdict: z.enum(VERDICTS),
    answer: z.string().describe('One sentence to read aloud.'),
    value: z.unknown().describe('The number, list or object asked for, where there is one; otherwise null.'),
    steps: z.array(stepSchema).describe('The shortest proof, in order.'),
    citations: z.array(citationSchema),
    caveats: z.array(z.string()),
    needs: z.array(needSchema).describe('For `depends`: the facts that still matter, and no others.'),
    asOf: z.string(),
    corpus: corpusHashSchema,
    catalogue: z.string().optional().describe('Which card data was asked, where facts name cards.'),
    feedback: z
      .string()
      .optional()
      .describe('Where to report that this looks wrong, where the operator has an address for it.'),
  })
  .meta({ id: 'Ruling', description: 'An answer with its proof, as of a day, by one corpus.' });
export type Ruling = z.infer<typeof rulingSchema>;

/** A keyword that a card is considered to have, with the proof; no steps where it is printed. */
export const provedKeywordSchema = z.object({ keyword: z.string(), steps: z.array(stepSchema) });

/** What an answerer decides; {@link makeRuling} adds citations, caveats of time, day and corpus. */
export interface Draft {
  question: string;
  verdict: Verdict;
  answer: string;
  value?: unknown;
  steps?: Step[];
  /** Further rules to cite, after those of the steps. */
  cites?: string[];
  /** Rules to cite that only a caveat speaks of: what the day makes of them is left unsaid. */
  asides?: string[];
  caveats?: string[];
  needs?: Need[];
}

/** The steps of several proofs, each once, in order. */
export function eachOnce(steps: readonly Step[]): Step[] {
  return [...new Map(steps.map(step => [`${step.rule} ${step.text}`, step])).values()];
}
