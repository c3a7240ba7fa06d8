import * as z from 'zod';
import {
  cardFilterSchema,
  cardListSchema,
  cardRulingSchema,
  describedCardsSchema,
} from '../../decks/index.js';
import { formatRulingEmbed } from '../../discord/index.js';
import { sendOutcome } from '../problem.js';
import { asOfSchema, asSchema, formatOfPlay, numberSchema, PROBLEMS } from '../schemas/common.js';
import { type App, CACHED } from './route.js';

const TAGS = ['cards'];
const version = z
  .string()
  .max(120)
  .optional()
  .describe(
    'Which version: an experience (exp2, none), a card type, or a set in which the card was printed.',
  );

/** `/v1/cards`, a card by its title or address, and what it counts as. */
export async function cardsRoutes(app: App): Promise<void> {
  app.get(
    '/v1/cards',
    {
      config: CACHED,
      schema: {
        tags: TAGS,
        operationId: 'findCards',
        summary: 'Cards by title and facts, and by what they count as on a day',
        querystring: cardFilterSchema.extend({
          asOf: asOfSchema,
          limit: numberSchema(1, 100, 20),
          offset: numberSchema(0, 1_000_000, 0),
        }),
        response: { 200: cardListSchema, ...PROBLEMS },
      },
    },
    async ({ query: { asOf, limit, offset, ...filter }, snapshot: { cards }, today }, reply) =>
      sendOutcome(reply, await cards.list(filter, { asOf: asOf ?? today, limit, offset })),
  );

  app.get(
    '/v1/cards/:title',
    {
      config: CACHED,
      schema: {
        tags: TAGS,
        operationId: 'getCards',
        summary: 'All cards of a title, or the card at an address, with what the rules make of them on a day',
        params: z.object({ title: z.string() }),
        querystring: z.strictObject({ asOf: asOfSchema, version }),
        response: { 200: describedCardsSchema, ...PROBLEMS },
      },
    },
    async ({ params, query, snapshot: { cards }, today }, reply) =>
      sendOutcome(reply, await cards.describe({ ...params, version: query.version }, query.asOf ?? today)),
  );

  app.get(
    '/v1/cards/:title/counts-as/:keyword',
    {
      config: CACHED,
      schema: {
        tags: TAGS,
        operationId: 'cardCountsAs',
        summary: 'Does a card count as having a keyword?',
        params: z.object({ title: z.string(), keyword: z.string() }),
        querystring: z.strictObject({ asOf: asOfSchema, version, format: formatOfPlay, as: asSchema }),
        response: { 200: cardRulingSchema, ...PROBLEMS },
      },
    },
    async ({ params, query: { as, asOf, ...rest }, snapshot: { cards }, today, baseUrl }, reply) =>
      sendOutcome(reply, await cards.countsAs({ ...params, ...rest, asOf: asOf ?? today }), ruling =>
        as === 'discord' ? formatRulingEmbed(ruling, baseUrl) : ruling,
      ),
  );
}
