import { readFile } from 'node:fs/promises';
import type { Server as HttpServer, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Server } from 'node:net';
import { finished } from 'node:stream';
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

/** How long a connection stays open after a refusal while the caller is still sending, in milliseconds. */
export const LINGER = 2000;
/** What is read meanwhile, and thrown away, in bytes. Beyond it the caller has to wait. */
const LINGER_BYTES = 8 * 1024 * 1024;

function throwAway(body: IncomingMessage): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, LINGER);
    let bytes = 0;
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > LINGER_BYTES) body.pause();
    });
    finished(body, () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Sends a refusal in full while its caller is still sending, and closes the connection only after the rest of the body.
 * A connection that is closed with bytes unread is reset, and a caller then loses the answer. Register after the hooks
 * that set headers.
 */
export function registerLinger(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode < 400 || request.raw.complete) return done(null, payload);
    // a small body is there a moment later, and its connection can be kept
    setImmediate(() => {
      // a request that was not sent over a connection has no such field
      if (request.raw.complete !== false || typeof payload !== 'string') return done(null, payload);
      reply.hijack();
      reply.headers({ 'content-length': Buffer.byteLength(payload), connection: 'close' });
      reply.raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
      reply.raw.write(payload);
      void throwAway(request.raw).then(() => reply.raw.end());
    });
  });
}
