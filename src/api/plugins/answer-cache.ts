// Figure: a stored GET reaches two thirds of a bare Fastify route, where computing it anew reaches a third (bench/RESULTS.md).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, makeAnswer, sendAnswer } from '../answer.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer depends on address, day and corpus alone: its bytes may be kept. */
    cached?: boolean;
  }
}

// so long an address is hardly asked for twice
const KEY_LIMIT = 2048;
/** Headers of one answer alone. */
const OWN = new Set(['ratelimit', 'ratelimit-policy']);
/** Headers that are written anew with each answer. */
const ANEW = new Set(['x-request-id', 'content-length']);

function listHeaders(reply: FastifyReply): { kept: string[]; own: string[] } {
  const kept: string[] = [];
  const own: string[] = [];
  const headers = reply.getHeaders();
  for (const name in headers) {
    if (!ANEW.has(name)) (OWN.has(name) ? own : kept).push(name, String(headers[name]));
  }
  return { kept, own };
}

/**
 * Answers a repeated GET from its bytes, before anything else costs time, and keeps computed answers with the headers that
 * the other plugins set. Register after the snapshot, before the rest.
 */
export function registerAnswerCache(app: FastifyInstance, count: (hit: boolean) => void): void {
  // the snapshot keeps its own answers: what the key adds is the day, and the whole address
  const keyOf = ({ today, baseUrl, raw }: FastifyRequest) => `${today} ${baseUrl}${raw.url}`;
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.cached) return done();
    const stored = request.snapshot.answers.get(keyOf(request));
    count(stored !== undefined);
    if (stored) sendAnswer(request, reply, stored);
    else done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!request.routeOptions.config.cached || reply.statusCode !== 200) return done(null, payload);
    const { kept, own } = listHeaders(reply);
    const finish = (answer: Answer) => {
      const key = keyOf(request);
      if (request.method === 'GET' && key.length <= KEY_LIMIT) request.snapshot.answers.set(key, answer);
      sendAnswer(request, reply, answer, own);
    };
    const made = makeAnswer(payload as string, kept);
    if (made instanceof Promise) made.then(finish, done);
    else finish(made);
  });
}
