import { randomBytes } from 'node:crypto';
import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify';
import type { Day } from '../../knowledge/index.js';
import type { ServiceOptions } from '../config.js';
import type { Metrics } from '../metrics.js';
import type { Snapshot, State } from '../state.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** What answers this request, from its first moment to its last, whatever is reloaded meanwhile. */
    snapshot: Snapshot;
    /** The day of this request, in UTC. */
    today: Day;
    /** The day that the answer is for: that of the query or the body, else today. */
    asOf: Day;
    /** Scheme and host under which the caller sees the service. */
    baseUrl: string;
    /** The operator's address for reports of wrong answers, with placeholders. */
    feedbackUrl: string | null;
  }
}

/** Where the caller sees the service: as the operator says, else as the request does. */
export function baseUrlOf(publicUrl: string | null, protocol: string, host: string): string {
  if (publicUrl !== null) return publicUrl;
  const scheme = protocol === 'https' ? 'https' : 'http';
  return `${scheme}://${HOST.test(host) && URL.canParse(`http://${host}`) ? host : 'localhost'}`;
}

// a host is copied into links: anything else than a name or an address with a port is not
const HOST = /^[\w.:[\]-]{1,255}$/;

/** Gives every request the snapshot that it keeps, its day and its base address; every answer tells its corpus. */
export function registerSnapshot(app: FastifyInstance, state: State, options: ServiceOptions): void {
  const { PUBLIC_URL: publicUrl = null, today } = options;
  app.decorateRequest('snapshot', null as unknown as Snapshot);
  app.decorateRequest('today', '');
  app.decorateRequest('asOf', {
    getter() {
      const [body, query] = [this.body, this.query] as ({ asOf?: Day } | null | undefined)[];
      return body?.asOf ?? query?.asOf ?? this.today;
    },
  });
  app.decorateRequest('baseUrl', '');
  app.decorateRequest('feedbackUrl', options.FEEDBACK_URL ?? null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.snapshot = state.current;
    request.today = today();
    request.baseUrl = baseUrlOf(publicUrl, request.protocol, request.host);
    done();
  });
  app.addHook('onClose', async () => state.current.workers.retire());
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('corpus-hash', request.snapshot.corpus.hash);
    reply.header('x-request-id', request.id);
    done();
  });
}

// whatever else a caller sends would go into the log and back to them
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
