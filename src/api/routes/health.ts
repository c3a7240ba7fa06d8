import * as z from 'zod';
import { corpusHashSchema } from '../../knowledge/index.js';
import type { Metrics } from '../metrics.js';
import { UNLIMITED } from '../plugins/limits.js';
import type { State } from '../state.js';
import { type App, describeCall } from './route.js';

const tag = 'health';
const FRESH = ['cache-control', 'no-store'] as const;

/** Whether the service lives, what it answers from, and its figures. */
export function healthRoutes(state: State, metrics: Metrics) {
  return async (app: App): Promise<void> => {
    app.get(
      '/healthz',
      {
        config: UNLIMITED,
        schema: describeCall({
          tag,
          id: 'isAlive',
          summary: 'Alive',
          answer: z.object({ status: z.literal('ok') }),
        }),
      },
      (_request, reply) => reply.header(...FRESH).send({ status: 'ok' }),
    );

    app.get(
      '/readyz',
      {
        config: UNLIMITED,
        schema: describeCall({
          tag,
          id: 'isReady',
          summary: 'Which corpus answers, and what the last load found wrong',
          answer: z.object({
            status: z
              .enum(['ready', 'stale'])
              .describe('`stale`: the last load failed, the one before answers.'),
            corpus: corpusHashSchema,
            documents: z.int(),
            problems: z
              .array(z.record(z.string(), z.unknown()))
              .describe('Of the last load, and records of the card data that could not be read.'),
          }),
        }),
      },
      ({ snapshot: { corpus, cardProblems } }, reply) =>
        reply.header(...FRESH).send({
          status: state.problems.length > 0 ? 'stale' : 'ready',
          corpus: corpus.hash,
          documents: corpus.documents.length,
          problems: [...state.problems, ...cardProblems].map(problem => ({ ...problem })),
        }),
    );

    app.get(
      '/metrics',
      {
        config: UNLIMITED,
        schema: describeCall({
          tag,
          id: 'metrics',
          summary: 'Figures for Prometheus',
          answer: { description: 'Text.', content: { 'text/plain': { schema: z.string() } } },
        }),
      },
      async (_request, reply) =>
        reply
          .header(...FRESH)
          .type(metrics.contentType)
          .send(await metrics.format()),
    );
  };
}
