import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';

/** In milliseconds: a request waits no longer for being counted. */
const PATIENCE = 250;

/** The Redis in which replicas count requests together, not yet connected. */
export async function makeRedis(url: string): Promise<Redis> {
  // most services need none
  const { Redis } = await import('ioredis');
  return new Redis(url, {
    lazyConnect: true,
    connectTimeout: PATIENCE,
    commandTimeout: PATIENCE,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: times => Math.min(times * 200, 5000),
  });
}

/** Connects, now and whenever the connection is lost; the log tells when Redis goes and when it is there. */
export function keepConnected(redis: Redis, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): void {
  let away = false;
  redis.on('error', (err: Error) => {
    if (!away) log.warn({ err }, 'Redis is away: requests are not counted');
    away = true;
  });
  redis.on('ready', () => {
    away = false;
    log.info('requests are counted together with those of the other replicas');
  });
  // a failure is an event, too, and is tried again
  redis.connect().catch(() => {});
}
