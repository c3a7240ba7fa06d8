import { fail, isObject, type Outcome, type Problem, parseInput, succeed } from '../../knowledge/index.js';
import { readTitle } from '../../language/index.js';
import { experienceOf } from '../../resolver/index.js';
import { badLine, isPlaceholder, NO_TITLE_YET, WRITE_A_CARD } from './card-line.js';
import {
  type Deck,
  type DeckCardObject,
  type DeckEntry,
  type DeckObject,
  deckObjectSchema,
  deckSchema,
  ENTRY_LIMIT,
  type GivenEntry,
  makeEntry,
} from './deck.js';
import { parseLine } from './line.js';
import { parseDeck } from './parse-deck.js';
import { findHeading } from './sections.js';
import { parseFrame, toLines } from './unwrap.js';

/** A deck, or all that is wrong with how it was given. */
export type ReadDeck = { deck: Deck; problems: [] } | { deck: null; problems: [Problem, ...Problem[]] };

const PARTS = ['stronghold', 'sensei', 'wind', 'start', 'dynasty', 'fate', 'other'] as const;

function readObject(
  { experience: written = '', ...card }: DeckCardObject,
  field: string,
): Outcome<GivenEntry> {
  if (isPlaceholder(card.title)) {
    const { message, cure } = NO_TITLE_YET;
    return fail('bad-value', message, { field: `${field}.title`, found: card.title, cure });
  }
  const given = written.trim();
  const { title, experience } = readTitle(given === '' ? card.title : `${card.title} - ${given}`);
  if (given !== '' && experience.kind === 'none') {
    return fail('bad-value', 'This is no experience.', {
      field: `${field}.experience`,
      found: given,
      cure: 'Write it as printed or short: Experienced 2, exp2, inexp, Experienced 2 KYD.',
    });
  }
  const { count, type = null, keywords = null, clans = null, factions = null, id = null } = card;
  const printed = experience.kind === 'none' ? experienceOf(keywords ?? []) : experience;
  return succeed({ title, experience: printed, count, type, keywords, clans, factions, id });
}

function readLine(text: string, field: string): Outcome<GivenEntry> {
  const line = parseLine(text);
  if (line.kind === 'card') return succeed(line.card);
  const { message, cure } =
    line.kind === 'problem' ? line : badLine('This line names no card.', WRITE_A_CARD);
  return fail('bad-value', message, { field, found: text.slice(0, 60), cure });
}

function makeDeck(input: DeckObject): ReadDeck {
  const entries: DeckEntry[] = [];
  const problems: Problem[] = [];
  for (const part of PARTS) {
    for (const [index, card] of (input[part] ?? []).entries()) {
      const field = `deck.${part}.${index}`;
      const read = typeof card === 'string' ? readLine(card, field) : readObject(card, field);
      if (!read.ok) problems.push(read.problem);
      else {
        const type = read.value.type ?? findHeading(part)?.type ?? null;
        entries.push(makeEntry({ ...read.value, section: part, type }));
      }
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

/**
 * Reads what a program has saved, as it was parsed: a deck in our own form as it is, with every problem named by its field,
 * any other that has cards by its lines; one without cards as it was given.
 */
export function readSavedDeck(value: unknown, given: unknown = value): ReadDeck {
  const isOwn =
    isObject(value) &&
    Object.entries(value).every(([key, part]) => key in deckObjectSchema.shape && !isObject(part));
  const other = isOwn ? null : readDeck(toLines(value).join('\n'));
  return other?.deck?.entries.length ? other : readDeck(isOwn ? value : given);
}

/** Reads a deck as {@link readDeck} does, and out of the files of deck programs: JSON in a text, XML of OCTGN and Lackey, YAML. */
export async function readAnyDeck(input: unknown): Promise<ReadDeck> {
  const value = typeof input === 'string' ? await parseFrame(input) : null;
  return value === null ? readDeck(input) : readSavedDeck(value, input);
}
