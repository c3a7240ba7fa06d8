import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that depends on address, day and corpus alone, in all its forms. */
export interface Answer {
  /** Name, value, name, value: all that every caller gets. */
  headers: readonly string[];
  /** Strong; the compressed form has its own. */
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
const zip = promisify(gzip);

/** Makes the forms of an answer from its body and the headers that every caller gets. */
export function makeAnswer(body: string, headers: readonly string[]): Answer | Promise<Answer> {
  const bytes = Buffer.byteLength(body);
  const isLong = bytes >= ZIP_FROM;
  const answer: Answer = {
    headers: [...headers, 'cache-control', CACHE_CONTROL, ...(isLong ? ['vary', 'accept-encoding'] : [])],
    etag: `"${hash('sha256', body, 'base64url').slice(0, 27)}"`,
    body,
    bytes,
    encoding: bytes === body.length ? 'latin1' : 'utf8',
    zipped: null,
  };
  return isLong ? zip(body).then(zipped => ({ ...answer, zipped })) : answer;
}

/**
 * Sends an answer in the form that the caller accepts, or 304 where they have it already. It goes past the framework's own
 * sending, which has nothing to add to bytes that are ready. `own` are headers of this time alone.
 */
export function sendAnswer(
  { raw, id }: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  own: readonly string[] = [],
): void {
  const { zipped, encoding } = answer;
  const accepted = String(raw.headers['accept-encoding']);
  const isZipped = zipped !== null && negotiate(accepted, ['gzip', 'identity']) === 'gzip';
  const etag = isZipped ? `${answer.etag.slice(0, -1)}-gzip"` : answer.etag;
  const headers = [...answer.headers, ...own, 'etag', etag, 'x-request-id', id];
  if (isZipped) headers.push('content-encoding', 'gzip');
  reply.hijack();
  const known = raw.headers['if-none-match'];
  const tags = known?.split(',').map(tag => tag.trim().replace(/^W\//, ''));
  if (known === '*' || tags?.includes(etag)) {
    reply.raw.writeHead(304, headers).end();
    return;
  }
  headers.push('content-length', String(isZipped ? zipped.length : answer.bytes));
  reply.raw.writeHead(200, headers);
  if (raw.method === 'HEAD') reply.raw.end();
  else reply.raw.end(isZipped ? zipped : answer.body, encoding);
}
