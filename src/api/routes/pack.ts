import * as z from 'zod';
import { packCards, requireCatalogue } from '../../decks/index.js';
import { corpusHashSchema } from '../../knowledge/index.js';
import { quoteOfficial } from '../official.js';
import { sendProblem } from '../problem.js';
import { asOfSchema, noQuery, PROBLEMS } from '../schemas/common.js';
import { type App, CACHED } from './route.js';

/** `/v1/pack`: all that a page needs to judge without a network. */
export async function packRoutes(app: App): Promise<void> {
  app.get(
    '/v1/pack',
    {
      config: CACHED,
      schema: {
        tags: ['pack'],
        operationId: 'getPack',
        summary: 'One file with every document: a page that has it answers without a network',
        querystring: z.strictObject({ asOf: asOfSchema }),
        response: {
          200: z.object({
            hash: corpusHashSchema,
            asOf: z.string(),
            documents: z.array(z.record(z.string(), z.unknown())),
            pages: z.array(z.record(z.string(), z.unknown())),
            official: z
              .record(z.string(), z.array(z.record(z.string(), z.unknown())))
              .describe('Quotations from the pages, by rule; empty where the operator has no pages.'),
          }),
          ...PROBLEMS,
        },
      },
    },
    // documents carry all their days: the day only says for when the page was made
    ({ query, snapshot: { corpus, official }, today }, reply) => {
      const { hash, documents, pages } = corpus;
      const quoted = documents.flatMap(document => {
        const quotations = quoteOfficial(document, official).official;
        return quotations ? [[document.id, quotations]] : [];
      });
      const asOf = query.asOf ?? today;
      return reply.send({ hash, asOf, documents, pages, official: Object.fromEntries(quoted) });
    },
  );

  app.get(
    '/v1/pack/cards',
    {
      config: CACHED,
      schema: {
        tags: ['pack'],
        operationId: 'getCardPack',
        summary: 'All card facts in one file, packed, for a page without a network',
        querystring: noQuery,
        response: { 200: z.record(z.string(), z.unknown()), ...PROBLEMS },
      },
    },
    async ({ snapshot }, reply) => {
      const catalogue = requireCatalogue(await snapshot.catalogue());
      return catalogue.ok ? reply.send(packCards(catalogue.value)) : sendProblem(reply, [catalogue.problem]);
    },
  );
}
