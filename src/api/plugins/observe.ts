import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.js';

/** Counts every answer, and logs it: without addresses, queries and bodies, which may tell who asked what. */
export function registerObserve(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id } = request;
    // what no route serves is one entry, not one for every address that somebody tries
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    metrics.countAnswer(method, route, status, reply.elapsedTime / 1000);
    const log = status >= 500 ? 'error' : 'debug';
    request.log[log]({ reqId: id, method, route, status, ms: reply.elapsedTime }, 'answered');
    done();
  });
}
