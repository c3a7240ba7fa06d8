import * as z from 'zod';
import { formatRuleEmbed } from '../../discord/index.js';
import {
  formatSchema,
  listRules,
  makeRuleRecord,
  readFormat,
  readRule,
  ruleListSchema,
  statusSchema,
  TAGGED,
  verificationSchema,
} from '../../knowledge/index.js';
import { quotedRuleSchema, quoteOfficial } from '../official.js';
import { sendOutcome } from '../problem.js';
import { asOfSchema, asSchema, daySchema, numberSchema, withSpan } from '../schemas.js';
import { type App, CACHED, describeCall, linkNext } from './route.js';

const listFields = z.strictObject({
  asOf: asOfSchema,
  format: formatSchema.optional(),
  status: statusSchema.optional().describe('The status of the rule on the day.'),
  tagged: z
    .enum(TAGGED)
    .optional()
    .describe('Rules with a change tag of this action; `any`: with a tag; `none`: without one.'),
  since: daySchema.optional().describe('Rules changed on this day or later.'),
  until: daySchema.optional().describe('Rules changed on this day or earlier.'),
  q: z.string().max(4000).optional().describe('Words to search for; the best hit comes first.'),
  limit: numberSchema(1, 500, 100),
  offset: numberSchema(0, 1_000_000, 0),
});
const listQuery = withSpan(listFields, 'since', 'until');

/** `/v1/rules`, `/v1/rules/{id}`, and whether a rule says the words that someone quotes. */
export async function rulesRoutes(app: App): Promise<void> {
  app.get(
    '/v1/rules',
    {
      config: CACHED,
      schema: describeCall('rules', 'listRules', 'List the rules, as of a day', ruleListSchema, {
        querystring: listQuery,
      }),
    },
    (request, reply) => {
      const { query, snapshot, today } = request;
      const { corpus, search } = snapshot;
      const { q, asOf = today, ...filter } = query;
      const limit = corpus.documents.length;
      const ids = q === undefined ? undefined : search.search(q, { asOf, limit }).map(({ id }) => id);
      return sendOutcome(reply, readFormat(corpus, filter.format), () => {
        const list = listRules(corpus, { ...filter, asOf, ids });
        linkNext(request, reply, list);
        return list;
      });
    },
  );

  app.get(
    '/v1/rules/*',
    {
      config: CACHED,
      schema: describeCall('rules', 'getRule', 'One rule, as of a day', quotedRuleSchema, {
        params: z.object({ '*': z.string().describe('The id, slashes and all.') }),
        querystring: z.strictObject({ asOf: asOfSchema, as: asSchema }),
      }),
    },
    ({ params, query, snapshot: { corpus, official }, today, baseUrl }, reply) =>
      sendOutcome(reply, readRule(corpus, params['*']), document => {
        const record = makeRuleRecord(corpus, document, query.asOf ?? today);
        if (query.as === 'discord') return formatRuleEmbed(record, baseUrl);
        return { ...record, ...quoteOfficial(document, official) };
      }),
  );

  app.get(
    '/v1/citations/verify',
    {
      config: CACHED,
      schema: describeCall(
        'rules',
        'verifyCitation',
        'Does a rule, on a day, say the words that someone quotes?',
        verificationSchema,
        {
          querystring: z.strictObject({
            rule: z.string().describe('The id of the rule.'),
            says: z.string().max(4000).describe('The quoted words.'),
            asOf: asOfSchema,
          }),
        },
      ),
    },
    ({ query: { rule, says, asOf }, snapshot: { verifyCitation }, today }, reply) =>
      sendOutcome(reply, verifyCitation(rule, says, asOf ?? today)),
  );
}
