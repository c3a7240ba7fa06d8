import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Problem } from '../../knowledge/index.js';
import type { ServiceOptions } from '../options.js';
import { RequestError } from '../problem.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever watches the service is answered under pressure, too. */
    pressureHandler?: () => void;
  }
}

/** Route settings of what watches the service: no limit and no pressure keep it out. */
export const UNLIMITED = { rateLimit: false, pressureHandler: () => {} } as const;

const NO_HEADERS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** How often the delay of the event loop is looked at, in milliseconds. */
const SAMPLE = 500;
/** Two samples. */
const WARM_UP = 2 * SAMPLE;
const OVERLOADED: Problem = {
  code: 'overloaded',
  message: 'The service has more to do than it can.',
  cure: 'Try again after the seconds that Retry-After names.',
};

/** Overload is answered 503, a caller beyond his share 429; both say when to come again. */
export function registerLimits(
  app: FastifyInstance,
  { maxLoopDelay, rateLimit: max, redis }: ServiceOptions,
): void {
  // what loading the documents cost says nothing of the load that follows
  let calmUntil = performance.now() + WARM_UP;
  app.addHook('onListen', async () => {
    calmUntil = performance.now() + WARM_UP;
  });
  app.register(underPressure, {
    maxEventLoopDelay: maxLoopDelay,
    sampleInterval: SAMPLE,
    pressureHandler: async () => {
      if (performance.now() < calmUntil) return;
      throw new RequestError([OVERLOADED]);
    },
  });
  if (max === 0) return;
  app.register(rateLimit, {
    max,
    timeWindow: 60_000,
    redis,
    nameSpace: 'l5r-judge-',
    // where nobody can count, nobody is kept out
    skipOnError: true,
    // counters would make every answer differ, and the bytes of answers are kept
    addHeaders: { ...NO_HEADERS, 'retry-after': true },
    addHeadersOnExceeding: NO_HEADERS,
    errorResponseBuilder: (_request, { ttl }) => {
      const cure = `Wait ${Math.ceil(ttl / 1000)} seconds, and ask for what you have not asked yet.`;
      const message = `More than ${max} requests to compute in a minute.`;
      return new RequestError([{ code: 'too-many-requests', message, cure }]);
    },
  });
}
