import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { asOfSchema, daySchema } from '../../calls/index.js';
import type { DescribedCard } from '../../engine.js';
import {
  CODES,
  formatSchema,
  listRules,
  makeRuleRecord,
  type RuleDocument,
  readRule,
  statusOf,
} from '../../knowledge/index.js';
import { nearest } from '../../language/index.js';
import {
  formatBooklet,
  formatCardPage,
  formatProblemPage,
  formatRulePage,
  formatRulesPage,
  type NotFound,
  PROBLEM_CODES,
} from '../../pages/index.js';
import { readError } from '../errors.js';
import { HTML, PAGE_POLICY, sendFaultPage } from '../fault-page.js';
import { quoteOfficial } from '../present.js';
import { CACHED, paramsOf } from './calls.js';

/** Answers of an app as pages for people: their content policy, and a page for every fault, too. */
function answerAsPages(app: FastifyInstance, list: NotFound['list']): void {
  // before the answer is made: its bytes are kept with the headers that it has by then
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', PAGE_POLICY);
    done();
  });

  app.setErrorHandler<Error>((error, request, reply) => {
    const [problem] = readError(error, request.snapshot.corpus);
    if (problem.code === 'internal-error') request.log.error({ err: error, reqId: request.id }, 'failed');
    const { message, cure, code } = problem;
    return sendFaultPage(reply, { title: CODES[code].title, message, cure, list, near: [] }, statusOf(code));
  });
}

/** A page, which depends on address, day and corpus alone, or a refusal that has been sent. */
function readPage<Query extends z.ZodObject>(
  app: FastifyInstance,
  url: string,
  querystring: Query,
  make: (
    request: FastifyRequest & {
      params: { '*': string; slug: string; code?: string };
      query: z.output<Query>;
    },
    reply: FastifyReply,
  ) => string | FastifyReply | Promise<string | FastifyReply>,
): void {
  const schema = { hide: true, ...paramsOf(url), querystring };
  app.get(url, { config: CACHED, schema }, async (request, reply) =>
    make(request as never, reply.type(HTML)),
  );
}

const ALL_RULES = { url: '/rules', title: 'All rules' };
const dayQuery = z.strictObject({ asOf: asOfSchema });

/** `/rules`, `/rules/{id}`, `/booklet` and `/cards/{slug}`: the pages for people. */
export async function pagesRoutes(app: FastifyInstance): Promise<void> {
  answerAsPages(app, ALL_RULES);

  readPage(app, '/rules', dayQuery, ({ snapshot: { corpus }, asOf, baseUrl }) =>
    formatRulesPage(listRules(corpus, { asOf, limit: corpus.documents.length, offset: 0 }), baseUrl),
  );

  const bookletQuery = dayQuery.extend({
    // a form sends the field that is left empty, too
    since: z.union([z.literal(''), daySchema]).optional(),
    format: formatSchema.optional(),
  });
  readPage(app, '/booklet', bookletQuery, ({ query: { since, format }, snapshot, asOf, baseUrl }) =>
    formatBooklet(snapshot, { asOf, since: since || undefined, format, baseUrl }),
  );

  readPage(app, '/rules/*', dayQuery, ({ params, query, snapshot, asOf, baseUrl }, reply) => {
    const { corpus, official } = snapshot;
    const found = readRule(corpus, params['*']);
    if (found.ok) {
      const quoted = quoteOfficial(found.value, official);
      const record = makeRuleRecord(corpus, found.value, asOf);
      return formatRulePage(record, { official: quoted, baseUrl, asked: query.asOf ?? null });
    }
    const { message, near: ids = [] } = found.problem;
    const near = ids.map(id => {
      const { title } = corpus.byId.get(id) as RuleDocument;
      return { url: `/rules/${id}`, title };
    });
    const cure = 'See the list of all rules.';
    return sendFaultPage(reply, { title: 'No such rule', message, cure, list: ALL_RULES, near });
  });

  readPage(app, '/cards/:slug', dayQuery, async ({ params, query, snapshot, asOf, baseUrl }, reply) => {
    const { cards } = snapshot;
    const found = await cards.describe({ title: params.slug }, asOf);
    if (!found.ok) {
      const { message, cure, near = [] } = found.problem;
      const links = near.map(title => ({ url: `/cards/${encodeURIComponent(title)}`, title }));
      return sendFaultPage(reply, { title: 'No such card', message, cure, list: ALL_RULES, near: links });
    }
    const all = await cards.describe({ title: found.value.title }, asOf);
    const own = found.value.cards.find(({ card }) => card.slug === params.slug) ?? found.value.cards[0];
    const shown = all.ok ? all.value : found.value;
    return formatCardPage(own as DescribedCard, shown, { baseUrl, asked: query.asOf ?? null });
  });
}

const ALL_CODES = { url: '/problems', title: 'All codes' };

/** `/problems` and `/problems/{code}`: what `type` of problem details leads to. */
export async function problemsRoutes(app: FastifyInstance): Promise<void> {
  answerAsPages(app, ALL_CODES);
  for (const url of ['/problems', '/problems/:code'])
    readPage(app, url, z.strictObject({}), ({ params: { code }, baseUrl }, reply) => {
      const page = formatProblemPage(baseUrl, code);
      if (page !== null) return page;
      const found = String(code).slice(0, 60);
      const near = nearest(found, PROBLEM_CODES).map(name => ({ url: `/problems/${name}`, title: name }));
      const message = `No problem has the code "${found}".`;
      const cure = 'See the list of all codes.';
      return sendFaultPage(reply, { title: 'No such code', message, cure, list: ALL_CODES, near });
    });
}
