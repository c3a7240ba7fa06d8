import * as z from 'zod';
import { packCards, requireCatalogue } from '../../engine.js';
import { corpusHashSchema, succeed } from '../../knowledge/index.js';
import { quoteOfficial } from '../official.js';
import { asOfSchema } from '../schemas.js';
import { type App, read } from './route.js';

const tag = 'pack';

/** `/v1/pack`: all that a page needs to judge without a network. */
export async function packRoutes(app: App): Promise<void> {
  read(
    app,
    '/v1/pack',
    {
      tag,
      id: 'getPack',
      summary: 'One file with every document: a page that has it answers without a network',
      answer: z.object({
        hash: corpusHashSchema,
        asOf: z.string(),
        documents: z.array(z.record(z.string(), z.unknown())),
        pages: z.array(z.record(z.string(), z.unknown())),
        official: z
          .record(z.string(), z.array(z.record(z.string(), z.unknown())))
          .describe('Quotations from the pages, by rule; empty where the operator has no pages.'),
        feedback: z
          .string()
          .nullable()
          .describe('Address for reports of wrong answers, with placeholders; null where there is none.'),
      }),
      query: z.strictObject({ asOf: asOfSchema }),
    },
    // documents carry all their days: the day only says for when the page was made
    ({ snapshot: { corpus, official }, asOf, feedbackUrl: feedback }) => {
      const { hash, documents, pages } = corpus;
      const quoted = documents.flatMap(document => {
        const quotations = quoteOfficial(document, official).official;
        return quotations ? [[document.id, quotations]] : [];
      });
      return succeed({ hash, asOf, documents, pages, official: Object.fromEntries(quoted), feedback });
    },
  );

  read(
    app,
    '/v1/pack/cards',
    {
      tag,
      id: 'getCardPack',
      summary: 'All card facts in one file, packed, for a page without a network',
      answer: z.record(z.string(), z.unknown()),
    },
    async ({ snapshot }) => {
      const catalogue = requireCatalogue(await snapshot.catalogue());
      return catalogue.ok ? succeed(packCards(catalogue.value)) : catalogue;
    },
  );
}
