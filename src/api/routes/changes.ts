import * as z from 'zod';
import { impactSchema } from '../../engine.js';
import {
  ACTIONS,
  changeListSchema,
  corpusHashSchema,
  formatSchema,
  listChanges,
  succeed,
} from '../../knowledge/index.js';
import { daySchema, withSpan } from '../schemas.js';
import { type App, read } from './route.js';

const tag = 'changes';
const filterFields = z.strictObject({
  from: daySchema.optional().describe('First day, counted in.'),
  to: daySchema.optional().describe('Last day, counted in.'),
  format: formatSchema.optional(),
  action: z.enum(ACTIONS).optional(),
});
const filterQuery = withSpan(filterFields, 'from', 'to');

/** `/v1/changes`, as a list and as a feed, and what changes do to keyword rulings. */
export async function changesRoutes(app: App): Promise<void> {
  read(
    app,
    '/v1/changes',
    {
      tag,
      id: 'listChanges',
      summary: 'Dated changes, newest first',
      answer: changeListSchema,
      query: filterQuery,
    },
    ({ query, snapshot: { corpus } }) => listChanges(corpus, query),
  );

  read(
    app,
    '/v1/changes.atom',
    {
      tag,
      id: 'changesFeed',
      summary: 'The same as an Atom feed',
      answer: { description: 'An Atom feed.', content: { 'application/atom+xml': { schema: z.string() } } },
      query: filterQuery,
    },
    async ({ query, snapshot: { corpus }, baseUrl }, reply) => {
      // loaded when it is first asked for: a start needs no feed
      const { formatFeed } = await import('../feed.js');
      const changes = listChanges(corpus, query);
      if (!changes.ok) return changes;
      reply.type('application/atom+xml; charset=utf-8');
      return succeed(formatFeed(changes.value.items, baseUrl));
    },
  );

  read(
    app,
    '/v1/changes/impact',
    {
      tag,
      id: 'changesImpact',
      summary: 'Counts-as answers between known keywords that differ between two days',
      answer: z.object({
        from: z.string(),
        to: z.string(),
        items: z.array(impactSchema),
        total: z.int(),
        corpus: corpusHashSchema,
      }),
      query: withSpan(z.strictObject({ from: daySchema, to: daySchema }), 'from', 'to'),
    },
    ({ query: { from, to }, snapshot: { corpus, judge } }) => {
      const items = judge.impact(from, to);
      return succeed({ from, to, items, total: items.length, corpus: corpus.hash });
    },
  );
}
