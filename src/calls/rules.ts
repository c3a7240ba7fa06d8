import * as z from 'zod';
import { impactSchema } from '../engine.js';
import {
  ACTIONS,
  changeListSchema,
  corpusHashSchema,
  formatSchema,
  listChanges,
  listRules as listOf,
  readFormat,
  ruleListSchema,
  ruleSchema,
  statusSchema,
  succeed,
  TAGGED,
  verificationSchema,
} from '../knowledge/index.js';
import { daySchema, limitSchema, makeCall, offsetSchema } from './call.js';

const id = z.string().describe('Id of a rule, for instance legacy/keywords/undead. `search` finds ids.');

const listRules = makeCall({
  url: '/v1/rules',
  tag: 'rules',
  summary: 'List the rules, as of a day',
  input: {
    format: formatSchema.optional(),
    status: statusSchema.optional().describe('The status of the rule on the day.'),
    tagged: z
      .enum(TAGGED)
      .optional()
      .describe('Rules with a change tag of this action; `any`: with a tag; `none`: without one.'),
    since: daySchema.optional().describe('Rules changed on this day or later.'),
    until: daySchema.optional().describe('Rules changed on this day or earlier.'),
    q: z.string().max(4000).optional().describe('Words to search for; the best hit comes first.'),
    limit: limitSchema(500, 100),
    offset: offsetSchema(),
  },
  span: ['since', 'until'],
  schema: ruleListSchema,
  answer({ corpus, search }, { q, ...filter }, { asOf }) {
    const format = readFormat(corpus, filter.format);
    if (!format.ok) return format;
    const limit = corpus.documents.length;
    const ids = q === undefined ? undefined : search.search(q, { asOf, limit }).map(hit => hit.id);
    return succeed(listOf(corpus, { ...filter, asOf, ids }));
  },
});

/** Words of a page, as a quotation. */
const quotationSchema = z.object({
  quotation: z.literal(true).describe('These are the words of the page and not of this service.'),
  page: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.object({ number: z.int(), text: z.string() })),
});
export type Quotation = z.infer<typeof quotationSchema>;

const getRule = makeCall({
  url: '/v1/rules/*',
  tag: 'rules',
  summary: 'One rule, as of a day',
  input: { id },
  schema: ruleSchema
    .extend({
      official: z
        .array(quotationSchema)
        .optional()
        .describe('The words of the page, if the operator has the page.'),
    })
    .meta({ id: 'Rule', description: 'One rule as of a day.' }),
  answer: ({ rule }, { id }, { asOf }) => rule(id, asOf),
});

const verifyCitation = makeCall({
  url: '/v1/citations/verify',
  tag: 'rules',
  summary: 'Does a rule, on a day, say the words that someone quotes?',
  input: { rule: id, says: z.string().max(4000).describe('The words that the rule is quoted with.') },
  schema: verificationSchema,
  answer: ({ verifyCitation }, { rule, says }, { asOf }) => verifyCitation(rule, says, asOf),
});

const changes = makeCall({
  url: '/v1/changes',
  tag: 'changes',
  summary: 'Dated changes, newest first',
  input: {
    from: daySchema.optional().describe('First day, counted in.'),
    to: daySchema.optional().describe('Last day, counted in.'),
    format: formatSchema.optional(),
    action: z.enum(ACTIONS).optional(),
  },
  undated: true,
  span: ['from', 'to'],
  schema: changeListSchema,
  answer: ({ corpus }, filter) => listChanges(corpus, filter),
});

const changesImpact = makeCall({
  url: '/v1/changes/impact',
  tag: 'changes',
  summary: 'Counts-as answers between known keywords that differ between two days',
  input: { from: daySchema, to: daySchema },
  undated: true,
  span: ['from', 'to'],
  schema: z.object({
    from: z.string(),
    to: z.string(),
    items: z.array(impactSchema),
    total: z.int(),
    corpus: corpusHashSchema,
  }),
  answer({ corpus, judge }, { from, to }) {
    const items = judge.impact(from, to);
    return succeed({ from, to, items, total: items.length, corpus: corpus.hash });
  },
});

/** By operation id. */
export const RULE_CALLS = {
  listRules,
  getRule,
  verifyCitation,
  listChanges: changes,
  changesFeed: makeCall({
    ...changes,
    url: '/v1/changes.atom',
    summary: 'The same as an Atom feed',
    media: ['application/atom+xml', 'An Atom feed.'],
  }),
  changesImpact,
};
