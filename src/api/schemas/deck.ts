import * as z from 'zod';
import { cardSchema } from '../../decks/index.js';
import { corpusSchema } from './common.js';
import { rulingSchema, stepSchema } from './ruling.js';

const proved = z.array(z.object({ keyword: z.string(), steps: z.array(stepSchema) }));
const citations = z.array(z.object({ rule: z.string(), title: z.string(), url: z.string() }).loose());

/** A card with what the rules make of it. */
export const describedCardSchema = z
  .object({
    card: cardSchema,
    considered: proved,
    unknown: proved,
    familyName: z.object({ name: z.string().nullable(), ruling: rulingSchema }),
    alternateTitles: z.object({ titles: z.array(z.string()), citations, caveats: z.array(z.string()) }),
    asOf: z.string(),
    corpus: corpusSchema,
  })
  .meta({ id: 'DescribedCard' });
