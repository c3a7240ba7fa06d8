import * as z from 'zod';
import { isDay, parseKeyword } from '../../knowledge/index.js';
import { TITLE_LIMIT } from './card-line.js';
import { COUNT_LIMIT } from './count.js';
import { ENTRY_LIMIT, TEXT_LIMIT } from './deck.js';

const word = z.string().min(1).max(TITLE_LIMIT);
const keyword = word.refine(text => parseKeyword(text).ok, 'is no keyword');

/** A card of a structured deck. What is left out is looked up in the card catalogue, where one is loaded. */
export const deckCardSchema = z.strictObject({
  title: word.describe('The title, with or without the experience: "Akodo Kage", "Akodo Kage - exp2"'),
  count: z.int().min(1).max(COUNT_LIMIT).default(1),
  experience: z
    .string()
    .max(TITLE_LIMIT)
    .optional()
    .describe('Experience as printed or short: "Experienced 2", "exp2"'),
  type: word.optional().describe('Card type: Personality, Holding, Sensei, Wind …'),
  keywords: z.array(keyword).max(100).optional().describe('Keywords as printed'),
  clans: z.array(word).max(20).optional().describe('The clan or faction of a Stronghold or Personality'),
  factions: z.array(word).max(20).optional().describe('The factions that a Sensei lists'),
  id: word.optional().describe('Id in the card catalogue, where several cards have the title'),
});

const cards = z.array(z.union([z.string().max(TEXT_LIMIT), deckCardSchema])).max(ENTRY_LIMIT);

/** A structured deck: cards as objects, or as lines of text such as "3x Akodo Kage exp2". */
export const deckObjectSchema = z.strictObject({
  stronghold: cards.optional(),
  sensei: cards.optional().describe('Sensei that are revealed with the Stronghold'),
  wind: cards.optional().describe('Winds that are revealed with the Stronghold'),
  start: cards.optional().describe('Cards in play when the game begins'),
  dynasty: cards.optional(),
  fate: cards.optional(),
  other: cards.optional().describe('Cards whose type tells where they belong'),
  faction: word.optional().describe("The player's faction, where it is not the Stronghold's"),
  strongholdAllowsMore: z
    .boolean()
    .optional()
    .describe('Whether the text of the Stronghold allows more than one Sensei or Wind'),
});

/** A deck as a request gives it: pasted text, or an object. */
export const deckSchema = z
  .union([z.string(), deckObjectSchema])
  .meta({ examples: ['Dynasty\n3x Bamboo Harvesters', { dynasty: ['3x Bamboo Harvesters'] }] });
export type DeckInput = z.input<typeof deckSchema>;

const day = z.string().refine(isDay, 'is not a day of the calendar written YYYY-MM-DD');

/** Body of a request to check a deck. */
export const deckCheckSchema = z.strictObject({ deck: deckSchema, asOf: day.optional() });
/** Body of a request for what differs between two days. */
export const deckImpactSchema = z.strictObject({ deck: deckSchema, from: day, to: day });

export type DeckObject = z.output<typeof deckObjectSchema>;
export type DeckCardObject = z.output<typeof deckCardSchema>;
