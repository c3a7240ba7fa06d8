import * as z from 'zod';
import {
  checkDeck,
  deckCheckAnswer,
  deckImpact,
  deckImpactAnswer,
  deckSchema,
  readDeck,
} from '../../decks/index.js';
import { readSpan } from '../../knowledge/index.js';
import { sendProblem } from '../problem.js';
import { asOfSchema, daySchema, noQuery, PROBLEMS } from '../schemas/common.js';
import type { App } from './route.js';

const TAGS = ['decks'];
const deck = deckSchema.describe('Pasted text, or an object with the cards of each part.');

/** `/v1/decks/check` and `/v1/decks/impact`. */
export async function decksRoutes(app: App): Promise<void> {
  app.post(
    '/v1/decks/check',
    {
      schema: {
        tags: TAGS,
        operationId: 'checkDeck',
        summary: 'Every problem of a deck at once, each with its cure',
        querystring: noQuery,
        body: z.strictObject({ deck, asOf: asOfSchema }),
        response: { 200: deckCheckAnswer, ...PROBLEMS },
      },
    },
    async ({ body, snapshot: { judge, catalogue }, today }, reply) => {
      const read = readDeck(body.deck);
      if (!read.deck) return sendProblem(reply, read.problems);
      return reply.send(await checkDeck(judge, await catalogue(), read.deck, body.asOf ?? today));
    },
  );

  app.post(
    '/v1/decks/impact',
    {
      schema: {
        tags: TAGS,
        operationId: 'deckImpact',
        summary: 'Which cards and problems of a deck differ between two days',
        querystring: noQuery,
        body: z.strictObject({
          deck,
          from: daySchema.describe('The earlier day, YYYY-MM-DD.'),
          to: daySchema.optional().describe('The later day, YYYY-MM-DD. Today (UTC) where it is left out.'),
        }),
        response: { 200: deckImpactAnswer, ...PROBLEMS },
      },
    },
    async ({ body, snapshot: { judge, catalogue }, today }, reply) => {
      const read = readDeck(body.deck);
      if (!read.deck) return sendProblem(reply, read.problems);
      const span = readSpan(body, today);
      if (!span.ok) return sendProblem(reply, [span.problem]);
      const { from, to } = span.value;
      return reply.send(await deckImpact(judge, await catalogue(), read.deck, from, to));
    },
  );
}
