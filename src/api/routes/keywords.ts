import * as z from 'zod';
import { corpusHashSchema } from '../../knowledge/index.js';
import { keywordSchema, rulingSchema } from '../../resolver/index.js';
import { card, purpose } from '../calls.js';
import { sendOutcome } from '../problem.js';
import { asOfSchema, asSchema, formatOfPlay, noQuery } from '../schemas.js';
import { type App, CACHED, describeCall, presentRuling } from './route.js';

const listAnswer = z.object({ keywords: z.array(z.string()), corpus: corpusHashSchema });

/** `/v1/keywords`, one keyword, and counts-as. */
export async function keywordsRoutes(app: App): Promise<void> {
  app.get(
    '/v1/keywords',
    {
      config: CACHED,
      schema: describeCall('keywords', 'listKeywords', 'The keywords that the rules know', listAnswer, {
        querystring: noQuery,
      }),
    },
    ({ snapshot: { corpus } }, reply) =>
      reply.send({ keywords: [...corpus.keywords.names], corpus: corpus.hash }),
  );

  app.get(
    '/v1/keywords/:keyword',
    {
      config: CACHED,
      schema: describeCall(
        'keywords',
        'getKeyword',
        'What the rules say of one keyword, as of a day',
        keywordSchema,
        { params: z.object({ keyword: z.string() }), querystring: z.strictObject({ asOf: asOfSchema }) },
      ),
    },
    ({ params, query, snapshot: { judge }, today }, reply) =>
      sendOutcome(reply, judge.keyword(params.keyword, query.asOf ?? today)),
  );

  app.get(
    '/v1/keywords/:from/counts-as/:to',
    {
      config: CACHED,
      schema: describeCall(
        'keywords',
        'countsAs',
        'Does a card with one keyword count as having another?',
        rulingSchema,
        {
          params: z.object({ from: z.string(), to: z.string() }),
          querystring: z.strictObject({
            asOf: asOfSchema,
            format: formatOfPlay,
            card: card.optional(),
            purpose: purpose.optional(),
            as: asSchema,
          }),
        },
      ),
    },
    (request, reply) => {
      const { params, query, snapshot, today } = request;
      const { as, asOf = today, ...context } = query;
      const ruling = snapshot.judge.countsAs({ ...params, ...context, asOf });
      return sendOutcome(reply, ruling, value => presentRuling(request, value, as));
    },
  );
}
