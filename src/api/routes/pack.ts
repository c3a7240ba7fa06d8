import * as z from 'zod';
import { packCards, requireCatalogue } from '../../decks/index.js';
import { corpusHashSchema } from '../../knowledge/index.js';
import { quoteOfficial } from '../official.js';
import { sendProblem } from '../problem.js';
import { asOfSchema, noQuery } from '../schemas.js';
import { type App, CACHED, describeCall } from './route.js';

/** `/v1/pack`: all that a page needs to judge without a network. */
export async function packRoutes(app: App): Promise<void> {
  app.get(
    '/v1/pack',
    {
      config: CACHED,
      schema: describeCall(
        'pack',
        'getPack',
        'One file with every document: a page that has it answers without a network',
        z.object({
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
        { querystring: z.strictObject({ asOf: asOfSchema }) },
      ),
    },
    // documents carry all their days: the day only says for when the page was made
    ({ query, snapshot: { corpus, official }, today, feedbackUrl }, reply) => {
      const { hash, documents, pages } = corpus;
      const quoted = documents.flatMap(document => {
        const quotations = quoteOfficial(document, official).official;
        return quotations ? [[document.id, quotations]] : [];
      });
      const asOf = query.asOf ?? today;
      return reply.send({
        hash,
        asOf,
        documents,
        pages,
        official: Object.fromEntries(quoted),
        feedback: feedbackUrl,
      });
    },
  );

  app.get(
    '/v1/pack/cards',
    {
      config: CACHED,
      schema: describeCall(
        'pack',
        'getCardPack',
        'All card facts in one file, packed, for a page without a network',
        z.record(z.string(), z.unknown()),
        { querystring: noQuery },
      ),
    },
    async ({ snapshot }, reply) => {
      const catalogue = requireCatalogue(await snapshot.catalogue());
      return catalogue.ok ? reply.send(packCards(catalogue.value)) : sendProblem(reply, [catalogue.problem]);
    },
  );
}
