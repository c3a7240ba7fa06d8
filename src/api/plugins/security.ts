import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const NOTHING = ["'none'"];

/** What a browser may do with an answer that is no page. */
const DATA_POLICY = {
  useDefaults: false,
  directives: { defaultSrc: NOTHING, baseUri: NOTHING, formAction: NOTHING, frameAncestors: NOTHING },
};

/** Content policy of a page that loads nothing and runs nothing, but has one style sheet in it, by its hash. */
export function makePagePolicy(styleHash: string): string {
  return [
    "default-src 'none'",
    `style-src '${styleHash}'`,
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Security headers on everything; reading and computing are open to scripts of every site. */
export function registerSecurity(app: FastifyInstance): void {
  app.register(helmet, {
    contentSecurityPolicy: DATA_POLICY,
    // answers are there to be read from other sites; who may frame pages is said by the content policy
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // headers that browsers have given up, or that the content policy says already: each costs time on every answer
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['Content-Type', 'If-None-Match', 'X-Request-Id'],
    exposedHeaders: ['Corpus-Hash', 'ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: 86_400,
  });
}
