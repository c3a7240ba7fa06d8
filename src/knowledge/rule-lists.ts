import * as z from 'zod';
import type { Day } from '../language/index.js';
import { type Corpus, corpusHashSchema, readFormat } from './corpus.js';
import type { RuleDocument } from './document.js';
import { type Status, standingOn } from './in-force.js';
import { fail, type Outcome, succeed } from './problem.js';
import { historyEntrySchema, makeHistoryEntry, makeRuleRecord, ruleSchema } from './rule-record.js';
import { ACTIONS, type Action } from './tag.js';

/** Values of the filter `tagged`: an action, or whether there is any tag at all. */
export const TAGGED = [...ACTIONS, 'any', 'none'] as const;

export interface RuleFilter {
  asOf: Day;
  format?: string | undefined;
  status?: Status | undefined;
  tagged?: (typeof TAGGED)[number] | undefined;
  /** Rules with a tag from this day on. */
  since?: Day | undefined;
  /** Rules with a tag up to and with this day. */
  until?: Day | undefined;
  /** Only these, in this order. */
  ids?: readonly string[] | undefined;
  limit: number;
  offset: number;
}

/** One rule in a list. */
const ruleEntrySchema = ruleSchema
  .pick({ id: true, title: true, answer: true, format: true, status: true, url: true })
  .extend({ tags: z.array(z.string()) })
  .meta({ id: 'RuleEntry' });
export type RuleEntry = z.infer<typeof ruleEntrySchema>;

export const ruleListSchema = z.object({
  items: z.array(ruleEntrySchema),
  total: z.int().describe('How many there are without limit and offset.'),
  limit: z.int(),
  offset: z.int(),
  asOf: z.string(),
  corpus: corpusHashSchema,
});
export type RuleList = z.infer<typeof ruleListSchema>;

function isTagged({ tags }: RuleDocument, { tagged, since = '', until = '9999' }: RuleFilter): boolean {
  if (tagged === 'none') return tags.length === 0;
  // no tag is asked for: those without one belong as well
  if (tagged === undefined && since === '' && until === '9999') return true;
  return tags.some(
    ({ actions, day }) =>
      day >= since && day <= until && (tagged === undefined || tagged === 'any' || actions.includes(tagged)),
  );
}

/** Rules that fit every part of the filter, by id unless `ids` orders them. */
export function listRules(corpus: Corpus, filter: RuleFilter): RuleList {
  const { asOf, format, status, ids, limit, offset } = filter;
  const documents = ids?.flatMap(id => corpus.byId.get(id) ?? []) ?? corpus.documents;
  const found = documents
    .filter(document => format === undefined || document.format === format)
    .filter(document => isTagged(document, filter))
    .filter(document => status === undefined || standingOn(document, asOf).status === status);
  const items = found.slice(offset, offset + limit).map(document => {
    const { id, title, answer, format, status, url } = makeRuleRecord(corpus, document, asOf);
    const tags = document.tags.map(({ written }) => written);
    return { id, title, answer, format, status, tags, url };
  });
  return { items, total: found.length, limit, offset, asOf, corpus: corpus.hash };
}

export interface ChangeFilter {
  /** First day, counted in. */
  from?: Day | undefined;
  /** Last day, counted in. */
  to?: Day | undefined;
  format?: string | undefined;
  action?: Action | undefined;
}

/** One change of one rule. */
const changeSchema = historyEntrySchema
  .extend({
    rule: z.string(),
    ...ruleSchema.pick({ title: true, format: true, url: true }).shape,
    answer: z.string().nullable().describe('What the rule says from that day on; null if it ended.'),
  })
  .meta({ id: 'Change' });
export type Change = z.infer<typeof changeSchema>;

export const changeListSchema = z.object({
  items: z.array(changeSchema),
  total: z.int(),
  corpus: corpusHashSchema,
});
export type ChangeList = z.infer<typeof changeListSchema>;

/** Dated changes, newest first. Error: `bad-value` for a span that ends before it begins. */
export function listChanges(corpus: Corpus, filter: ChangeFilter): Outcome<ChangeList> {
  const { from = '', to = '9999', format, action } = filter;
  const known = readFormat(corpus, format);
  if (!known.ok) return known;
  if (from > to) {
    const cure = 'Give the earlier day as `from`, the later one as `to`.';
    return fail('bad-value', 'The span ends before it begins.', { field: 'to', found: to, cure });
  }
  const items = corpus.documents
    .filter(document => format === undefined || document.format === format)
    .flatMap(document =>
      document.tags
        .filter(({ day, actions }) => day >= from && day <= to && (!action || actions.includes(action)))
        .map((tag): Change => {
          const { id: rule, title, format, url, answer } = makeRuleRecord(corpus, document, tag.day);
          return { ...makeHistoryEntry(document, tag), rule, title, format, answer, url };
        }),
    )
    .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
  return succeed({ items, total: items.length, corpus: corpus.hash });
}
