import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
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

/** Overload is answered 503, a caller beyond his share 429; both say when to come again. */
export function registerLimits(app: FastifyInstance, { maxLoopDelay, rateLimit: max }: ServiceOptions): void {
  app.register(underPressure, { maxEventLoopDelay: maxLoopDelay, retryAfter: 5, sampleInterval: 500 });
  if (max === 0) return;
  app.register(rateLimit, {
    max,
    timeWindow: 60_000,
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
