import * as z from 'zod';
import { formatRulingEmbed } from '../../discord/index.js';
import { corpusHashSchema } from '../../knowledge/index.js';
import { keywordSchema, resolvedCardsSchema, rulingSchema } from '../../resolver/index.js';
import { sendOutcome } from '../problem.js';
import { asOfSchema, asSchema, formatOfPlay, noQuery, PROBLEMS } from '../schemas/common.js';
import { type App, CACHED } from './route.js';

const TAGS = ['keywords'];
const card = z.string().max(200).describe('Title of the card whose text asks.');
const purpose = z.string().max(40).describe('`join`: whether a Personality joins a player of that card.');

const listAnswer = z.object({ keywords: z.array(z.string()), corpus: corpusHashSchema });

const resolveBody = z.strictObject({
  asOf: asOfSchema,
  format: formatOfPlay,
  cards: z.array(
    z.strictObject({
      title: z.string().max(200).optional(),
      type: z.string().max(60).optional().describe('A Sensei’s keywords are read as its list of factions.'),
      keywords: z.array(z.string()).describe('As printed; HTML of card data is understood.'),
      factions: z.array(z.string()).max(100).optional(),
    }),
  ),
  ask: z.array(z.string()).optional().describe('Keywords to answer for each card.'),
  context: z.strictObject({ card, purpose: purpose.optional() }).optional(),
});

/** `/v1/keywords`, one keyword, counts-as, and many cards at once. */
export async function keywordsRoutes(app: App): Promise<void> {
  app.get(
    '/v1/keywords',
    {
      config: CACHED,
      schema: {
        tags: TAGS,
        operationId: 'listKeywords',
        summary: 'The keywords that the rules know',
        querystring: noQuery,
        response: { 200: listAnswer, ...PROBLEMS },
      },
    },
    ({ snapshot: { corpus } }, reply) =>
      reply.send({ keywords: [...corpus.keywords.names], corpus: corpus.hash }),
  );

  app.get(
    '/v1/keywords/:keyword',
    {
      config: CACHED,
      schema: {
        tags: TAGS,
        operationId: 'getKeyword',
        summary: 'What the rules say of one keyword, as of a day',
        params: z.object({ keyword: z.string() }),
        querystring: z.strictObject({ asOf: asOfSchema }),
        response: { 200: keywordSchema, ...PROBLEMS },
      },
    },
    ({ params, query, snapshot: { judge }, today }, reply) =>
      sendOutcome(reply, judge.keyword(params.keyword, query.asOf ?? today)),
  );

  app.get(
    '/v1/keywords/:from/counts-as/:to',
    {
      config: CACHED,
      schema: {
        tags: TAGS,
        operationId: 'countsAs',
        summary: 'Does a card with one keyword count as having another?',
        params: z.object({ from: z.string(), to: z.string() }),
        querystring: z.strictObject({
          asOf: asOfSchema,
          format: formatOfPlay,
          card: card.optional(),
          purpose: purpose.optional(),
          as: asSchema,
        }),
        response: { 200: rulingSchema, ...PROBLEMS },
      },
    },
    ({ params, query, snapshot: { judge }, today, baseUrl }, reply) => {
      const { as, asOf = today, ...context } = query;
      const ruling = judge.countsAs({ ...params, ...context, asOf });
      return sendOutcome(reply, ruling, value =>
        as === 'discord' ? formatRulingEmbed(value, baseUrl) : value,
      );
    },
  );

  app.post(
    '/v1/keywords/resolve',
    {
      schema: {
        tags: TAGS,
        operationId: 'resolveCards',
        summary: 'Every keyword that cards are considered to have, up to 5,000 cards',
        querystring: noQuery,
        body: resolveBody,
        response: { 200: resolvedCardsSchema, ...PROBLEMS },
      },
    },
    ({ body, snapshot: { judge }, today }, reply) =>
      sendOutcome(reply, judge.resolveCards({ ...body, asOf: body.asOf ?? today })),
  );
}
