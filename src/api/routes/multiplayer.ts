import * as z from 'zod';
import { corpusHashSchema } from '../../knowledge/index.js';
import { EVENT_LIMIT, replay, rulingSchema, tableEventSchema } from '../../resolver/index.js';
import { sendOutcome } from '../problem.js';
import { asOfSchema, noQuery, PROBLEMS } from '../schemas/common.js';
import type { App } from './route.js';

const body = z.strictObject({
  players: z
    .array(z.string())
    .describe('Three to ten players as they sit: the left neighbour is the next in the list.'),
  events: z
    // an event that does not fit becomes an illegal step with its reason, and the replay goes on
    .array(z.union([tableEventSchema, z.unknown()]))
    .max(EVENT_LIMIT)
    .describe('What happened, in order.'),
  asOf: asOfSchema,
});

const answer = z.object({
  steps: z.array(
    z.object({
      index: z.int(),
      event: z.unknown().describe('The event as it was given.'),
      legal: z.boolean(),
      problem: z
        .object({ code: z.string(), message: z.string() })
        .loose()
        .nullable()
        .describe('Why the event is not legal; null where it is.'),
      ruling: rulingSchema,
      consequences: z.array(z.object({ type: z.string(), text: z.string(), rule: z.string() }).loose()),
    }),
  ),
  table: z.record(z.string(), z.unknown()).describe('The table after the last event.'),
  next: z.object({
    player: z.string().nullable().describe('Whose opportunity it is.'),
    may: z.array(
      z.object({ type: z.string(), what: z.string(), designators: z.array(z.string()).optional() }),
    ),
    ruling: rulingSchema,
  }),
  corpus: corpusHashSchema,
});

/** `/v1/multiplayer/replay`. */
export async function multiplayerRoutes(app: App): Promise<void> {
  app.post(
    '/v1/multiplayer/replay',
    {
      schema: {
        tags: ['multiplayer'],
        operationId: 'replay',
        summary: 'Replay a game: each event ruled, and whose opportunity it is after the last',
        querystring: noQuery,
        body,
        response: { 200: answer, ...PROBLEMS },
      },
    },
    ({ body: { players, events, asOf }, snapshot: { corpus }, today }, reply) =>
      sendOutcome(reply, replay(corpus, players, events, asOf ?? today), value => ({
        ...value,
        corpus: corpus.hash,
      })),
  );
}
