import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { Day } from '../knowledge/index.js';

/** An answer as it was sent. */
export interface Form {
  etag: string;
  /** Name, value, name, value: the form that Node writes fastest. */
  headers: string[];
  /** As text: it goes out in one piece with the headers, where bytes would cost a second one. Packed: bytes. */
  body: string | Buffer;
  bytes: number;
  /** `latin1` where every character is one byte, which is the quickest to write. */
  encoding: 'latin1' | 'utf8';
}

/** An answer that is kept. */
export interface StoredAnswer extends Form {
  /** The route that made it: `/v1/rules/*`. */
  route: string;
  /** The same for a caller who takes gzip; null where it is too short to be worth it. */
  packed: Form | null;
}

/** In bytes: what is shorter fits into the first flight of a connection anyway. */
export const PACK_FROM = 14 * 1024;
const PACKED = ['content-encoding', 'gzip'];

/** Packs a body, away from the loop that answers. */
export const packBody: (body: string) => Promise<Buffer> = promisify(gzip);

/** The packed form of an answer. Other bytes are another representation: a strong ETag has to differ. */
export function makePacked({ etag, headers, encoding }: Form, body: Buffer): Form {
  const own = `${etag.slice(0, -1)}-gzip"`;
  const named = headers.map(text => (text === etag ? own : text));
  return { etag: own, headers: [...named, ...PACKED], body, bytes: body.length, encoding };
}

/** The form that the caller takes. */
export function chooseForm({ headers }: IncomingMessage, answer: StoredAnswer): Form {
  const { packed } = answer;
  if (packed === null) return answer;
  const taken = negotiate(String(headers['accept-encoding']), ['gzip', 'identity']);
  return taken === 'gzip' ? packed : answer;
}

/** What an answer hangs on, besides its corpus: the day, and the whole address. */
export function formatAnswerKey(today: Day, baseUrl: string, url: string): string {
  return `${today} ${baseUrl}${url}`;
}

/** Whether the caller has this answer already. */
export function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const asked = headers['if-none-match'];
  if (asked === undefined) return false;
  if (asked === etag || asked === '*') return true;
  return asked.split(',').some(one => one.trim().replace(/^W\//, '') === etag);
}

/** Sends a stored answer in the form that the caller takes, or that he has it already. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  answer: StoredAnswer,
): void {
  const { etag, headers, bytes, body, encoding } = chooseForm(request, answer);
  const all = [...headers, 'x-request-id', id];
  if (isKnown(request, etag)) {
    response.writeHead(304, all).end();
    return;
  }
  all.push('content-length', String(bytes));
  response.writeHead(200, all);
  if (request.method === 'HEAD') response.end();
  else response.end(body, encoding);
}
