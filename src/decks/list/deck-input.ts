import { fail, type Outcome, type Problem, parseInput, succeed } from '../../knowledge/index.js';
import { experienceOf } from '../../resolver/index.js';
import {
  type Deck,
  type DeckCardObject,
  type DeckEntry,
  type DeckObject,
  deckSchema,
  ENTRY_LIMIT,
  makeEntry,
} from './deck.js';
import { readTitle } from './experience.js';
import { unframe } from './frames.js';
import { parseLine } from './line.js';
import { parseDeck } from './parse-deck.js';
import { findHeading, type Section } from './sections.js';

/** A deck, or all that is wrong with how it was given. */
export type ReadDeck = { deck: Deck; problems: [] } | { deck: null; problems: [Problem, ...Problem[]] };

const PARTS = ['stronghold', 'sensei', 'wind', 'start', 'dynasty', 'fate', 'other'] as const;

const NO_CARD = {
  message: 'This line names no card.',
  cure: 'Write a count and a title, for instance 3x Bamboo Harvesters.',
};

function readObject(card: DeckCardObject, section: Section, field: string): Outcome<DeckEntry> {
  const given = card.experience?.trim() ?? '';
  const { title, experience } = readTitle(given === '' ? card.title : `${card.title} - ${given}`);
  if (given !== '' && experience.kind === 'none') {
    return fail('bad-value', 'This is no experience.', {
      field: `${field}.experience`,
      found: given,
      cure: 'Write it as printed or short: Experienced 2, exp2, inexp, Experienced 2 KYD.',
    });
  }
  const type = card.type ?? findHeading(section)?.type ?? null;
  const printed = experience.kind === 'none' ? experienceOf(card.keywords ?? []) : experience;
  const { count, keywords = null, clans = null, factions = null, id = null } = card;
  const rest = { count, type, keywords, clans, factions, id };
  return succeed(makeEntry({ title, experience: printed, section, ...rest }));
}

function readEntry(card: string | DeckCardObject, section: Section, field: string): Outcome<DeckEntry> {
  if (typeof card !== 'string') return readObject(card, section, field);
  const line = parseLine(card);
  if (line.kind === 'card') {
    const { isCounted: _, ...named } = line.card;
    return succeed(makeEntry({ ...named, section, type: named.type ?? findHeading(section)?.type ?? null }));
  }
  const problem = line.kind === 'problem' ? line : NO_CARD;
  return fail('bad-value', problem.message, { field, found: card.slice(0, 60), cure: problem.cure });
}

function makeDeck(input: DeckObject): ReadDeck {
  const entries: DeckEntry[] = [];
  const problems: Problem[] = [];
  for (const part of PARTS) {
    for (const [index, card] of (input[part] ?? []).entries()) {
      const entry = readEntry(card, part, `deck.${part}.${index}`);
      if (entry.ok) entries.push(entry.value);
      else problems.push(entry.problem);
    }
  }
  if (entries.length > ENTRY_LIMIT) {
    const message = `${entries.length} entries are more than a deck can have.`;
    const cure = `Send at most ${ENTRY_LIMIT} cards; copies of one card are one entry with a count.`;
    problems.push({ code: 'too-large', message, field: 'deck', cure });
  }
  const [first, ...others] = problems;
  if (first) return { deck: null, problems: [first, ...others] };
  const { faction = null, strongholdAllowsMore = null } = input;
  return {
    deck: { entries, faction, strongholdAllowsMore, lines: [], statements: [], problems: [] },
    problems: [],
  };
}

/** Reads a deck as {@link readDeck} does, and out of the files of deck programs: JSON in a text, XML of OCTGN and Lackey, YAML. */
export async function readAnyDeck(input: unknown): Promise<ReadDeck> {
  return readDeck(await unframe(input));
}

/**
 * Reads a deck as it comes: pasted text, or an object, as {@link deckSchema} has them. Problems, all of them at once:
 * `bad-value` and `unknown-field` with the field, `too-large`.
 */
export function readDeck(input: unknown): ReadDeck {
  const { value, problems } = parseInput(deckSchema, input, { field: 'deck', code: 'bad-value' });
  if (problems) return { deck: null, problems };
  if (typeof value !== 'string') return makeDeck(value);
  const deck = parseDeck(value);
  return deck.ok ? { deck: deck.value, problems: [] } : { deck: null, problems: [deck.problem] };
}
