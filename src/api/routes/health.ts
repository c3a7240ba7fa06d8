import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import * as z from 'zod';
import { corpusHashSchema } from '../../knowledge/index.js';
import type { Metrics } from '../metrics.js';
import { UNLIMITED } from '../plugins/limits.js';
import type { State } from '../state.js';
import { describeCall } from './calls.js';

const alive = z.object({ status: z.literal('ok') });
const ready = z.object({
  status: z.enum(['ready', 'stale']).describe('`stale`: the last load failed, the one before answers.'),
  corpus: corpusHashSchema,
  documents: z.int(),
  problems: z
    .array(z.record(z.string(), z.unknown()))
    .describe('Of the last load, and records of the card data that could not be read.'),
});

/** Whether the service lives, what it answers from, and its figures. */
export function healthRoutes(state: State, metrics: Metrics) {
  return async (app: FastifyInstance): Promise<void> => {
    const watch = (
      url: string,
      id: string,
      about: Omit<Parameters<typeof describeCall>[1], 'tag'>,
      answer: RouteHandlerMethod,
    ) =>
      app.get(url, {
        config: UNLIMITED,
        schema: describeCall(id, { tag: 'health', ...about }),
        handler(request, reply) {
          reply.header('cache-control', 'no-store');
          return answer.call(app, request, reply);
        },
      });

    watch('/healthz', 'isAlive', { summary: 'Alive', schema: alive }, async () => ({ status: 'ok' }));

    const summary = 'Which corpus answers, and what the last load found wrong';
    watch('/readyz', 'isReady', { summary, schema: ready }, async ({ snapshot }) => ({
      status: state.problems.length > 0 ? 'stale' : 'ready',
      corpus: snapshot.corpus.hash,
      documents: snapshot.corpus.documents.length,
      problems: [...state.problems, ...snapshot.cardProblems],
    }));

    watch(
      '/metrics',
      'metrics',
      { summary: 'Figures for Prometheus', schema: z.unknown(), media: ['text/plain', 'Text.'] },
      async (_request, reply) => {
        reply.type(metrics.contentType);
        return metrics.format();
      },
    );
  };
}
