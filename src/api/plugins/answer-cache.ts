// Figure: a stored GET reaches two thirds of a bare Fastify route, where computing it anew reaches a third (bench/RESULTS.md).
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseForm, type Form, isKnown, makeZipped, sendStored, ZIP_FROM } from '../stored-answer.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer depends on address, day and corpus alone: its bytes may be kept. */
    cached?: boolean;
  }
}

const CACHE_CONTROL = 'public, max-age=60, must-revalidate';
// so long an address is hardly asked for twice
const KEY_LIMIT = 2048;

// the snapshot keeps its own answers: what the key adds is the day, and the whole address
function keyOf({ today, baseUrl, raw }: FastifyRequest): string {
  return `${today} ${baseUrl}${raw.url}`;
}

function listHeaders(reply: FastifyReply): string[] {
  const {
    'x-request-id': _,
    'content-length': length,
    ratelimit,
    'ratelimit-policy': policy,
    ...headers
  } = reply.getHeaders();
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

/**
 * Answers a repeated GET from its bytes, before anything else costs time; gives computed answers a strong ETag, and keeps
 * their bytes with the headers that the other plugins set, long ones compressed as well. Register after the snapshot,
 * before the rest.
 */
export function registerAnswerCache(app: FastifyInstance, count: (hit: boolean) => void): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.cached) return done();
    const stored = request.snapshot.answers.get(keyOf(request));
    count(stored !== undefined);
    if (!stored) return done();
    // past the framework's own sending: its hooks and serializers have nothing to add to bytes that are ready
    reply.hijack();
    sendStored(request.raw, reply.raw, request.id, stored);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!request.routeOptions.config.cached || reply.statusCode !== 200) return done(null, payload);
    const body = payload as string;
    const bytes = Buffer.byteLength(body);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    reply.header('cache-control', CACHE_CONTROL);
    if (bytes >= ZIP_FROM) reply.header('vary', 'accept-encoding');

    const finish = (zipped: Form | null) => {
      const key = keyOf(request);
      const encoding = bytes === body.length ? ('latin1' as const) : ('utf8' as const);
      const answer = { etag, headers: listHeaders(reply), body, bytes, encoding, zipped };
      if (request.method === 'GET' && key.length <= KEY_LIMIT) request.snapshot.answers.set(key, answer);
      const form = chooseForm(request.raw, answer);
      reply.header('etag', form.etag);
      if (form === zipped) reply.header('content-encoding', 'gzip');
      if (!isKnown(request.raw, form.etag)) return done(null, form.body);
      reply.code(304).removeHeader('content-length');
      // the framework measures the body of a HEAD itself, and sends none
      done(null, request.method === 'HEAD' ? form.body : null);
    };
    if (bytes < ZIP_FROM) return finish(null);
    makeZipped(etag, body).then(finish, done);
  });
}
