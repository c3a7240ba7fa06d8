import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Day } from '../knowledge/index.js';

/** The bytes of an answer, as they were sent. */
export interface StoredAnswer {
  /** The route that made it: `/v1/rules/*`. */
  route: string;
  etag: string;
  /** Name, value, name, value: the form that Node writes fastest. */
  headers: string[];
  /** As text: it goes out in one piece with the headers, where bytes would cost a second one. */
  body: string;
  bytes: number;
  /** `latin1` where every character is one byte, which is the quickest to write. */
  encoding: 'latin1' | 'utf8';
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

/** Sends a stored answer, or that the caller has it already. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  { etag, headers, bytes, body, encoding }: StoredAnswer,
): void {
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
