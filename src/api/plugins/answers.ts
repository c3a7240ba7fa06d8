import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StoredAnswer } from '../state.js';

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

function keyOf(request: FastifyRequest): string {
  return `${request.today} ${request.baseUrl}${request.raw.url}`;
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const asked = request.headers['if-none-match'];
  if (asked === undefined) return false;
  if (asked === etag || asked === '*') return true;
  return asked.split(',').some(one => one.trim().replace(/^W\//, '') === etag);
}

// past the framework's own sending: its hooks and serializers have nothing to add to bytes that are ready
function sendStored(request: FastifyRequest, reply: FastifyReply, stored: StoredAnswer): void {
  reply.hijack();
  const headers = [...stored.headers, 'x-request-id', request.id];
  if (isKnown(request, stored.etag)) {
    reply.raw.writeHead(304, headers).end();
    return;
  }
  headers.push('content-length', String(stored.body.length));
  reply.raw.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : stored.body);
}

function listHeaders(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || PASSING.has(name) || name === 'content-length' ? [] : [name, String(value)],
  );
}

/**
 * Answers a repeated GET from its bytes, before anything else costs time; gives computed answers a strong ETag and
 * keeps their bytes with the headers that the other plugins set. Register after the snapshot, before the rest.
 */
export function registerAnswers(app: FastifyInstance, count: (hit: boolean) => void): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.cached) return done();
    const stored = request.snapshot.answers.get(keyOf(request));
    count(stored !== undefined);
    if (!stored) return done();
    sendStored(request, reply, stored);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!request.routeOptions.config.cached || reply.statusCode !== 200) return done(null, payload);
    const body = Buffer.from(payload as string);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', etag).header('cache-control', CACHE_CONTROL);
    const key = keyOf(request);
    if (request.method === 'GET' && key.length <= KEY_LIMIT) {
      request.snapshot.answers.set(key, { etag, headers: listHeaders(reply), body });
    }
    if (!isKnown(request, etag)) return done(null, body);
    reply.code(304).removeHeader('content-length');
    done(null, null);
  });
}
