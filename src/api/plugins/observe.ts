import { randomBytes } from 'node:crypto';
import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify';
import type { Metrics } from '../metrics.js';

// whatever else a caller sends would go into the log and back to him
const GIVEN = /^[\w.-]{1,64}$/;
const prefix = randomBytes(4).toString('hex');
let count = 0;

/** The id that a proxy has given the request, or a new one: unlike those of other processes. */
export function makeRequestId({ headers }: RawRequestDefaultExpression): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && GIVEN.test(given)) return given;
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}

/** Counts every answer, and logs it: without addresses, queries and bodies, which may tell who asked what. */
export function registerObserve(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id } = request;
    // what no route serves is one entry, not one for every address that is tried
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    metrics.countAnswer(method, route, status, reply.elapsedTime / 1000);
    const log = status >= 500 ? 'error' : 'debug';
    request.log[log]({ reqId: id, method, route, status, ms: reply.elapsedTime }, 'answered');
    done();
  });
}
