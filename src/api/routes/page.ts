import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { makePolicy } from '../plugins/security.js';

/** Content policy of the judge's page: its own files and this service, nothing else, and no script in the text. */
const POLICY = makePolicy(
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'none'",
);

// names below assets/ carry a hash of what they hold; all others are asked for anew
const FOREVER = 'public, max-age=31536000, immutable';

/** `/` and the files of the judge's page; where it is not built, `/` leads to the list of rules. */
export function pageRoutes(folder: string): (app: FastifyInstance) => Promise<void> {
  return async app => {
    if (!existsSync(join(folder, 'index.html'))) {
      app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/rules'));
      return;
    }
    app.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', POLICY);
    });
    // a hall of phones behind one address opens the page at once, and a file costs little
    app.addHook('onRoute', route => {
      route.config = { ...route.config, rateLimit: false };
    });
    await app.register(fastifyStatic, {
      root: folder,
      // a route for each file: what is no file stays a problem in the service's own words
      wildcard: false,
      preCompressed: true,
      schemaHide: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.setHeader('vary', 'accept-encoding');
        reply.setHeader('cache-control', path.includes('/assets/') ? FOREVER : 'no-cache');
      },
    });
  };
}
