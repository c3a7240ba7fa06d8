import { fail, type Outcome, succeed } from '../../knowledge/index.js';
import { DECK_CODES, type DeckCode } from '../codes.js';
import { type DeckProblem, joinWords } from '../problem.js';
import { type Deck, type DeckEntry, ENTRY_LIMIT, TEXT_LIMIT } from './deck.js';
import { type ListedCard, parseLine } from './line.js';
import { type Heading, nearHeadings } from './sections.js';

/** A heading of the list that is still open, with what stands below it. */
interface Open {
  words: string;
  heading: Heading;
  line: number;
  stated: number | null;
  found: number;
}

function makeListProblem(code: DeckCode, lines: number[], message: string, cure: string): DeckProblem {
  const { severity } = DECK_CODES[code];
  return { code, severity, message, cards: [], lines, citations: [], caveats: [], cure, edits: [] };
}

// a Fate deck of 41 may be stated with the revealed Sensei counted in, or without it
function isRightCount({ stated, found, heading }: Open, senseis: number): boolean {
  return stated === null || stated === found || (heading.section === 'fate' && stated === found + senseis);
}

function judgeCounts(opened: readonly Open[], entries: readonly DeckEntry[]): DeckProblem[] {
  const senseis = entries.filter(({ section }) => section === 'sensei').length;
  return opened
    .filter(open => !isRightCount(open, senseis))
    .map(({ words, stated, found, line }) =>
      makeListProblem(
        'deck-heading-count',
        [line],
        `"${words}" (line ${line}) states ${stated} cards, and ${found} stand below it.`,
        `Write ${found} in the heading, or mend the cards below it.`,
      ),
    );
}

function makeEntry({ title, experience, count }: ListedCard, heading: Heading, line: number): DeckEntry {
  const { section, type } = heading;
  const unsaid = { keywords: null, clans: null, factions: null, id: null };
  return { title, experience, count, section, type, ...unsaid, line };
}

function sayUnknown(words: string, line: number): DeckProblem {
  const near = nearHeadings(words);
  const hint = near.length > 0 ? ` Did you mean ${joinWords(near, 'or')}?` : '';
  const message = `Nobody knows the heading "${words.slice(0, 60)}" (line ${line}).${hint}`;
  const cure =
    'Name a section (Stronghold, Sensei, Wind, Dynasty, Fate) or a card type, or begin the line with //.';
  return makeListProblem('deck-unknown-heading', [line], message, cure);
}

const UNKNOWN: Heading = { section: 'unknown', type: null };
const NO_HEADING: Heading = { section: 'none', type: null };
const PREGAME: readonly string[] = ['stronghold', 'sensei', 'wind'];

function tooLarge(found: string): ReturnType<typeof fail> {
  return fail('too-large', 'The list is longer than a deck can be.', {
    field: 'deck',
    found,
    cure: `Send at most ${ENTRY_LIMIT} lines and ${TEXT_LIMIT} characters.`,
  });
}

/**
 * Reads a pasted list. Every line becomes a card, a heading, a comment or a problem; nothing is lost. Sections are
 * headed in any usual spelling, with or without a count. Error: `too-large`.
 */
export function parseDeck(text: string): Outcome<Deck> {
  if (text.length > TEXT_LIMIT) return tooLarge(`${text.length} characters`);
  const lines = text.split(/\r\n?|\n/);
  if (lines.length > ENTRY_LIMIT) return tooLarge(`${lines.length} lines`);
  const deck: Deck = { entries: [], faction: null, strongholdAllowsMore: null, lines: [], problems: [] };
  const opened: Open[] = [];
  // the heading of a whole deck stays open below the headings of card types
  let main: Open | null = null;
  let current: Open = { words: '', heading: NO_HEADING, line: 0, stated: null, found: 0 };
  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    const read = parseLine(raw);
    deck.lines.push(read.kind);
    if (read.kind === 'problem') {
      const message = `${read.message} (line ${line}: ${raw.trim().slice(0, 60)})`;
      deck.problems.push(makeListProblem(read.code, [line], message, read.cure));
    }
    if (read.kind === 'faction') deck.faction = read.faction;
    let below = current;
    if (read.kind === 'heading') {
      const { words, count: stated } = read;
      if (!read.heading) deck.problems.push(sayUnknown(words, line));
      below = { words, heading: read.heading ?? UNKNOWN, line, stated, found: 0 };
      // `Stronghold: Kyuden Hida` heads its own line only
      if (!read.card || !PREGAME.includes(below.heading.section)) {
        current = below;
        if (below.heading.type === null) main = below;
        opened.push(below);
      }
    }
    if ((read.kind === 'card' || read.kind === 'heading') && read.card) {
      deck.entries.push(makeEntry(read.card, below.heading, line));
      below.found += read.card.count;
      if (main && main !== below && main.heading.section === below.heading.section) {
        main.found += read.card.count;
      }
    }
  }
  deck.problems.push(...judgeCounts(opened, deck.entries));
  return succeed(deck);
}
