import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** A body with its ETag, as it is sent. */
export interface Form {
  etag: string;
  /** As text: it goes out in one piece with the headers, where bytes would cost a second one. Compressed: bytes. */
  body: string | Buffer;
  bytes: number;
}

/** An answer that is kept. */
export interface StoredAnswer extends Form {
  /** All headers of the answer but `etag`, `content-length` and `content-encoding`: name, value, name, value. */
  headers: string[];
  /** `latin1` where every character is one byte, which is the quickest to write. */
  encoding: 'latin1' | 'utf8';
  /** The same for a caller who accepts gzip; null where it is too short to be worth it. */
  zipped: Form | null;
}

/** In bytes: what is shorter fits into the first flight of a connection anyway. */
export const ZIP_FROM = 14 * 1024;

const zip = promisify(gzip);

/** Compresses a body, away from the loop that answers. Other bytes are another representation: a strong ETag has to differ. */
export async function makeZipped(etag: string, text: string): Promise<Form> {
  const body = await zip(text);
  return { etag: `${etag.slice(0, -1)}-gzip"`, body, bytes: body.length };
}

/** The form that the caller accepts. */
export function chooseForm({ headers }: IncomingMessage, answer: Pick<StoredAnswer, 'zipped'> & Form): Form {
  const { zipped } = answer;
  if (zipped === null) return answer;
  return negotiate(String(headers['accept-encoding']), ['gzip', 'identity']) === 'gzip' ? zipped : answer;
}

/** Whether the caller has this answer already. */
export function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  if (known === etag || known === '*') return true;
  return known.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag);
}

/** Sends a stored answer in the form that the caller accepts, or 304 where they have it already. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  answer: StoredAnswer,
): void {
  const form = chooseForm(request, answer);
  const { etag, bytes, body } = form;
  const headers = [...answer.headers, 'etag', etag, 'x-request-id', id];
  if (form === answer.zipped) headers.push('content-encoding', 'gzip');
  if (isKnown(request, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers.push('content-length', String(bytes));
  response.writeHead(200, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(body, answer.encoding);
}
