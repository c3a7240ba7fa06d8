import type { FastifyInstance } from 'fastify';

/** Ends a service: it stops listening, and what has begun is finished first. The log tells why. */
export function makeDrain(app: FastifyInstance) {
  return async ({ err, signal }: { err?: Error | undefined; signal?: string | undefined }): Promise<void> => {
    app.log.warn({ err, signal }, 'closing: what has begun is finished first');
    await app.close();
  };
}
