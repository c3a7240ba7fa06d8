import type { CodeEntry } from './code-entry.js';
import { AUDIT, CARDS, DOCUMENTS } from './document-codes.js';
import { REQUESTS, SERVICE } from './service-codes.js';
import { EVENTS } from './table-codes.js';

/** Every code that a problem can carry. `docs/codes.md` lists them; a test compares the two. */
export const CODES = { ...DOCUMENTS, ...CARDS, ...AUDIT, ...SERVICE, ...REQUESTS, ...EVENTS } as const;

export type Code = keyof typeof CODES;

/** The same by where a problem comes from, as `docs/codes.md` has them. */
export const CODE_GROUPS: Readonly<Record<string, Readonly<Partial<Record<Code, CodeEntry>>>>> = {
  Documents: DOCUMENTS,
  'Card data': CARDS,
  Audit: AUDIT,
  Service: SERVICE,
  Requests: REQUESTS,
  'Events at the multiplayer table': EVENTS,
};

/** The HTTP status that a code is answered with. */
export function statusOf(code: Code): number {
  const entry: CodeEntry = CODES[code];
  return entry.status ?? 500;
}
