import * as z from 'zod';
import {
  deckCheckAnswer,
  deckImpactAnswer,
  deckSchema,
  type Engine,
  EXPORT_FORMS,
  editSchema,
  exportedDeckSchema,
  readAnyDeck,
  replayRequestSchema,
  replaySchema,
  resolvedCardsSchema,
  STEP_LIMIT,
} from '../engine.js';
import { corpusHashSchema, type Day, type Problem, readSpan } from '../knowledge/index.js';
import { asOfSchema, daySchema, formatOfPlay } from './schemas.js';

/** An answer, or what is wrong with the request. */
export type CallOutcome = { value: unknown } | { problems: readonly [Problem, ...Problem[]] };

/** A call whose work grows with its body: small bodies are answered at once, large ones by a worker. */
export interface Call<Body extends z.ZodObject = z.ZodObject> {
  url: string;
  tag: string;
  summary: string;
  /** Whether card data is looked up. */
  needsCards?: boolean;
  /** Bodies of at least so many bytes go to a worker: below it, parsing and answering takes about 5 ms. */
  large: number;
  body: Body;
  /** Shape of the answer. */
  schema: z.ZodType;
  answer(engine: Engine, body: z.output<Body>, today: Day): CallOutcome | Promise<CallOutcome>;
}

const LARGE = 8 * 1024;
// a title that no card has is looked for among all of them
const LARGE_DECK = 512;

// for its types: each call knows its own body
function defineCall<Body extends z.ZodObject>(call: Call<Body>): Call<Body> {
  return call;
}

export const card = z.string().max(200).describe('Title of the card whose text asks.');
export const purpose = z
  .string()
  .max(40)
  .describe('`join`: whether a Personality joins a player of that card.');

const resolveCards = defineCall({
  url: '/v1/keywords/resolve',
  tag: 'keywords',
  large: LARGE,
  summary: 'Every keyword that cards are considered to have, up to 5,000 cards',
  body: z.strictObject({
    asOf: asOfSchema,
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
    context: z.strictObject({ card, purpose: purpose.optional() }).optional(),
  }),
  schema: resolvedCardsSchema,
  answer({ judge }, body, today) {
    const resolved = judge.resolveCards({ ...body, asOf: body.asOf ?? today });
    return resolved.ok ? resolved : { problems: [resolved.problem] };
  },
});

const replayCall = defineCall({
  url: '/v1/multiplayer/replay',
  tag: 'multiplayer',
  large: LARGE,
  summary: 'Replay a game: a ruling on each event, and who has the next opportunity',
  body: replayRequestSchema.extend({ asOf: asOfSchema }),
  schema: replaySchema.extend({ corpus: corpusHashSchema }),
  answer({ judge }, { players, events, from, edit, asOf }, today) {
    const replayed = judge.replay(players, events, asOf ?? today, { from, edit, limit: STEP_LIMIT });
    if (!replayed.ok) return { problems: [replayed.problem] };
    return { value: { ...replayed.value, corpus: judge.corpus.hash } };
  },
});

const deck = deckSchema.describe('Pasted text, or an object with the cards of each part.');

const checkDeckCall = defineCall({
  url: '/v1/decks/check',
  tag: 'decks',
  needsCards: true,
  large: LARGE_DECK,
  summary: 'Every problem of a deck at once, each with its fix',
  body: z.strictObject({ deck, asOf: asOfSchema }),
  schema: deckCheckAnswer,
  async answer(engine, body, today) {
    const read = await readAnyDeck(body.deck);
    return read.deck ? { value: await engine.checkDeck(read.deck, body.asOf ?? today) } : read;
  },
});

const deckImpactCall = defineCall({
  url: '/v1/decks/impact',
  tag: 'decks',
  needsCards: true,
  large: LARGE_DECK,
  summary: 'Which cards and problems of a deck differ between two days',
  body: z.strictObject({
    deck,
    from: daySchema.describe('The earlier day, YYYY-MM-DD.'),
    to: daySchema.optional().describe('The later day, YYYY-MM-DD. Today (UTC) if left out.'),
  }),
  schema: deckImpactAnswer,
  async answer(engine, body, today) {
    const read = await readAnyDeck(body.deck);
    if (!read.deck) return read;
    const span = readSpan(body, today);
    return span.ok ? { value: await engine.deckImpact(read.deck, span.value) } : { problems: [span.problem] };
  },
});

const exportDeckCall = defineCall({
  url: '/v1/decks/export',
  tag: 'decks',
  needsCards: true,
  large: LARGE_DECK,
  summary: 'A deck, after edits, as text in our form, with the headings of the Oracle, or as JSON',
  body: z.strictObject({
    deck,
    edits: z.array(editSchema).max(1000).default([]).describe('Edits of a check, in their order.'),
    form: z.enum(EXPORT_FORMS).default('text'),
  }),
  schema: exportedDeckSchema,
  async answer(engine, { deck: given, edits, form }) {
    const read = await readAnyDeck(given);
    return read.deck ? { value: await engine.exportDeck(read.deck, edits, form) } : read;
  },
});

/** By operation id. */
export const CALLS = {
  resolveCards,
  replay: replayCall,
  checkDeck: checkDeckCall,
  deckImpact: deckImpactCall,
  exportDeck: exportDeckCall,
} as const;
export type CallName = keyof typeof CALLS;
