import * as z from 'zod';
import { keywordSchema, resolvedCardsSchema, rulingSchema } from '../engine.js';
import { corpusHashSchema, succeed } from '../knowledge/index.js';
import { formatOfPlay, makeCall } from './call.js';

const tag = 'keywords';
const card = z.string().max(200).describe('Title of the card whose text asks.');
const purpose = z
  .string()
  .max(40)
  .optional()
  .describe('`join`: whether a Personality joins a player of that card.');

const listKeywords = makeCall({
  url: '/v1/keywords',
  tag,
  summary: 'The keywords that the rules know',
  input: {},
  undated: true,
  schema: z.object({ keywords: z.array(z.string()), corpus: corpusHashSchema }),
  answer: ({ corpus }) => succeed({ keywords: [...corpus.keywords.names], corpus: corpus.hash }),
});

const getKeyword = makeCall({
  url: '/v1/keywords/:keyword',
  tag,
  summary: 'What the rules say of one keyword, as of a day',
  input: { keyword: z.string() },
  schema: keywordSchema,
  answer: ({ judge }, { keyword }, { asOf }) => judge.keyword(keyword, asOf),
});

const countsAs = makeCall({
  url: '/v1/keywords/:from/counts-as/:to',
  tag,
  summary: 'Does a card with one keyword count as having another?',
  input: {
    from: z.string().describe('The keyword that the card has, for instance Ratling.'),
    to: z.string().describe('The keyword that is asked about, for instance Creature.'),
    format: formatOfPlay,
    card: card.optional(),
    purpose,
  },
  schema: rulingSchema,
  answer: ({ judge }, question, { asOf }) => judge.countsAs({ ...question, asOf }),
});

const resolveCards = makeCall({
  method: 'POST',
  url: '/v1/keywords/resolve',
  tag,
  summary: 'Every keyword that cards are considered to have, up to 5,000 cards',
  input: {
    format: formatOfPlay,
    cards: z.array(
      z.strictObject({
        title: z.string().max(200).optional(),
        type: z.string().max(60).optional().describe('A Sensei’s keywords are read as its list of factions.'),
        keywords: z.array(z.string()).describe('As printed; HTML of card data is understood.'),
        factions: z.array(z.string()).max(100).optional(),
      }),
    ),
    ask: z.array(z.string()).optional().describe('Keywords to answer for each card.'),
    context: z.strictObject({ card, purpose }).optional(),
  },
  large: 8 * 1024,
  schema: resolvedCardsSchema,
  answer: ({ judge }, body, { asOf }) => judge.resolveCards({ ...body, asOf }),
});

/** By operation id. */
export const KEYWORD_CALLS = { listKeywords, getKeyword, countsAs, resolveCards };
