import * as z from 'zod';
import { VERDICTS } from '../../knowledge/index.js';
import type { Ruling } from '../../resolver/index.js';
import { corpusSchema, formatSchema, statusSchema } from './common.js';

export const stepSchema = z.object({ text: z.string(), rule: z.string() });

const citationSchema = z.object({
  rule: z.string(),
  title: z.string(),
  format: formatSchema,
  source: z.object({ page: z.string(), heading: z.string(), operation: z.string().nullable() }),
  tags: z.array(z.string()).describe('Change tags to the letter, oldest first.'),
  status: statusSchema,
  undated: z.boolean().describe('No tag says since when the rule has held.'),
  url: z.string(),
});

/** An answer with its proof, as of a day. */
export const rulingSchema: z.ZodType<Ruling> = z
  .object({
    question: z.string().describe('The question as it was understood.'),
    verdict: z.enum(VERDICTS),
    answer: z.string().describe('One sentence to read aloud.'),
    value: z.unknown().describe('The number, list or object asked for, where there is one; otherwise null.'),
    steps: z.array(stepSchema).describe('The shortest proof, in order.'),
    citations: z.array(citationSchema),
    caveats: z.array(z.string()),
    needs: z
      .array(z.object({ fact: z.string(), why: z.string() }))
      .describe('For `depends`: the facts that still matter, and no others.'),
    asOf: z.string(),
    corpus: corpusSchema,
  })
  .meta({ id: 'Ruling', description: 'An answer with its proof, as of a day, by one corpus.' });
