import * as z from 'zod';
import { askedSchema } from '../../ask/index.js';
import { formatHitsEmbed } from '../../discord/index.js';
import { corpusHashSchema, formatSchema, readFormat } from '../../knowledge/index.js';
import { formatUrl } from '../../resolver/index.js';
import { type Hit, hitSchema, suggestionSchema } from '../../search/index.js';
import { sendOutcome } from '../problem.js';
import { asOfSchema, asSchema, numberSchema } from '../schemas.js';
import { type App, CACHED, describeCall, presentRuling } from './route.js';

/** A rule that was found, with its address. */
export const foundSchema = hitSchema.extend({ url: z.string() }).meta({ id: 'Hit' });
export const completionSchema = suggestionSchema.meta({ id: 'Suggestion' });

function withUrl(hit: Hit) {
  return { ...hit, url: formatUrl(hit.id) };
}

// longer than anybody types, and far below what a search would notice
const words = z.string().max(4000);

/** `/v1/search`, `/v1/suggest` and `/v1/ask`. */
export async function searchRoutes(app: App): Promise<void> {
  app.get(
    '/v1/search',
    {
      config: CACHED,
      schema: describeCall(
        'search',
        'search',
        'Rules by words, best first',
        z.object({
          q: z.string(),
          hits: z.array(foundSchema),
          asOf: z.string(),
          corpus: corpusHashSchema,
        }),
        {
          querystring: z.strictObject({
            q: words.describe('Words. Any text is allowed; what is not found gives no hits.'),
            format: formatSchema.optional(),
            asOf: asOfSchema,
            limit: numberSchema(1, 100, 10),
            as: asSchema,
          }),
        },
      ),
    },
    ({ query, snapshot: { corpus, search }, today, baseUrl }, reply) => {
      const { q, as, asOf = today, ...rest } = query;
      const hits = search.search(q, { ...rest, asOf }).map(withUrl);
      const found = { q, hits, asOf, corpus: corpus.hash };
      return sendOutcome(reply, readFormat(corpus, rest.format), () =>
        as === 'discord' ? formatHitsEmbed(found, baseUrl) : found,
      );
    },
  );

  app.get(
    '/v1/suggest',
    {
      config: CACHED,
      schema: describeCall(
        'search',
        'suggest',
        'Completions of what is being typed',
        z.object({ q: z.string(), items: z.array(completionSchema), corpus: corpusHashSchema }),
        { querystring: z.strictObject({ q: words, limit: numberSchema(1, 25, 8) }) },
      ),
    },
    ({ query: { q, limit }, snapshot: { corpus, search } }, reply) =>
      reply.send({ q, items: search.suggest(q, limit), corpus: corpus.hash }),
  );

  app.get(
    '/v1/ask',
    {
      config: CACHED,
      schema: describeCall(
        'search',
        'ask',
        'A question in plain words: a ruling where it is understood, else what may have been meant, and the rules that fit',
        z.object({
          q: z.string(),
          ...askedSchema.shape,
          hits: z.array(foundSchema),
          corpus: corpusHashSchema,
        }),
        {
          querystring: z.strictObject({
            q: words.describe('A question, or words. A day that it names is the day of the answer.'),
            asOf: asOfSchema,
            limit: numberSchema(1, 100, 3),
            as: asSchema,
          }),
        },
      ),
    },
    async (request, reply) => {
      const { query, snapshot, today, baseUrl } = request;
      const { corpus, ask } = snapshot;
      const { q, as, limit } = query;
      const asked = await ask(q, { asOf: query.asOf ?? today, today, limit });
      const hits = asked.hits.map(withUrl);
      const ruling = asked.ruling && presentRuling(request, asked.ruling, as);
      if (as !== 'discord') return reply.send({ q, ...asked, ruling, hits, corpus: corpus.hash });
      const found = { q, hits, asOf: asked.interpretation.asOf, corpus: corpus.hash };
      return reply.send(ruling ?? formatHitsEmbed(found, baseUrl));
    },
  );
}
