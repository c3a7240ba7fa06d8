import * as z from 'zod';
import { cardFilterSchema, cardListSchema, cardRulingSchema, describedCardsSchema } from '../../engine.js';
import { asOfSchema, asSchema, formatOfPlay, numberSchema } from '../schemas.js';
import { type App, linkNext, presentOutcome, read } from './route.js';

const tag = 'cards';
const version = z
  .string()
  .max(120)
  .optional()
  .describe(
    'Which version: an experience (exp2, none), a card type, or a set in which the card was printed.',
  );

/** `/v1/cards`, a card by its title or address, and what it counts as. */
export async function cardsRoutes(app: App): Promise<void> {
  read(
    app,
    '/v1/cards',
    {
      tag,
      id: 'findCards',
      summary: 'Cards by title and facts, and by what they count as on a day',
      answer: cardListSchema,
      query: cardFilterSchema.extend({
        asOf: asOfSchema,
        limit: numberSchema(1, 100, 20),
        offset: numberSchema(0, 1_000_000, 0),
      }),
    },
    async (request, reply) => {
      const { query, snapshot, asOf } = request;
      const { asOf: _, limit, offset, ...filter } = query;
      const list = await snapshot.cards.list(filter, { asOf, limit, offset });
      if (list.ok) linkNext(request, reply, { total: list.value.total, limit, offset });
      return list;
    },
  );

  read(
    app,
    '/v1/cards/:title',
    {
      tag,
      id: 'getCards',
      summary: 'All cards of a title, or the card at an address, with what the rules make of them on a day',
      answer: describedCardsSchema,
      query: z.strictObject({ asOf: asOfSchema, version }),
    },
    ({ params, query, snapshot: { cards }, asOf }) =>
      cards.describe({ ...params, version: query.version }, asOf),
  );

  read(
    app,
    '/v1/cards/:title/counts-as/:keyword',
    {
      tag,
      id: 'cardCountsAs',
      summary: 'Does a card count as having a keyword?',
      answer: cardRulingSchema,
      query: z.strictObject({ asOf: asOfSchema, version, format: formatOfPlay, as: asSchema }),
    },
    async request => {
      const { params, query, snapshot, asOf } = request;
      const { as, ...rest } = query;
      return presentOutcome(request, await snapshot.cards.countsAs({ ...params, ...rest, asOf }), as);
    },
  );
}
