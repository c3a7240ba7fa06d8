import * as z from 'zod';
import { formatSchema, statusSchema } from './common.js';

/** A rule that was found. */
export const hitSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    answer: z.string(),
    format: formatSchema,
    status: statusSchema,
    snippet: z.object({
      text: z.string(),
      marks: z
        .array(z.tuple([z.int(), z.int()]))
        .describe('Words that were searched for, as [start, end) in UTF-16 units.'),
    }),
    score: z.number(),
    url: z.string(),
  })
  .meta({ id: 'Hit' });

/** A completion of what is being typed. */
export const suggestionSchema = z
  .object({ text: z.string(), kind: z.enum(['rule', 'keyword', 'question']), id: z.string().nullable() })
  .meta({ id: 'Suggestion' });

/** How a question in plain words was understood. */
export const interpretationSchema = z
  .object({
    kind: z.enum(['counts-as', 'question', 'search']).describe('`search`: nothing was computed.'),
    text: z.string().describe('In words, to be shown beside the answer.'),
    asOf: z.string(),
    question: z.string().nullable().describe('For `question`: its id.'),
    facts: z.record(z.string(), z.unknown()).nullable().describe('For `question`: the facts that were read.'),
  })
  .meta({ id: 'Interpretation' });
