import {
  fail,
  isObject,
  type Outcome,
  type Problem,
  parseInput,
  readJson,
  succeed,
} from '../../knowledge/index.js';
import { experienceOf } from '../../resolver/index.js';
import { badLine, WRITE_A_CARD } from './card-line.js';
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
  TEXT_LIMIT,
} from './deck.js';
import { readTitle } from './experience.js';
import { parseLine } from './line.js';
import { parseDeck } from './parse-deck.js';
import { findHeading } from './sections.js';

/** A deck, or all that is wrong with how it was given. */
export type ReadDeck = { deck: Deck; problems: [] } | { deck: null; problems: [Problem, ...Problem[]] };

const PARTS = ['stronghold', 'sensei', 'wind', 'start', 'dynasty', 'fate', 'other'] as const;

function readObject(
  { experience: written = '', ...card }: DeckCardObject,
  field: string,
): Outcome<GivenEntry> {
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

/** Fields in which deck programs write the title of a card, and how many there are of it. */
const TITLES = ['title', 'name', 'card', '#text'];
const COUNTS = ['qty', 'quantity', 'count', 'copies', 'number', 'amount'];
/** Elements that do no more than hold others. */
const HOLDERS = /^(?:deck|decks|cards?|sections?|superzones?|zones?|list|main|\?xml)$/i;

type Fields = Record<string, unknown>;

/** The first of some fields that holds a text or a number; a field may hold it one level down, as `<name id="…">Toku</name>` does. */
function pick(fields: Fields, names: readonly string[]): string | null {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' || typeof value === 'number') return String(value).trim();
    if (isObject(value) && typeof value['#text'] === 'string') return value['#text'].trim();
  }
  return null;
}

/** A list as lines of text: `Dynasty:`, `3 Stables`. What is neither a part nor a card is left out. */
function toLines(value: unknown, key: string | null): string[] {
  if (Array.isArray(value)) return value.flatMap(item => toLines(item, key));
  if (typeof value === 'string') return [value];
  // `Stables: 3`
  if (typeof value === 'number' && key !== null) return [`${value} ${key}`];
  if (!isObject(value)) return [];
  const title = pick(value, TITLES);
  const parts = Object.entries(value).filter(([, inner]) => typeof inner === 'object' && inner !== null);
  // `<section name="Fate"/>`
  const isPart = title !== null && findHeading(title) !== null;
  if (title !== null && !isPart && (parts.length === 0 || isObject(value.name))) {
    const experience = pick(value, ['experience']);
    return [`${pick(value, COUNTS) ?? 1} ${title}${experience === null ? '' : ` - ${experience}`}`];
  }
  const lines = isPart ? [`${title}:`] : [];
  for (const [name, inner] of Object.entries(value)) {
    const isHeading = findHeading(name) !== null;
    if (isHeading && typeof inner === 'object') lines.push(`${name}:`, ...toLines(inner, null));
    else if (isHeading && typeof inner === 'string') lines.push(`${name}: ${inner}`);
    else if (typeof inner === 'number' && !COUNTS.includes(name)) lines.push(...toLines(inner, name));
    else if (HOLDERS.test(name) && typeof inner === 'object') lines.push(...toLines(inner, null));
    else if (typeof inner === 'object' && name !== 'meta') lines.push(`${name}:`, ...toLines(inner, null));
  }
  return lines;
}

async function fromXml(text: string): Promise<unknown> {
  const { XMLParser } = await import('fast-xml-parser');
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    processEntities: true,
  });
  return parser.parse(text, true);
}

async function fromYaml(text: string): Promise<unknown> {
  const { parse } = await import('yaml');
  return parse(text, { logLevel: 'silent', maxAliasCount: 0 });
}

/** `dynasty:` above `- name: Stables`: what no list for people has. */
const YAML =
  /^\s*-?\s*(?:name|title|card)\s*:.*\n\s+(?:qty|quantity|count|copies)\s*:|^\s*-?\s*(?:qty|quantity|count|copies)\s*:.*\n\s+(?:name|title|card)\s*:|^\w[\w -]*:\s*\n(?:\s+\S[^:\n]*:\s*\d+\s*(?:\n|$))+/im;

/** What a deck program has saved as JSON, XML (OCTGN, Lackey) or YAML; null where a text is none of these. */
async function parseFrame(input: string): Promise<unknown> {
  if (input.length > TEXT_LIMIT) return null;
  const text = input.replace(/^\uFEFF/, '').trim();
  try {
    const value = readJson(text);
    if (typeof value !== 'string') return value;
    if (/^<(?:\?xml|!--|deck\b)/i.test(text)) return await fromXml(text);
    return YAML.test(text) ? await fromYaml(text) : null;
  } catch {
    // no such file after all: the lines are read as they are
    return null;
  }
}

/** The list in the file of a deck program, as lines of text; null where a text is no such file. */
export async function listFrame(text: string): Promise<string | null> {
  const value = await parseFrame(text);
  return value === null ? null : toLines(value, null).join('\n');
}

/** Reads a deck as {@link readDeck} does, and out of the files of deck programs: JSON in a text, XML of OCTGN and Lackey, YAML. */
export async function readAnyDeck(input: unknown): Promise<ReadDeck> {
  const value = typeof input === 'string' ? await parseFrame(input) : null;
  if (value === null) return readDeck(input);
  // a deck in our own form is read as it is, with every problem named by its field
  const isOwn =
    isObject(value) &&
    Object.entries(value).every(([key, part]) => key in deckObjectSchema.shape && !isObject(part));
  return readDeck(isOwn ? value : toLines(value, null).join('\n'));
}
