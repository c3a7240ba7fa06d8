import * as z from 'zod';
import { VERDICTS } from '../../knowledge/index.js';

/** What a form needs to know about a question. */
export const questionSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    restsOn: z.array(z.object({ rule: z.string(), title: z.string() })),
    verdicts: z.array(z.enum(VERDICTS)),
    facts: z
      .record(z.string(), z.unknown())
      .describe('JSON Schema of the facts, each with a title and a description. None is required.'),
    example: z.record(z.string(), z.unknown()).describe('Facts that give a ruling.'),
  })
  .meta({ id: 'Question' });
