import * as z from 'zod';
import {
  type Action,
  type Corpus,
  corpusHashSchema,
  type Day,
  type Format,
  fail,
  formatSchema,
  type Outcome,
  succeed,
} from '../knowledge/index.js';
import { historyEntrySchema, makeHistoryEntry, makeRuleRecord } from './rule.js';

export interface ChangeFilter {
  /** First day, counted in. */
  from?: Day | undefined;
  /** Last day, counted in. */
  to?: Day | undefined;
  format?: Format | undefined;
  action?: Action | undefined;
}

/** One change of one rule. */
const changeSchema = historyEntrySchema
  .extend({
    rule: z.string(),
    title: z.string(),
    format: formatSchema,
    answer: z.string().nullable().describe('What the rule says from that day on; null if it ended.'),
    url: z.string(),
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
          const { id, title, url, answer } = makeRuleRecord(corpus, document, tag.day);
          return {
            ...makeHistoryEntry(document, tag),
            rule: id,
            title,
            format: document.format,
            answer,
            url,
          };
        }),
    )
    .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
  return succeed({ items, total: items.length, corpus: corpus.hash });
}
