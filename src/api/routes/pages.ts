import * as z from 'zod';
import { listRules, makeRuleRecord, nearRules, type RuleDocument, readRule } from '../../knowledge/index.js';
import { formatNotFoundPage, formatRulePage, formatRulesPage } from '../../pages/index.js';
import { quoteOfficial } from '../official.js';
import { asOfSchema } from '../schemas/common.js';
import { answerAsPages, HTML } from './as-page.js';
import { type App, CACHED } from './route.js';

const hidden = { hide: true } as const;
const LIST = { url: '/rules', title: 'All rules' };
const CURE = 'The list of all rules has every one that there is.';

/** `/rules` and `/rules/{id}`: the pages for people. */
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
      const { message } = found.problem;
      const said = { title: 'No such rule', message, cure: CURE, list: LIST, near };
      const page = formatNotFoundPage(said, baseUrl);
      return reply.code(404).header('cache-control', 'no-store').send(page);
    },
  );
}
