import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { formatNotFoundPage, type NotFound, STYLE } from '../pages/index.js';
import { makePagePolicy } from './plugins/security.js';

export const HTML = 'text/html; charset=utf-8';

/** Content policy of the pages for people. */
export const PAGE_POLICY = makePagePolicy(`sha256-${createHash('sha256').update(STYLE).digest('base64')}`);

/** Answers a fault with a page for people. It must not be kept. */
export function sendFaultPage(reply: FastifyReply, why: NotFound, status = 404): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': PAGE_POLICY })
    .type(HTML)
    .send(formatNotFoundPage(why, reply.request.baseUrl));
}
