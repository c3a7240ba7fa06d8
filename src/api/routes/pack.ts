import { z } from 'zod';
import { asOfSchema, corpusSchema, PROBLEMS } from '../schemas/common.js';
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
            corpus: corpusSchema,
            asOf: z.string(),
            documents: z.array(z.record(z.string(), z.unknown())),
            pages: z.array(z.record(z.string(), z.unknown())),
          }),
          ...PROBLEMS,
        },
      },
    },
    // documents carry all their days: the day only says for when the page was made
    ({ query, snapshot: { corpus }, today }, reply) =>
      reply.send({
        corpus: corpus.hash,
        asOf: query.asOf ?? today,
        documents: corpus.documents.map(document => ({ ...document })),
        pages: corpus.pages.map(page => ({ ...page })),
      }),
  );
}
