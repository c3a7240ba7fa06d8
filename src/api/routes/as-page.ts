import { createHash } from 'node:crypto';
import { CODES, statusOf } from '../../knowledge/index.js';
import { formatNotFoundPage, type NotFound, STYLE } from '../../pages/index.js';
import { readError } from '../errors.js';
import { makePagePolicy } from '../plugins/security.js';
import type { App } from './route.js';

const POLICY = makePagePolicy(`sha256-${createHash('sha256').update(STYLE).digest('base64')}`);

export const HTML = 'text/html; charset=utf-8';

/** Answers of an app as pages for people: their content policy, and a page for every fault, too. */
export function answerAsPages(app: App, list: NotFound['list']): void {
  // before the answer is made: its bytes are kept with the headers that it has by then
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', POLICY);
    done();
  });

  app.setErrorHandler<Error>((error, request, reply) => {
    const [problem] = readError(error, request.snapshot.corpus);
    if (problem.code === 'internal-error') request.log.error({ err: error, reqId: request.id }, 'failed');
    const { message, cure, code } = problem;
    const page = formatNotFoundPage(
      { title: CODES[code].title, message, cure, list, near: [] },
      request.baseUrl,
    );
    return reply.code(statusOf(code)).header('cache-control', 'no-store').type(HTML).send(page);
  });
}
