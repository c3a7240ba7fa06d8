import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../problem.js';

/**
 * Headers of every answer; a page has a content policy of its own. They never differ, so they are written here instead of
 * being worked out by a library for each answer, which took a tenth of the time of a computed GET.
 */
const HEADERS = {
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  // answers are there to be read from other sites
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

/** Content policy of a page that loads nothing but what is named, and is shown within no other page. */
export function makePolicy(...allowed: string[]): string {
  return ["default-src 'none'", ...allowed, "base-uri 'none'", "frame-ancestors 'none'"].join('; ');
}

/** Security headers on everything; reading and computing are open to scripts of every site. */
export function registerSecurity(app: FastifyInstance): void {
  app.addHook('onRequest', ({ method, headers }, reply, done) => {
    reply.headers(HEADERS);
    const isPreflight = headers.origin && headers['access-control-request-method'];
    if (method !== 'OPTIONS' || isPreflight) return done();
    const message = 'OPTIONS is answered for a browser alone that asks what other sites may send.';
    const cure = 'Send Origin and Access-Control-Request-Method, or use another method.';
    done(new RequestError([{ code: 'bad-request', message, cure }]));
  });
  app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['Content-Type', 'If-None-Match', 'X-Request-Id'],
    exposedHeaders: [
      'Corpus-Hash',
      'ETag',
      'Link',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'X-Request-Id',
    ],
    maxAge: 86_400,
  });
}
