import * as z from 'zod';
import {
  ACTIONS,
  changeListSchema,
  corpusHashSchema,
  formatSchema,
  listChanges,
} from '../../knowledge/index.js';
import { impactSchema } from '../../resolver/index.js';
import { sendOutcome } from '../problem.js';
import { daySchema, withSpan } from '../schemas.js';
import { type App, CACHED, describeCall } from './route.js';

const filterFields = z.strictObject({
  from: daySchema.optional().describe('First day, counted in.'),
  to: daySchema.optional().describe('Last day, counted in.'),
  format: formatSchema.optional(),
  action: z.enum(ACTIONS).optional(),
});
const filterQuery = withSpan(filterFields, 'from', 'to');

const impactAnswer = z.object({
  from: z.string(),
  to: z.string(),
  items: z.array(impactSchema),
  total: z.int(),
  corpus: corpusHashSchema,
});

/** `/v1/changes`, as a list and as a feed, and what changes do to keyword rulings. */
export async function changesRoutes(app: App): Promise<void> {
  app.get(
    '/v1/changes',
    {
      config: CACHED,
      schema: describeCall('changes', 'listChanges', 'Dated changes, newest first', changeListSchema, {
        querystring: filterQuery,
      }),
    },
    ({ query, snapshot: { corpus } }, reply) => sendOutcome(reply, listChanges(corpus, query)),
  );

  app.get(
    '/v1/changes.atom',
    {
      config: CACHED,
      schema: describeCall(
        'changes',
        'changesFeed',
        'The same as an Atom feed',
        { description: 'An Atom feed.', content: { 'application/atom+xml': { schema: z.string() } } },
        { querystring: filterQuery },
      ),
    },
    async ({ query, snapshot: { corpus }, baseUrl }, reply) => {
      // loaded when it is first asked for: a start needs no feed
      const { formatFeed } = await import('../feed.js');
      reply.type('application/atom+xml; charset=utf-8');
      return sendOutcome(reply, listChanges(corpus, query), ({ items }) => formatFeed(items, baseUrl));
    },
  );

  app.get(
    '/v1/changes/impact',
    {
      config: CACHED,
      schema: describeCall(
        'changes',
        'changesImpact',
        'Counts-as answers between known keywords that differ between two days',
        impactAnswer,
        { querystring: withSpan(z.strictObject({ from: daySchema, to: daySchema }), 'from', 'to') },
      ),
    },
    ({ query: { from, to }, snapshot: { corpus, judge } }, reply) => {
      const items = judge.impact(from, to);
      return reply.send({ from, to, items, total: items.length, corpus: corpus.hash });
    },
  );
}
