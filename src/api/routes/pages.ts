import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import type { DescribedCard } from '../../engine.js';
import { listRules, makeRuleRecord, nearRules, type RuleDocument, readRule } from '../../knowledge/index.js';
import {
  formatCardPage,
  formatNotFoundPage,
  formatRulePage,
  formatRulesPage,
  type NotFound,
} from '../../pages/index.js';
import { quoteOfficial } from '../official.js';
import { asOfSchema } from '../schemas/common.js';
import { answerAsPages, HTML } from './as-page.js';
import { type App, CACHED } from './route.js';

const hidden = { hide: true } as const;
const LIST = { url: '/rules', title: 'All rules' };
const CURE = 'The list of all rules has every one that there is.';

function sendNotFound(reply: FastifyReply, said: Omit<NotFound, 'list'>, baseUrl: string): FastifyReply {
  const page = formatNotFoundPage({ ...said, list: LIST }, baseUrl);
  return reply.code(404).header('cache-control', 'no-store').send(page);
}

/** `/rules`, `/rules/{id}` and `/cards/{slug}`: the pages for people. */
export async function pagesRoutes(app: App): Promise<void> {
  answerAsPages(app, LIST);

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
      const near = nearRules(corpus, params['*']).map(id => {
        const { title } = corpus.byId.get(id) as RuleDocument;
        return { url: `/rules/${id}`, title };
      });
      return sendNotFound(
        reply,
        { title: 'No such rule', message: found.problem.message, cure: CURE, near },
        baseUrl,
      );
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
        return sendNotFound(reply, { title: 'No such card', message, cure, near: links }, baseUrl);
      }
      const all = await cards.describe({ title: found.value.title }, asked ?? today);
      const own =
        found.value.cards.find(({ card }) => card.slug === slug) ?? (found.value.cards[0] as DescribedCard);
      return reply.send(formatCardPage(own, all.ok ? all.value : found.value, { baseUrl, asked }));
    },
  );
}
