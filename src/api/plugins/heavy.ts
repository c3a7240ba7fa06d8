import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ServiceOptions } from '../options.js';
import { RequestError } from '../problem.js';
import { OVERLOADED, RETRY_AFTER } from './limits.js';

/** Bodies from this size on, in characters, are large work: an answer can be a hundred times as long. */
const LARGE = 64 * 1024;
/** Large requests that are worked on, or whose answers are being sent, at one time. */
const AT_ONCE = 2;
/** Large requests that may wait for their turn. */
const QUEUE = 8;

/**
 * Large work one after the other: what a few long replays need at once would end the process. When the queue is full the
 * answer is 503 at once. An answer that is not read within the time of a request, in milliseconds, is given up, so that it
 * does not stay in memory.
 */
export function registerHeavy(app: FastifyInstance, { requestTimeout }: ServiceOptions): void {
  const waiting: (() => void)[] = [];
  let inWork = 0;
  app.addHook('preValidation', async (request, reply) => {
    // by what has been read: a body may come without its length
    if (request.bodySize < LARGE) return;
    if (waiting.length >= QUEUE) {
      reply.header('retry-after', RETRY_AFTER);
      throw new RequestError([OVERLOADED]);
    }
    if (inWork >= AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve));
    else inWork++;
    const timer = setTimeout(() => reply.raw.destroy(), requestTimeout);
    // also where the caller has left while waiting
    finished(reply.raw, () => {
      clearTimeout(timer);
      const next = waiting.shift();
      // the next one takes this one's place
      if (next) next();
      else inWork--;
    });
  });
}
