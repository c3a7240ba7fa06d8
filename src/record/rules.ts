import * as z from 'zod';
import {
  ACTIONS,
  type Corpus,
  corpusHashSchema,
  type Day,
  type Format,
  formatSchema,
  type RuleDocument,
  type Status,
  statusSchema,
} from '../knowledge/index.js';
import { makeRuleRecord } from './rule.js';

/** Values of the filter `tagged`: an action, or whether there is any tag at all. */
export const TAGGED = [...ACTIONS, 'any', 'none'] as const;

export interface RuleFilter {
  asOf: Day;
  format?: Format | undefined;
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
const ruleEntrySchema = z
  .object({
    id: z.string(),
    title: z.string(),
    answer: z.string().nullable(),
    format: formatSchema,
    status: statusSchema,
    tags: z.array(z.string()),
    url: z.string(),
  })
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

function choose(corpus: Corpus, { ids }: RuleFilter): readonly RuleDocument[] {
  return ids ? ids.flatMap(id => corpus.byId.get(id) ?? []) : corpus.documents;
}

/** Rules that fit every part of the filter, by id unless `ids` orders them. */
export function listRules(corpus: Corpus, filter: RuleFilter): RuleList {
  const { asOf, format, status, limit, offset } = filter;
  const found = choose(corpus, filter)
    .filter(document => format === undefined || document.format === format)
    .filter(document => isTagged(document, filter))
    .map(document => makeRuleRecord(corpus, document, asOf))
    .filter(record => status === undefined || record.status === status);
  const items = found.slice(offset, offset + limit).map(record => ({
    id: record.id,
    title: record.title,
    answer: record.answer,
    format: record.format,
    status: record.status,
    tags: record.history.map(({ written }) => written).toReversed(),
    url: record.url,
  }));
  return { items, total: found.length, limit, offset, asOf, corpus: corpus.hash };
}
