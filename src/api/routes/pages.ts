import { createHash } from 'node:crypto';
import * as z from 'zod';
import { CODES, type RuleDocument } from '../../knowledge/index.js';
import { formatNotFoundPage, formatRulePage, formatRulesPage, STYLE } from '../../pages/index.js';
import { listRules, makeRuleRecord, nearRules, readRule } from '../../record/index.js';
import { readError } from '../errors.js';
import { quoteOfficial } from '../official.js';
import { makePagePolicy } from '../plugins/security.js';
import { asOfSchema } from '../schemas/common.js';
import { statusOf } from '../status.js';
import { type App, CACHED } from './route.js';

const POLICY = makePagePolicy(`sha256-${createHash('sha256').update(STYLE).digest('base64')}`);
const HTML = 'text/html; charset=utf-8';
const hidden = { hide: true } as const;
const CURE = 'The list of all rules has every one that there is.';

/** `/rules` and `/rules/{id}`: the pages for people. */
export async function pagesRoutes(app: App): Promise<void> {
  // before the answer is made: its bytes are kept with the headers that it has by then
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', POLICY);
    done();
  });

  // a person gets a page for every fault, too
  app.setErrorHandler<Error>((error, request, reply) => {
    const [problem] = readError(error, request.snapshot.corpus);
    if (problem.code === 'internal-error') request.log.error({ err: error, reqId: request.id }, 'failed');
    const { message, cure, code } = problem;
    const page = formatNotFoundPage({ title: CODES[code], message, cure }, [], request.baseUrl);
    return reply.code(statusOf(code)).header('cache-control', 'no-store').type(HTML).send(page);
  });

  app.get(
    '/rules',
    { config: CACHED, schema: { ...hidden, querystring: z.strictObject({ asOf: asOfSchema }) } },
    ({ query, snapshot: { corpus }, today, baseUrl }, reply) => {
      const limit = corpus.documents.length;
      const list = listRules(corpus, { asOf: query.asOf ?? today, limit, offset: 0 });
      return reply.type(HTML).send(formatRulesPage(list, baseUrl));
    },
  );

  app.get(
    '/rules/*',
    {
      config: CACHED,
      schema: {
        ...hidden,
        params: z.object({ '*': z.string() }),
        querystring: z.strictObject({ asOf: asOfSchema }),
      },
    },
    ({ params, query, snapshot: { corpus, official }, today, baseUrl }, reply) => {
      reply.type(HTML);
      const asked = query.asOf ?? null;
      const found = readRule(corpus, params['*']);
      if (found.ok) {
        const quoted = quoteOfficial(found.value, official).official ?? [];
        const record = makeRuleRecord(corpus, found.value, asked ?? today);
        return reply.send(formatRulePage(record, { official: quoted, baseUrl, asked }));
      }
      const near = nearRules(corpus, params['*']).map(id => corpus.byId.get(id) as RuleDocument);
      const { message } = found.problem;
      const page = formatNotFoundPage({ title: 'No such rule', message, cure: CURE }, near, baseUrl);
      return reply.code(404).header('cache-control', 'no-store').send(page);
    },
  );
}
