import { fileURLToPath } from 'node:url';
import type { Redis } from 'ioredis';
import type { Day } from '../knowledge/index.js';

/** What an operator may set; see docs/operating.md. */
export interface ServiceOptions {
  /** Address under which callers see the service, without a slash at the end; null: as the request names it. */
  publicUrl: string | null;
  /** Proxies whose X-Forwarded-* are believed: how many there are, or their addresses; false: none. */
  trustProxy: false | number | string[];
  /** Largest body, in bytes. */
  bodyLimit: number;
  /** Requests of one address a minute that are computed; 0: no limit. Stored answers do not count. */
  rateLimit: number;
  /** Where replicas count requests together; null: each counts for itself. */
  redis: Redis | null;
  /** Milliseconds within which a request has to arrive. */
  requestTimeout: number;
  /** Delay of the event loop, in milliseconds, from which on the service answers 503; 0: never. */
  maxLoopDelay: number;
  /** Folder with the built judge's page; where there is none, `/` leads to the list of rules. */
  pageFolder: string;
  /** Key of the Discord application whose bot is answered here, in hexadecimal digits; null: no bot. */
  discordPublicKey: string | null;
  /** Address for reports of wrong answers, with placeholders such as `{question}`; null: none. */
  feedbackUrl: string | null;
  /** Today, in UTC. */
  today(): Day;
}

const DAY_LENGTH = 86_400_000;
let known = { number: -1, day: '' };

// written once a day: every request asks
function todayInUtc(): Day {
  const number = Math.floor(Date.now() / DAY_LENGTH);
  if (known.number !== number)
    known = { number, day: new Date(number * DAY_LENGTH).toISOString().slice(0, 10) };
  return known.day;
}

export const DEFAULTS: Readonly<ServiceOptions> = {
  publicUrl: null,
  trustProxy: false,
  bodyLimit: 4 * 1024 * 1024,
  rateLimit: 1200,
  redis: null,
  requestTimeout: 30_000,
  maxLoopDelay: 1000,
  // the same from `src/` and from `dist/`
  pageFolder: fileURLToPath(new URL('../../dist/web', import.meta.url)),
  discordPublicKey: null,
  feedbackUrl: null,
  today: todayInUtc,
};
