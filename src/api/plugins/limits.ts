import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Problem } from '../../knowledge/index.js';
import type { ServiceOptions } from '../config.js';
import { RequestError } from '../problem.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered under pressure, too. */
    pressureHandler?: () => void;
    /** Whether requests are counted; true if left out. */
    rateLimit?: boolean;
  }
}

/** Settings of the routes that watch the service: they have no limit, and are answered under pressure. */
export const UNLIMITED = { rateLimit: false, pressureHandler: () => {} } as const;

/** How often the delay of the event loop is looked at, in milliseconds. */
const SAMPLE = 500;
/** Two samples. */
const WARM_UP = 2 * SAMPLE;
const OVERLOADED: Problem = {
  code: 'overloaded',
  message: 'The service has more to do than it can.',
  cure: 'Try again after the seconds that Retry-After names.',
};

/** In seconds. */
const WINDOW = 60;
/** A body counts as one request more for each of these bytes. */
const BYTES_OF_ONE = 8 * 1024;

function registerPressure(app: FastifyInstance, maxEventLoopDelay: number): void {
  // what loading the documents cost says nothing of the load that follows
  let calmUntil = performance.now() + WARM_UP;
  app.addHook('onListen', async () => {
    calmUntil = performance.now() + WARM_UP;
  });
  app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: SAMPLE,
    pressureHandler: async () => {
      if (performance.now() < calmUntil) return;
      throw new RequestError([OVERLOADED]);
    },
  });
}

function registerRateLimit(app: FastifyInstance, { RATE_LIMIT: max, redis }: ServiceOptions): void {
  const settings = { points: max, duration: WINDOW, keyPrefix: 'l5r-judge' };
  const limiter = redis
    ? new RateLimiterRedis({ ...settings, storeClient: redis })
    : new RateLimiterMemory(settings);
  const count = async ({ ip, routeOptions }: FastifyRequest, reply: FastifyReply, points: number) => {
    if (routeOptions.config.rateLimit === false) return;
    const counted = await limiter.consume(ip, points).catch((error: unknown) => error);
    // if Redis is down, allow the request
    if (!(counted instanceof RateLimiterRes)) return;
    const seconds = Math.ceil(counted.msBeforeNext / 1000);
    reply.header('ratelimit-policy', `"requests";q=${max};w=${WINDOW}`);
    reply.header('ratelimit', `"requests";r=${counted.remainingPoints};t=${seconds}`);
    if (counted.consumedPoints <= max) return;
    reply.header('retry-after', seconds);
    const message = `More than ${max} requests to compute in a minute.`;
    const cure = `Wait ${seconds} seconds. Answers that have been given before are free; large bodies count as several requests.`;
    throw new RequestError([{ code: 'too-many-requests', message, cure }]);
  };
  app.addHook('onRequest', (request, reply) => count(request, reply, 1));
  app.addHook('preValidation', async (request, reply) => {
    const more = Math.floor(request.bodySize / BYTES_OF_ONE);
    if (more > 0) await count(request, reply, more);
  });
}

/** Overload is answered 503, a caller beyond their share 429; both say when to try again. */
export function registerLimits(app: FastifyInstance, options: ServiceOptions): void {
  registerPressure(app, options.MAX_LOOP_DELAY);
  if (options.RATE_LIMIT > 0) registerRateLimit(app, options);
}
