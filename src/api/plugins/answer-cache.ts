// Figure: a stored GET reaches two thirds of a bare Fastify route, where computing it anew reaches a third (bench/RESULTS.md).
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer depends on address, day and corpus alone: its bytes may be kept. */
    cached?: boolean;
  }
}

/** An answer that is kept. */
export interface StoredAnswer {
  /** Name, value, name, value: all that every caller gets. */
  headers: string[];
  etag: string;
  /** As text: it goes out in one piece with the headers, where bytes would cost a second one. */
  body: string;
  bytes: number;
  /** `latin1` where every character is one byte, which is the quickest to write. */
  encoding: 'latin1' | 'utf8';
  /** Compressed; null where it is too short to be worth it. */
  zipped: Buffer | null;
}

const CACHE_CONTROL = 'public, max-age=60, must-revalidate';
/** In bytes: what is shorter fits into the first flight of a connection anyway. */
const ZIP_FROM = 14 * 1024;
// so long an address is hardly asked for twice
const KEY_LIMIT = 2048;
/** Headers of one answer alone. */
const OWN = new Set(['ratelimit', 'ratelimit-policy']);
/** Headers that are written anew with each answer. */
const ANEW = new Set(['x-request-id', 'content-length']);
const zip = promisify(gzip);

function listHeaders(reply: FastifyReply): { kept: string[]; own: string[] } {
  const kept: string[] = [];
  const own: string[] = [];
  const headers = reply.getHeaders();
  for (const name in headers) {
    if (!ANEW.has(name)) (OWN.has(name) ? own : kept).push(name, String(headers[name]));
  }
  return { kept, own };
}

// in the form that the caller accepts, or 304 where they have it already; other bytes have another strong ETag
function send(
  { raw, id }: FastifyRequest,
  { raw: response }: FastifyReply,
  answer: StoredAnswer,
  own: string[],
): void {
  const { zipped, encoding } = answer;
  const accepted = String(raw.headers['accept-encoding']);
  const isZipped = zipped !== null && negotiate(accepted, ['gzip', 'identity']) === 'gzip';
  const etag = isZipped ? `${answer.etag.slice(0, -1)}-gzip"` : answer.etag;
  const headers = [...answer.headers, ...own, 'etag', etag, 'x-request-id', id];
  if (isZipped) headers.push('content-encoding', 'gzip');
  const known = raw.headers['if-none-match'];
  const tags = known?.split(',').map(tag => tag.trim().replace(/^W\//, ''));
  if (known === '*' || tags?.includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers.push('content-length', String(isZipped ? zipped.length : answer.bytes));
  response.writeHead(200, headers);
  if (raw.method === 'HEAD') response.end();
  else response.end(isZipped ? zipped : answer.body, encoding);
}

/**
 * Answers a repeated GET from its bytes, before anything else costs time; gives computed answers a strong ETag, and keeps
 * their bytes with the headers that the other plugins set, long ones compressed as well. Both go past the framework's own
 * sending, which has nothing to add to bytes that are ready. Register after the snapshot, before the rest.
 */
export function registerAnswerCache(app: FastifyInstance, count: (hit: boolean) => void): void {
  // the snapshot keeps its own answers: what the key adds is the day, and the whole address
  const keyOf = ({ today, baseUrl, raw }: FastifyRequest) => `${today} ${baseUrl}${raw.url}`;
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.cached) return done();
    const stored = request.snapshot.answers.get(keyOf(request));
    count(stored !== undefined);
    if (!stored) return done();
    reply.hijack();
    send(request, reply, stored, []);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!request.routeOptions.config.cached || reply.statusCode !== 200) return done(null, payload);
    const body = payload as string;
    const bytes = Buffer.byteLength(body);
    const isLong = bytes >= ZIP_FROM;
    const { kept, own } = listHeaders(reply);
    kept.push('cache-control', CACHE_CONTROL);
    if (isLong) kept.push('vary', 'accept-encoding');
    const finish = (zipped: Buffer | null) => {
      const answer: StoredAnswer = {
        headers: kept,
        etag: `"${hash('sha256', body, 'base64url').slice(0, 27)}"`,
        body,
        bytes,
        encoding: bytes === body.length ? 'latin1' : 'utf8',
        zipped,
      };
      const key = keyOf(request);
      if (request.method === 'GET' && key.length <= KEY_LIMIT) request.snapshot.answers.set(key, answer);
      reply.hijack();
      send(request, reply, answer, own);
    };
    if (isLong) zip(body).then(finish, done);
    else finish(null);
  });
}
