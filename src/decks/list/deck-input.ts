import * as z from 'zod';
import { fail, isDay, type Outcome, type Problem, parseKeyword, succeed } from '../../knowledge/index.js';
import { experienceOf } from '../../resolver/index.js';
import { COUNT_LIMIT } from './count.js';
import { type Deck, type DeckEntry, ENTRY_LIMIT, TEXT_LIMIT } from './deck.js';
import { readTitle } from './experience.js';
import { parseLine, TITLE_LIMIT } from './line.js';
import { parseDeck } from './parse-deck.js';
import { findHeading, type Section } from './sections.js';

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
export const deckSchema = z.union([z.string(), deckObjectSchema]);
export type DeckInput = z.input<typeof deckSchema>;

const day = z.string().refine(isDay, 'is not a day of the calendar written YYYY-MM-DD');

/** Body of a request to check a deck. */
export const deckCheckSchema = z.strictObject({ deck: deckSchema, asOf: day.optional() });
/** Body of a request for what differs between two days. */
export const deckImpactSchema = z.strictObject({ deck: deckSchema, from: day, to: day });

type ObjectDeck = z.output<typeof deckObjectSchema>;
type ObjectCard = z.output<typeof deckCardSchema>;
const PARTS = ['stronghold', 'sensei', 'wind', 'start', 'dynasty', 'fate', 'other'] as const;

function makeEntry(card: ObjectCard, section: Section, field: string): Outcome<DeckEntry> {
  const written = card.experience?.trim() ? `${card.title} - ${card.experience}` : card.title;
  const { title, experience } = readTitle(written);
  if (card.experience?.trim() && experience.kind === 'none') {
    return fail('bad-value', 'This is no experience.', {
      field: `${field}.experience`,
      found: card.experience,
      cure: 'Write it as printed or short: Experienced 2, exp2, inexp, Experienced 2 KYD.',
    });
  }
  return succeed({
    title,
    experience: experience.kind === 'none' ? experienceOf(card.keywords ?? []) : experience,
    count: card.count,
    section,
    type: card.type ?? findHeading(section)?.type ?? null,
    keywords: card.keywords ?? null,
    clans: card.clans ?? null,
    factions: card.factions ?? null,
    id: card.id ?? null,
    line: null,
  });
}

function readEntry(card: string | ObjectCard, section: Section, field: string): Outcome<DeckEntry> {
  if (typeof card !== 'string') return makeEntry(card, section, field);
  const line = parseLine(card);
  if (line.kind === 'card')
    return makeEntry({ ...line.card, experience: line.card.experience.written }, section, field);
  const found = card.slice(0, 60);
  const cure = 'Write a count and a title, for instance 3x Bamboo Harvesters.';
  return fail('bad-value', 'This line names no card.', { field, found, cure });
}

/** Reads a structured deck. Error: the first of its problems, `bad-value` or `too-large`. */
export function makeDeck(input: ObjectDeck): Outcome<Deck> {
  const entries: DeckEntry[] = [];
  const problems: Problem[] = [];
  for (const part of PARTS) {
    for (const [index, card] of (input[part] ?? []).entries()) {
      const entry = readEntry(card, part === 'other' ? 'none' : part, `deck.${part}.${index}`);
      if (entry.ok) entries.push(entry.value);
      else problems.push(entry.problem);
    }
  }
  const [first] = problems;
  if (first) return { ok: false, problem: first };
  if (entries.length > ENTRY_LIMIT) {
    const cure = `Send at most ${ENTRY_LIMIT} cards; copies of one card are one entry with a count.`;
    return fail('too-large', `${entries.length} entries are more than a deck can have.`, {
      field: 'deck',
      cure,
    });
  }
  const { faction = null, strongholdAllowsMore = null } = input;
  return succeed({ entries, faction, strongholdAllowsMore, lines: [], problems: [] });
}

/** Reads a deck as a request gives it, already parsed by {@link deckSchema}. Errors: `too-large`, `bad-value`. */
export function readDeck(input: z.output<typeof deckSchema>): Outcome<Deck> {
  return typeof input === 'string' ? parseDeck(input) : makeDeck(input);
}
