import * as z from 'zod';
import { keywordSchema, rulingSchema } from '../../engine.js';
import { corpusHashSchema, succeed } from '../../knowledge/index.js';
import { card, purpose } from '../calls.js';
import { asOfSchema, asSchema, formatOfPlay } from '../schemas.js';
import { type App, presentOutcome, read } from './route.js';

const tag = 'keywords';

/** `/v1/keywords`, one keyword, and counts-as. */
export async function keywordsRoutes(app: App): Promise<void> {
  read(
    app,
    '/v1/keywords',
    {
      tag,
      id: 'listKeywords',
      summary: 'The keywords that the rules know',
      answer: z.object({ keywords: z.array(z.string()), corpus: corpusHashSchema }),
    },
    ({ snapshot: { corpus } }) => succeed({ keywords: [...corpus.keywords.names], corpus: corpus.hash }),
  );

  read(
    app,
    '/v1/keywords/:keyword',
    {
      tag,
      id: 'getKeyword',
      summary: 'What the rules say of one keyword, as of a day',
      answer: keywordSchema,
      query: z.strictObject({ asOf: asOfSchema }),
    },
    ({ params, snapshot: { judge }, asOf }) => judge.keyword(params.keyword, asOf),
  );

  read(
    app,
    '/v1/keywords/:from/counts-as/:to',
    {
      tag,
      id: 'countsAs',
      summary: 'Does a card with one keyword count as having another?',
      answer: rulingSchema,
      query: z.strictObject({
        asOf: asOfSchema,
        format: formatOfPlay,
        card: card.optional(),
        purpose: purpose.optional(),
        as: asSchema,
      }),
    },
    request => {
      const { params, query, snapshot, asOf } = request;
      const { as, ...context } = query;
      return presentOutcome(request, snapshot.judge.countsAs({ ...params, ...context, asOf }), as);
    },
  );
}
