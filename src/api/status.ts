import type { Code } from '../knowledge/index.js';

/** HTTP status of every code. Codes of documents and audits only ever reach an operator: a caller never meets them. */
const STATUS: Readonly<Record<Code, number>> = {
  'bad-field': 500,
  'bad-front-matter': 500,
  'bad-question': 500,
  'bad-tag': 500,
  'bad-wording': 500,
  'duplicate-id': 500,
  'no-documents': 500,
  'refused-engine': 500,
  'repeated-keyword': 500,
  'tags-out-of-order': 500,
  'unknown-heading': 500,
  'unknown-page': 500,
  'unknown-see': 500,
  'unreadable-file': 500,
  'unclaimed-heading': 500,
  'unclaimed-operation': 500,
  'unclaimed-paragraph': 500,
  'unclaimed-tag': 500,
  'untrue-claim': 500,
  'bad-day': 400,
  'bad-keyword': 400,
  'bad-players': 400,
  'bad-request': 400,
  'bad-value': 400,
  'headers-too-large': 431,
  'internal-error': 500,
  'method-not-allowed': 405,
  'not-found': 404,
  overloaded: 503,
  'repeated-player': 400,
  'same-player': 400,
  'timed-out': 408,
  'too-large': 413,
  'too-many-requests': 429,
  'unknown-fact': 400,
  'unknown-field': 400,
  'unknown-keyword': 404,
  'unknown-player': 400,
  'unknown-question': 404,
  'unknown-rule': 404,
  'unsupported-media-type': 415,
};

/** The HTTP status that a code is answered with. */
export function statusOf(code: Code): number {
  return STATUS[code];
}
