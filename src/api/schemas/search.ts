import * as z from 'zod';
import { hitSchema, suggestionSchema } from '../../search/index.js';

/** A rule that was found, with its address. */
export const foundSchema = hitSchema.extend({ url: z.string() }).meta({ id: 'Hit' });
export const completionSchema = suggestionSchema.meta({ id: 'Suggestion' });

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
