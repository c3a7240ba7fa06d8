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
  succeed,
  TAGGED,
  verificationSchema,
} from '../../knowledge/index.js';
import { quotedRuleSchema, quoteOfficial } from '../official.js';
import { asOfSchema, asSchema, daySchema, numberSchema, withSpan } from '../schemas.js';
import { type App, linkNext, read } from './route.js';

const tag = 'rules';
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

/** `/v1/rules`, `/v1/rules/{id}`, and whether a rule says the words that someone quotes. */
export async function rulesRoutes(app: App): Promise<void> {
  read(
    app,
    '/v1/rules',
    {
      tag,
      id: 'listRules',
      summary: 'List the rules, as of a day',
      answer: ruleListSchema,
      query: withSpan(listFields, 'since', 'until'),
    },
    (request, reply) => {
      const { query, snapshot, asOf } = request;
      const { corpus, search } = snapshot;
      const { q, ...filter } = query;
      const format = readFormat(corpus, filter.format);
      if (!format.ok) return format;
      const limit = corpus.documents.length;
      const ids = q === undefined ? undefined : search.search(q, { asOf, limit }).map(({ id }) => id);
      const list = listRules(corpus, { ...filter, asOf, ids });
      linkNext(request, reply, list);
      return succeed(list);
    },
  );

  read(
    app,
    '/v1/rules/*',
    {
      tag,
      id: 'getRule',
      summary: 'One rule, as of a day',
      answer: quotedRuleSchema,
      query: z.strictObject({ asOf: asOfSchema, as: asSchema }),
    },
    ({ params, query, snapshot: { corpus, official }, asOf, baseUrl }) => {
      const found = readRule(corpus, params['*']);
      if (!found.ok) return found;
      const record = makeRuleRecord(corpus, found.value, asOf);
      if (query.as === 'discord') return succeed(formatRuleEmbed(record, baseUrl));
      return succeed({ ...record, ...quoteOfficial(found.value, official) });
    },
  );

  read(
    app,
    '/v1/citations/verify',
    {
      tag,
      id: 'verifyCitation',
      summary: 'Does a rule, on a day, say the words that someone quotes?',
      answer: verificationSchema,
      query: z.strictObject({
        rule: z.string().describe('The id of the rule.'),
        says: z.string().max(4000).describe('The quoted words.'),
        asOf: asOfSchema,
      }),
    },
    ({ query: { rule, says }, snapshot, asOf }) => snapshot.verifyCitation(rule, says, asOf),
  );
}
