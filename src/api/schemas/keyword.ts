import * as z from 'zod';
import { corpusSchema, statusSchema } from './common.js';
import { stepSchema } from './ruling.js';

const relatedSchema = z.object({ keyword: z.string(), rule: z.string(), status: statusSchema });
const provedSchema = z.object({ keyword: z.string(), steps: z.array(stepSchema) });

/** One keyword, as of a day. */
export const keywordSchema = z
  .object({
    keyword: z.string(),
    equivalents: z.array(relatedSchema),
    implies: z.array(relatedSchema),
    impliedBy: z.array(relatedSchema),
    considered: z
      .array(provedSchema)
      .describe('What a card with it is considered to have besides, with proofs.'),
    rules: z.array(z.string()).describe('Rules that speak of it.'),
    asOf: z.string(),
    corpus: corpusSchema,
  })
  .meta({ id: 'Keyword' });

/** A card with everything that it is considered to have. */
export const resolvedCardSchema = z
  .object({
    title: z.string().nullable(),
    printed: z.array(z.string()),
    considered: z.array(provedSchema).describe('No steps where the keyword is printed.'),
    unknown: z.array(provedSchema).describe('Had only if a relation held whose words are lost.'),
    depends: z.array(provedSchema).describe('Where the card of the context decides by its own text.'),
    factions: z.array(z.string()).describe('A Sensei’s list of factions, which is no keyword.'),
    answers: z.record(z.string(), z.enum(['yes', 'no', 'unknown', 'depends'])),
  })
  .meta({ id: 'ResolvedCard' });

/** A counts-as answer that differs between two days. */
export const impactSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    before: z.enum(['yes', 'no', 'unknown']),
    after: z.enum(['yes', 'no', 'unknown']),
    rules: z.array(z.string()),
  })
  .meta({ id: 'ImpactedPair' });
