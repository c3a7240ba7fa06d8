import { z } from 'zod';
import { formatHitsEmbed } from '../../discord/index.js';
import { formatUrl } from '../../resolver/index.js';
import {
  asOfSchema,
  asSchema,
  corpusSchema,
  formatSchema,
  numberSchema,
  PROBLEMS,
} from '../schemas/common.js';
import { hitSchema, suggestionSchema } from '../schemas/search.js';
import { type App, CACHED } from './route.js';

const TAGS = ['search'];

/** `/v1/search` and `/v1/suggest`. */
export async function searchRoutes(app: App): Promise<void> {
  app.get(
    '/v1/search',
    {
      config: CACHED,
      schema: {
        tags: TAGS,
        operationId: 'search',
        summary: 'Rules by words, best first',
        querystring: z.strictObject({
          q: z.string().describe('Words. Any text is allowed; what is not found gives no hits.'),
          format: formatSchema.optional(),
          asOf: asOfSchema,
          limit: numberSchema(1, 100, 10),
          as: asSchema,
        }),
        response: {
          200: z.object({
            q: z.string(),
            hits: z.array(hitSchema),
            asOf: z.string(),
            corpus: corpusSchema,
          }),
          ...PROBLEMS,
        },
      },
    },
    ({ query, snapshot: { corpus, search }, today, baseUrl }, reply) => {
      const { q, as, asOf = today, ...rest } = query;
      const hits = search.search(q, { ...rest, asOf }).map(hit => ({ ...hit, url: formatUrl(hit.id) }));
      const found = { q, hits, asOf, corpus: corpus.hash };
      return as === 'discord' ? reply.send(formatHitsEmbed(found, baseUrl)) : reply.send(found);
    },
  );

  app.get(
    '/v1/suggest',
    {
      config: CACHED,
      schema: {
        tags: TAGS,
        operationId: 'suggest',
        summary: 'Completions of what is being typed',
        querystring: z.strictObject({ q: z.string(), limit: numberSchema(1, 25, 8) }),
        response: {
          200: z.object({ q: z.string(), items: z.array(suggestionSchema), corpus: corpusSchema }),
          ...PROBLEMS,
        },
      },
    },
    ({ query: { q, limit }, snapshot: { corpus, search } }, reply) =>
      reply.send({ q, items: search.suggest(q, limit), corpus: corpus.hash }),
  );
}
