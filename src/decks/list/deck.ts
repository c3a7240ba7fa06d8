import * as z from 'zod';
import { parseKeyword } from '../../knowledge/index.js';
import { readTitle } from '../../language/index.js';
import type { Experience } from '../../resolver/index.js';
import { COUNT_LIMIT, type LineProblem, TITLE_LIMIT } from './card-line.js';
import type { Section } from './sections.js';

/** One card of a list, as it was listed; what the list does not say is null. */
export interface DeckEntry {
  title: string;
  experience: Experience;
  count: number;
  section: Section;
  /** From the heading, or given with the card. */
  type: string | null;
  keywords: string[] | null;
  clans: string[] | null;
  factions: string[] | null;
  /** Id in the card catalogue. */
  id: string | null;
  /** Line number in pasted text, counted from 1. */
  line: number | null;
  /**
   * Why a line may be no card, or none of this section: `plain`, it has no count; `head`, it has none and is above all headings;
   * `after-title`, it has none and follows `Wind: Title`; `remark`, it is most likely no card: `Event: Spring Kotei`.
   * What the card data knows is in no doubt.
   */
  doubt: 'plain' | 'head' | 'after-title' | 'remark' | null;
}

const NOTHING = {
  experience: readTitle('').experience,
  type: null,
  keywords: null,
  clans: null,
  factions: null,
  id: null,
  line: null,
  doubt: null,
};

/** What is given of an entry; without a count it is one copy. */
export type GivenEntry = Pick<DeckEntry, 'title'> &
  Partial<Omit<DeckEntry, 'count'>> & { count?: number | null };

/** An entry that says no more than it is given. */
export function makeEntry({ count, ...given }: GivenEntry & Pick<DeckEntry, 'section'>): DeckEntry {
  return { count: count ?? 1, ...NOTHING, ...given };
}

/** What each line of a pasted list was taken for, in order. */
export type LineKind = 'blank' | 'comment' | 'faction' | 'heading' | 'card' | 'problem';

/** How many cards a heading says there are below it. */
export interface Statement {
  words: string;
  line: number;
  section: Section;
  stated: number;
  /** The lines of the cards below it. */
  lines: number[];
  /** Copies that edits have taken away below it since, less those that they have brought. */
  gone: number;
}

/** What is wrong with a line of the list. */
export interface ListProblem extends Pick<LineProblem, 'message' | 'cure'> {
  code: LineProblem['code'] | 'deck-unknown-heading';
  line: number;
}

/** A deck as it was listed, with what is wrong with the list as such. */
export interface Deck {
  entries: DeckEntry[];
  /** The player's faction, where the list states it. */
  faction: string | null;
  /** Whether the Stronghold's text allows more than one Sensei or Wind; null where the list does not say. */
  strongholdAllowsMore: boolean | null;
  lines: LineKind[];
  statements: Statement[];
  problems: ListProblem[];
}

/** The most lines, or cards of a structured deck, that one list may have. */
export const ENTRY_LIMIT = 1000;
/** The longest pasted list, in characters. */
export const TEXT_LIMIT = 60_000;

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

export type DeckObject = z.output<typeof deckObjectSchema>;
export type DeckCardObject = z.output<typeof deckCardSchema>;
