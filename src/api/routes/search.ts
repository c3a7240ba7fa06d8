import * as z from 'zod';
import { formatHitsEmbed } from '../../discord/index.js';
import { askedSchema, formatUrl, type Hit, hitSchema, suggestionSchema } from '../../engine.js';
import { corpusHashSchema, formatSchema, readFormat, succeed } from '../../knowledge/index.js';
import { asOfSchema, asSchema, numberSchema } from '../schemas.js';
import { type App, presentRuling, read } from './route.js';

/** A rule that was found, with its address. */
const foundSchema = hitSchema.extend({ url: z.string() }).meta({ id: 'Hit' });
const completionSchema = suggestionSchema.meta({ id: 'Suggestion' });

function withUrl(hit: Hit) {
  return { ...hit, url: formatUrl(hit.id) };
}

const tag = 'search';
// longer than anybody types, and far below what a search would notice
const words = z.string().max(4000);

/** `/v1/search`, `/v1/suggest` and `/v1/ask`. */
export async function searchRoutes(app: App): Promise<void> {
  read(
    app,
    '/v1/search',
    {
      tag,
      id: 'search',
      summary: 'Rules by words, best first',
      answer: z.object({
        q: z.string(),
        hits: z.array(foundSchema),
        asOf: z.string(),
        corpus: corpusHashSchema,
      }),
      query: z.strictObject({
        q: words.describe('Words. Any text is allowed; what is not found gives no hits.'),
        format: formatSchema.optional(),
        asOf: asOfSchema,
        limit: numberSchema(1, 100, 10),
        as: asSchema,
      }),
    },
    ({ query, snapshot: { corpus, search }, asOf, baseUrl }) => {
      const { q, as, ...rest } = query;
      const format = readFormat(corpus, rest.format);
      if (!format.ok) return format;
      const found = { q, hits: search.search(q, { ...rest, asOf }).map(withUrl), asOf, corpus: corpus.hash };
      return succeed(as === 'discord' ? formatHitsEmbed(found, baseUrl) : found);
    },
  );

  read(
    app,
    '/v1/suggest',
    {
      tag,
      id: 'suggest',
      summary: 'Completions of what is being typed',
      answer: z.object({ q: z.string(), items: z.array(completionSchema), corpus: corpusHashSchema }),
      query: z.strictObject({ q: words, limit: numberSchema(1, 25, 8) }),
    },
    ({ query: { q, limit }, snapshot: { corpus, search } }) =>
      succeed({ q, items: search.suggest(q, limit), corpus: corpus.hash }),
  );

  read(
    app,
    '/v1/ask',
    {
      tag,
      id: 'ask',
      summary:
        'A question in plain words: a ruling where it is understood, else what may have been meant, and the rules that fit',
      answer: z.object({
        q: z.string(),
        ...askedSchema.shape,
        hits: z.array(foundSchema),
        corpus: corpusHashSchema,
      }),
      query: z.strictObject({
        q: words.describe('A question, or words. A day that it names is the day of the answer.'),
        asOf: asOfSchema,
        limit: numberSchema(1, 100, 3),
        as: asSchema,
      }),
    },
    async request => {
      const { query, snapshot, today, asOf, baseUrl } = request;
      const { q, as, limit } = query;
      const corpus = snapshot.corpus.hash;
      const asked = await snapshot.ask(q, { asOf, today, limit });
      const hits = asked.hits.map(withUrl);
      const ruling = asked.ruling && presentRuling(request, asked.ruling, as);
      if (as !== 'discord') return succeed({ q, ...asked, ruling, hits, corpus });
      const found = { q, hits, asOf: asked.interpretation.asOf, corpus };
      return succeed(ruling ?? formatHitsEmbed(found, baseUrl));
    },
  );
}
