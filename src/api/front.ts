import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';
import type { ServiceOptions } from './options.js';
import { baseUrlOf } from './plugins/snapshot.js';
import { makeRequestId } from './request-id.js';
import type { State } from './state.js';
import { formatAnswerKey, sendStored } from './stored.js';

/**
 * Answers what is stored before the framework sees it: its router, its request, reply and hooks are a third of what such
 * an answer costs. It counts and logs as they would. Everything else goes on to the framework, the first answer of an
 * address included, and all that an own proxy has passed on under another name than the request's.
 */
export function putFront(
  app: FastifyInstance,
  state: State,
  { publicUrl, trustProxy, today }: ServiceOptions,
  metrics: Metrics,
): void {
  const { server } = app;
  const [handle] = server.listeners('request') as [
    (request: IncomingMessage, response: ServerResponse) => void,
  ];
  let closing = false;
  // the framework tells callers that the connection ends
  app.addHook('preClose', async () => {
    closing = true;
  });
  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (closing || (trustProxy && publicUrl === null)) return false;
    const began = performance.now();
    const baseUrl = baseUrlOf(publicUrl, 'http', headers.host ?? '');
    const stored = state.current.answers.get(formatAnswerKey(today(), baseUrl, request.url as string));
    if (!stored) return false;
    const id = makeRequestId(request);
    sendStored(request, response, id, stored);
    const { statusCode: status } = response;
    const ms = performance.now() - began;
    metrics.countCache(true);
    metrics.countAnswer(method, stored.route, status, ms / 1000);
    app.log.debug({ reqId: id, method, route: stored.route, status, ms }, 'answered');
    return true;
  };
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!answer(request, response)) handle(request, response);
  });
}
