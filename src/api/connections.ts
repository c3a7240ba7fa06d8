import { readFile } from 'node:fs/promises';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

/** Files that stay free for everything else: documents, the log, packages that are loaded late. */
const RESERVE = 64;

/**
 * Takes no more connections than leave files to open, for each may be sent one of the page's files: without a free one,
 * the framework's own checks end the process.
 * Linux tells the limit; elsewhere the system's own bound stays.
 */
export async function limitConnections(server: HttpServer, limits = '/proc/self/limits'): Promise<void> {
  const text = await readFile(limits, 'utf8').catch(() => '');
  const files = Number(/^Max open files\s+(\d+)/m.exec(text)?.[1]);
  if (files > RESERVE) server.maxConnections = Math.ceil((files - RESERVE) / 2);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends the service and loses no request. The log says why. */
    drain(why: { err?: Error | undefined; signal?: string | undefined }): Promise<void>;
  }
}

/** How long open connections may send one more request, in milliseconds. */
const NOTICE = 2000;

/**
 * Ends a service in three steps. It stops listening; then the next answer on each open connection says that the
 * connection ends, so that no caller sends a request while it is being closed; then the rest is closed. Register first.
 */
export function registerDrain(app: FastifyInstance): void {
  let draining = false;
  app.addHook('onRequest', (_request, reply, done) => {
    if (draining) reply.raw.setHeader('connection', 'close');
    done();
  });
  app.decorate('drain', async ({ err, signal }) => {
    app.log.warn({ err, signal }, 'closing: requests that have begun are finished first');
    draining = true;
    // not the close of an HTTP server: that closes connections between two requests
    Server.prototype.close.call(app.server);
    const countOpen = promisify(app.server.getConnections.bind(app.server));
    const end = performance.now() + NOTICE;
    // after a fault, nothing is worth waiting for
    while (!err && performance.now() < end && (await countOpen()) > 0) await wait(50);
    await app.close();
  });
}
