import * as z from 'zod';
import {
  type Catalogue,
  cardSchema,
  describeCard,
  describeCatalogue,
  describedCardSchema,
  findTitles,
} from '../../decks/index.js';
import { corpusHashSchema, fail, type Outcome, succeed } from '../../knowledge/index.js';
import { sendProblem } from '../problem.js';
import { asOfSchema, numberSchema, PROBLEMS } from '../schemas/common.js';
import { type App, CACHED } from './route.js';

const TAGS = ['cards'];

/** The card data, or the problem that there is none. */
export function requireCatalogue(catalogue: Catalogue | null): Outcome<Catalogue> {
  if (catalogue) return succeed(catalogue);
  const cure =
    'The operator of the service can load card data with CARDS; decks can name keywords themselves.';
  return fail('no-catalogue', 'No card catalogue is loaded, so nothing is known of any card.', { cure });
}

function findCards(catalogue: Catalogue, title: string): Outcome<ReturnType<Catalogue['ofTitle']>> {
  const hits = findTitles(catalogue, title.slice(0, 200));
  const [first] = hits;
  if (first?.match === 'exact') return succeed(first.cards);
  const near = hits.slice(0, 3).map(hit => hit.title);
  const found = title.slice(0, 120);
  const cure = 'GET /v1/cards?q= finds cards by a part of their title.';
  return fail('unknown-card', 'No card of the catalogue has this title.', {
    field: 'title',
    found,
    cure,
    near,
  });
}

/** `/v1/cards` and `/v1/cards/{title}`. */
export async function cardsRoutes(app: App): Promise<void> {
  app.get(
    '/v1/cards',
    {
      config: CACHED,
      schema: {
        tags: TAGS,
        operationId: 'findCards',
        summary: 'Cards by title: the exact title before longer ones',
        querystring: z.strictObject({ q: z.string().max(200), limit: numberSchema(1, 100, 20) }),
        response: {
          200: z.object({
            items: z.array(
              z.object({
                title: z.string(),
                match: z.enum(['exact', 'start', 'words', 'part', 'near']),
                cards: z.array(cardSchema),
              }),
            ),
            total: z.int(),
            catalogue: z.string(),
            corpus: corpusHashSchema,
          }),
          ...PROBLEMS,
        },
      },
    },
    async ({ query: { q, limit }, snapshot: { corpus, catalogue } }, reply) => {
      const loaded = requireCatalogue(await catalogue());
      if (!loaded.ok) return sendProblem(reply, [loaded.problem]);
      const found = findTitles(loaded.value, q);
      return reply.send({
        items: found.slice(0, limit),
        total: found.length,
        catalogue: describeCatalogue(loaded.value),
        corpus: corpus.hash,
      });
    },
  );

  app.get(
    '/v1/cards/:title',
    {
      config: CACHED,
      schema: {
        tags: TAGS,
        operationId: 'getCards',
        summary: 'All cards of a title, with what the rules make of them on a day',
        params: z.object({ title: z.string() }),
        querystring: z.strictObject({ asOf: asOfSchema }),
        response: {
          200: z.object({ title: z.string(), cards: z.array(describedCardSchema), corpus: corpusHashSchema }),
          ...PROBLEMS,
        },
      },
    },
    async ({ params, query, snapshot: { corpus, judge, catalogue }, today }, reply) => {
      const loaded = requireCatalogue(await catalogue());
      if (!loaded.ok) return sendProblem(reply, [loaded.problem]);
      const found = findCards(loaded.value, params.title);
      if (!found.ok) return sendProblem(reply, [found.problem]);
      const cards = [];
      for (const card of found.value)
        cards.push(await describeCard(judge, loaded.value, card, query.asOf ?? today));
      return reply.send({ title: found.value[0]?.title, cards, corpus: corpus.hash });
    },
  );
}
