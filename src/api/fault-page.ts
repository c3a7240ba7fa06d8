import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { formatNotFoundPage, type NotFound, STYLE } from '../pages/index.js';
import { makePolicy } from './plugins/security.js';

export const HTML = 'text/html; charset=utf-8';

/** Content policy of the pages for people: they run nothing, and have one style sheet in them, allowed by its hash. */
export const PAGE_POLICY = makePolicy(
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self' data:",
  "form-action 'self'",
);

/** Answers a fault with a page for people. It must not be kept. */
export function sendFaultPage(reply: FastifyReply, why: NotFound, status = 404): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': PAGE_POLICY })
    .type(HTML)
    .send(formatNotFoundPage(why, reply.request.baseUrl));
}
