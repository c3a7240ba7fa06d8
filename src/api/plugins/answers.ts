import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  chooseForm,
  type Form,
  formatAnswerKey,
  isKnown,
  makePacked,
  PACK_FROM,
  packBody,
  sendStored,
} from '../stored.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer hangs on address, day and corpus alone: its bytes may be kept. */
    cached?: boolean;
  }
}

const CACHE_CONTROL = 'public, max-age=60, must-revalidate';
// an address that nobody links to is not worth its place
const KEY_LIMIT = 2048;
/** Headers that belong to one exchange and not to the answer. */
const PASSING = new Set(['x-request-id', 'connection', 'date', 'keep-alive', 'transfer-encoding']);

function keyOf({ today, baseUrl, raw }: FastifyRequest): string {
  return formatAnswerKey(today, baseUrl, raw.url as string);
}

function listHeaders(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || PASSING.has(name) || name === 'content-length' ? [] : [name, String(value)],
  );
}

/**
 * Answers a repeated GET from its bytes, before anything else costs time; gives computed answers a strong ETag and
 * keeps their bytes with the headers that the other plugins set, long ones gzip'd as well. Register after the snapshot, before the rest.
 */
export function registerAnswers(app: FastifyInstance, count: (hit: boolean) => void): void {
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
    reply.header('etag', etag).header('cache-control', CACHE_CONTROL);
    if (bytes >= PACK_FROM) reply.header('vary', 'accept-encoding');
    const headers = listHeaders(reply);
    const encoding = bytes === body.length ? 'latin1' : 'utf8';
    const plain: Form = { etag, headers, body, bytes, encoding };

    const finish = (packed: Form | null) => {
      const answer = { ...plain, route: request.routeOptions.url as string, packed };
      const key = keyOf(request);
      if (request.method === 'GET' && key.length <= KEY_LIMIT) request.snapshot.answers.set(key, answer);
      const form = chooseForm(request.raw, answer);
      if (form === packed) reply.header('etag', form.etag).header('content-encoding', 'gzip');
      if (!isKnown(request.raw, form.etag)) return done(null, form.body);
      reply.code(304).removeHeader('content-length');
      // the framework measures the body of a HEAD itself, and sends none
      done(null, request.method === 'HEAD' ? form.body : null);
    };
    if (bytes < PACK_FROM) return finish(null);
    packBody(body).then(bytes => finish(makePacked(plain, bytes)), done);
  });
}
