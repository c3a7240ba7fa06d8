import * as z from 'zod';
import {
  cardFilterSchema,
  cardListSchema,
  cardRulingSchema,
  deckCheckAnswer,
  deckImpactAnswer,
  deckSchema,
  describedCardsSchema,
  EXPORT_FORMS,
  editSchema,
  exportedDeckSchema,
  packCards,
  readAnyDeck,
  requireCatalogue,
} from '../engine.js';
import { corpusHashSchema, failAll, readSpan, succeed } from '../knowledge/index.js';
import { daySchema, formatOfPlay, limitSchema, makeCall, offsetSchema } from './call.js';

const title = z.string().describe('Title of the card, with or without its experience, or its address.');
const version = z
  .string()
  .max(120)
  .optional()
  .describe(
    'Which version: an experience (exp2, none), a card type, or a set in which the card was printed.',
  );

const findCards = makeCall({
  url: '/v1/cards',
  tag: 'cards',
  summary: 'Cards by title and facts, and by what they count as on a day',
  input: {
    ...cardFilterSchema.shape,
    limit: limitSchema(100, 20),
    offset: offsetSchema(),
  },
  schema: cardListSchema,
  answer: ({ cards }, { limit, offset, ...filter }, { asOf }) => cards.list(filter, { asOf, limit, offset }),
});

const getCards = makeCall({
  url: '/v1/cards/:title',
  tag: 'cards',
  summary: 'All cards of a title, or the card at an address, with what the rules make of them on a day',
  input: { title, version },
  schema: describedCardsSchema,
  answer: ({ cards }, name, { asOf }) => cards.describe(name, asOf),
});

const cardCountsAs = makeCall({
  url: '/v1/cards/:title/counts-as/:keyword',
  tag: 'cards',
  summary: 'Does a card count as having a keyword?',
  input: {
    title,
    version,
    keyword: z.string().describe('The keyword that is asked about, for instance Creature.'),
    format: formatOfPlay,
  },
  schema: cardRulingSchema,
  answer: ({ cards }, question, { asOf }) => cards.countsAs({ ...question, asOf }),
});

const deck = deckSchema.describe('Pasted text, or an object with the cards of each part.');
// a title that no card has is looked for among all of them
const deckCall = { method: 'POST', tag: 'decks', large: 512 } as const;

const checkDeck = makeCall({
  ...deckCall,
  url: '/v1/decks/check',
  summary: 'Every problem of a deck at once, each with its fix',
  input: { deck },
  schema: deckCheckAnswer,
  async answer(engine, given, { asOf }) {
    const { deck, problems } = await readAnyDeck(given.deck);
    return deck ? succeed(await engine.checkDeck(deck, asOf)) : failAll(problems);
  },
});

const deckImpact = makeCall({
  ...deckCall,
  url: '/v1/decks/impact',
  summary: 'Which cards and problems of a deck differ between two days',
  input: {
    deck,
    from: daySchema.describe('The earlier day, YYYY-MM-DD.'),
    to: daySchema.optional().describe('The later day, YYYY-MM-DD. Today (UTC) if left out.'),
  },
  undated: true,
  schema: deckImpactAnswer,
  async answer(engine, given, { asOf }) {
    const { deck, problems } = await readAnyDeck(given.deck);
    if (!deck) return failAll(problems);
    const span = readSpan(given, asOf);
    return span.ok ? succeed(await engine.deckImpact(deck, span.value)) : span;
  },
});

const exportDeck = makeCall({
  ...deckCall,
  url: '/v1/decks/export',
  summary: 'A deck, after edits, as text in our form, with the headings of the Oracle, or as JSON',
  input: {
    deck,
    edits: z.array(editSchema).max(1000).default([]).describe('Edits of a check, in their order.'),
    form: z
      .enum(EXPORT_FORMS)
      .default('text')
      .describe('Our own form, the headings of the Oracle of the Void, or an object.'),
  },
  undated: true,
  schema: exportedDeckSchema,
  async answer(engine, { deck: given, edits, form }) {
    const { deck, problems } = await readAnyDeck(given);
    return deck ? succeed(await engine.exportDeck(deck, edits, form)) : failAll(problems);
  },
});

const record = z.record(z.string(), z.unknown());

const getPack = makeCall({
  url: '/v1/pack',
  tag: 'pack',
  summary: 'One file with every document: a page that has it answers without a network',
  input: {},
  schema: z.object({
    hash: corpusHashSchema,
    asOf: z.string(),
    documents: z.array(record),
    pages: z.array(record),
    official: z
      .record(z.string(), z.array(record))
      .describe('Quotations from the pages, by rule; empty where the operator has no pages.'),
    feedback: z
      .string()
      .nullable()
      .describe('Address for reports of wrong answers, with placeholders; null where there is none.'),
  }),
  // documents have all their days: the day only says for when the page was made
  answer: ({ corpus: { hash, documents, pages } }, _input, { asOf }) =>
    succeed({ hash, asOf, documents, pages, official: {}, feedback: null }),
});

const getCardPack = makeCall({
  url: '/v1/pack/cards',
  tag: 'pack',
  summary: 'All card facts in one file, packed, for a page without a network',
  input: {},
  undated: true,
  schema: record,
  async answer({ catalogue }) {
    const cards = requireCatalogue(await catalogue());
    return cards.ok ? succeed(packCards(cards.value)) : cards;
  },
});

/** By operation id. */
export const CARD_CALLS = {
  findCards,
  getCards,
  cardCountsAs,
  checkDeck,
  deckImpact,
  exportDeck,
  getPack,
  getCardPack,
};
