import { corpusHashSchema } from '../../knowledge/index.js';
import { replay, replayRequestSchema, replaySchema, STEP_LIMIT } from '../../resolver/index.js';
import { sendOutcome } from '../problem.js';
import { asOfSchema, noQuery, PROBLEMS } from '../schemas/common.js';
import type { App } from './route.js';

// an event that does not fit becomes an illegal step with its reason, and the replay goes on
const body = replayRequestSchema.extend({ asOf: asOfSchema });
const answer = replaySchema.extend({ corpus: corpusHashSchema });

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
    ({ body: { players, events, from, asOf }, snapshot: { corpus }, today }, reply) =>
      sendOutcome(
        reply,
        replay(corpus, players, events, asOf ?? today, { from, limit: STEP_LIMIT }),
        value => ({ ...value, corpus: corpus.hash }),
      ),
  );
}
