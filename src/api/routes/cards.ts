import * as z from 'zod';
import {
  cardFilterSchema,
  cardListSchema,
  cardRulingSchema,
  describedCardsSchema,
} from '../../decks/index.js';
import { sendOutcome } from '../problem.js';
import { asOfSchema, asSchema, formatOfPlay, numberSchema } from '../schemas.js';
import { type App, CACHED, describeCall, linkNext, presentRuling } from './route.js';

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
      schema: describeCall(
        'cards',
        'findCards',
        'Cards by title and facts, and by what they count as on a day',
        cardListSchema,
        {
          querystring: cardFilterSchema.extend({
            asOf: asOfSchema,
            limit: numberSchema(1, 100, 20),
            offset: numberSchema(0, 1_000_000, 0),
          }),
        },
      ),
    },
    async (request, reply) => {
      const { asOf = request.today, limit, offset, ...filter } = request.query;
      const list = await request.snapshot.cards.list(filter, { asOf, limit, offset });
      if (list.ok) linkNext(request, reply, { total: list.value.total, limit, offset });
      return sendOutcome(reply, list);
    },
  );

  app.get(
    '/v1/cards/:title',
    {
      config: CACHED,
      schema: describeCall(
        'cards',
        'getCards',
        'All cards of a title, or the card at an address, with what the rules make of them on a day',
        describedCardsSchema,
        {
          params: z.object({ title: z.string() }),
          querystring: z.strictObject({ asOf: asOfSchema, version }),
        },
      ),
    },
    async ({ params, query, snapshot: { cards }, today }, reply) =>
      sendOutcome(reply, await cards.describe({ ...params, version: query.version }, query.asOf ?? today)),
  );

  app.get(
    '/v1/cards/:title/counts-as/:keyword',
    {
      config: CACHED,
      schema: describeCall(
        'cards',
        'cardCountsAs',
        'Does a card count as having a keyword?',
        cardRulingSchema,
        {
          params: z.object({ title: z.string(), keyword: z.string() }),
          querystring: z.strictObject({ asOf: asOfSchema, version, format: formatOfPlay, as: asSchema }),
        },
      ),
    },
    async (request, reply) => {
      const { params, query, snapshot, today } = request;
      const { as, asOf = today, ...rest } = query;
      const ruling = await snapshot.cards.countsAs({ ...params, ...rest, asOf });
      return sendOutcome(reply, ruling, value => presentRuling(request, value, as));
    },
  );
}
