import { STATUS_CODES } from 'node:http';
import * as z from 'zod';
import { DECK_CODES, type DescribedCard } from '../../engine.js';
import {
  CODE_GROUPS,
  CODES,
  type Code,
  formatSchema,
  listRules,
  makeRuleRecord,
  nearRules,
  type RuleDocument,
  readRule,
  statusOf,
} from '../../knowledge/index.js';
import { nearest } from '../../language/index.js';
import {
  type CodeGroup,
  formatBooklet,
  formatCardPage,
  formatProblemPage,
  formatProblemsPage,
  formatRulePage,
  formatRulesPage,
  type NotFound,
} from '../../pages/index.js';
import { readError } from '../errors.js';
import { HTML, PAGE_POLICY, sendFaultPage } from '../fault-page.js';
import { quoteOfficial } from '../official.js';
import { asOfSchema, daySchema } from '../schemas.js';
import { type App, CACHED } from './route.js';

/** Answers of an app as pages for people: their content policy, and a page for every fault, too. */
function answerAsPages(app: App, list: NotFound['list']): void {
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

const hidden = { hide: true } as const;
const ALL_RULES = { url: '/rules', title: 'All rules' };

/** `/rules`, `/rules/{id}`, `/booklet` and `/cards/{slug}`: the pages for people. */
export async function pagesRoutes(app: App): Promise<void> {
  answerAsPages(app, ALL_RULES);

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
    '/booklet',
    {
      config: CACHED,
      schema: {
        ...hidden,
        querystring: z.strictObject({
          asOf: asOfSchema,
          // a form sends the field that is left empty, too
          since: z.union([z.literal(''), daySchema]).optional(),
          format: formatSchema.optional(),
        }),
      },
    },
    ({ query: { asOf, since, format }, snapshot, today, baseUrl }, reply) =>
      reply
        .type(HTML)
        .send(formatBooklet(snapshot, { asOf: asOf ?? today, since: since || undefined, format, baseUrl })),
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
      const near = nearRules(corpus, params['*']).map(id => {
        const { title } = corpus.byId.get(id) as RuleDocument;
        return { url: `/rules/${id}`, title };
      });
      const { message } = found.problem;
      const cure = 'See the list of all rules.';
      return sendFaultPage(reply, { title: 'No such rule', message, cure, list: ALL_RULES, near });
    },
  );

  app.get(
    '/cards/:slug',
    {
      config: CACHED,
      schema: {
        ...hidden,
        params: z.object({ slug: z.string() }),
        querystring: z.strictObject({ asOf: asOfSchema }),
      },
    },
    async ({ params: { slug }, query, snapshot: { cards }, today, baseUrl }, reply) => {
      reply.type(HTML);
      const asked = query.asOf ?? null;
      const found = await cards.describe({ title: slug }, asked ?? today);
      if (!found.ok) {
        const { message, cure, near = [] } = found.problem;
        const links = near.map(title => ({ url: `/cards/${encodeURIComponent(title)}`, title }));
        return sendFaultPage(reply, { title: 'No such card', message, cure, list: ALL_RULES, near: links });
      }
      const all = await cards.describe({ title: found.value.title }, asked ?? today);
      const own =
        found.value.cards.find(({ card }) => card.slug === slug) ?? (found.value.cards[0] as DescribedCard);
      return reply.send(formatCardPage(own, all.ok ? all.value : found.value, { baseUrl, asked }));
    },
  );
}

const ALL_CODES = { url: '/problems', title: 'All codes' };

// a code that only operators meet, or the steps of a replay, is no answer to a request
function nameStatus(code: Code): string | null {
  const status = statusOf(code);
  return status === 500 && code !== 'internal-error' ? null : `${status} ${STATUS_CODES[status]}`;
}

const GROUPS: readonly CodeGroup[] = [
  ...Object.entries(CODE_GROUPS).map(([heading, codes]) => ({
    heading,
    codes: Object.entries(codes).map(([name, { title, fix }]) => {
      const code = name as Code;
      return { code, meaning: title, cure: fix, status: nameStatus(code) };
    }),
  })),
  {
    heading: 'Decks',
    codes: Object.entries(DECK_CODES).map(([code, { severity, title, fix }]) => ({
      code,
      meaning: title,
      cure: fix,
      status: severity,
    })),
  },
];
const PAGES = new Map(GROUPS.flatMap(group => group.codes.map(one => [one.code, { one, group }] as const)));

/** `/problems` and `/problems/{code}`: what `type` of problem details leads to. */
export async function problemsRoutes(app: App): Promise<void> {
  answerAsPages(app, ALL_CODES);
  const querystring = z.strictObject({});

  app.get('/problems', { config: CACHED, schema: { hide: true, querystring } }, ({ baseUrl }, reply) =>
    reply.type(HTML).send(formatProblemsPage(GROUPS, baseUrl)),
  );

  app.get(
    '/problems/:code',
    { config: CACHED, schema: { hide: true, querystring, params: z.object({ code: z.string() }) } },
    ({ params: { code }, baseUrl }, reply) => {
      reply.type(HTML);
      const found = PAGES.get(code);
      if (found) return reply.send(formatProblemPage(found.one, found.group, baseUrl));
      const near = nearest(code.slice(0, 60), PAGES.keys()).map(name => ({
        url: `/problems/${name}`,
        title: name,
      }));
      const message = `No problem has the code "${code.slice(0, 60)}".`;
      const cure = 'See the list of all codes.';
      return sendFaultPage(reply, { title: 'No such code', message, cure, list: ALL_CODES, near });
    },
  );
}
