import { fail, type Outcome, succeed } from '../../knowledge/index.js';
import { joinOr } from '../../language/index.js';
import type { ListedCard } from './card-line.js';
import {
  type Deck,
  type DeckEntry,
  ENTRY_LIMIT,
  type ListProblem,
  makeEntry,
  type Statement,
  TEXT_LIMIT,
} from './deck.js';
import { type Line, parseLine } from './line.js';
import { fitsBelow, type Heading, nearHeadings, PREGAME } from './sections.js';
import { unfoldList } from './unwrap.js';

function sayUnknownHeading(words: string, line: number): ListProblem {
  const near = nearHeadings(words);
  const hint = near.length > 0 ? ` Did you mean ${joinOr(near)}?` : '';
  const message = `Unknown heading "${words.slice(0, 60)}".${hint}`;
  const cure =
    'Name a section (Stronghold, Sensei, Wind, Dynasty, Fate) or a card type, or begin the line with //.';
  return { code: 'deck-unknown-heading', message, line, cure };
}

function tooLarge(found: string): ReturnType<typeof fail> {
  return fail('too-large', 'The list is longer than a deck can be.', {
    field: 'deck',
    found,
    cure: `Send at most ${ENTRY_LIMIT} lines and ${TEXT_LIMIT} characters.`,
  });
}

/** A heading of the list, with the lines of the cards below it. */
interface Open extends Heading {
  words: string;
  line: number;
  stated: number | null;
  lines: number[];
  /** Whether cards are below it, and below no other heading. */
  hasOwn: boolean;
}

const makeOpen = (words: string, line: number, stated: number | null, heading: Heading): Open => ({
  ...{ words, line, stated, lines: [], hasOwn: false },
  ...heading,
});

/** The state while a list is read, line by line. */
class Reading {
  readonly deck: Deck = {
    entries: [],
    faction: null,
    strongholdAllowsMore: null,
    lines: [],
    statements: [],
    problems: [],
  };
  /** The headings so far; above the first of them is no section. */
  readonly #opened = [makeOpen('', 0, null, { section: 'other', type: null })];
  /** The heading of a whole part stays open below the headings of card types. */
  #main: Open | null = null;
  /** A Sensei or Wind with a title behind it: cards without a count on the next lines may be further ones. */
  #afterTitle: Open | null = null;

  /**
   * What a heading means at its place. Winds that head the first cards of a deck are in it; the Holdings that
   * follow `Start` at once start in play. `isInline`: a title follows it, `Wind: Title`.
   */
  #place(heading: Heading, isInline: boolean): Heading {
    if (!this.#main) return heading;
    const { section, lines, hasOwn } = this.#main;
    const isDeck = section === 'dynasty' || section === 'fate';
    const isHolding = heading.type !== null && fitsBelow(heading.type, 'Holding');
    const isIn =
      (heading.section === 'wind' && isDeck && !isInline && lines.length === 0) ||
      (section === 'start' && !hasOwn && isHolding);
    return isIn ? { ...heading, section } : heading;
  }

  #open(below: Open): void {
    this.#opened.push(below);
    const { section, type } = below;
    // what is revealed before the game may be among the cards in play at the start
    const leavesStart = this.#main?.section === 'start' && section !== 'start' && !PREGAME.includes(section);
    if (type === null || leavesStart) this.#main = type === null ? below : null;
  }

  #addHeading({ words, heading, count, card }: Line & { kind: 'heading' }, line: number): void {
    if (!heading) this.deck.problems.push(sayUnknownHeading(words, line));
    const placed = this.#place(heading ?? { section: 'unknown', type: null }, card !== null);
    const below = makeOpen(words, line, count, placed);
    // above all headings it is where the deck was played, unless there is an Event of this title
    const isRemark = heading?.type === 'Event' && this.#opened.length === 1;
    const isOwnLine = card !== null && (isRemark || PREGAME.includes(placed.section));
    if (!isOwnLine) this.#open(below);
    if (card) this.#addCard(card, below, line, isRemark ? 'remark' : null);
    this.#afterTitle = isOwnLine && (placed.section === 'sensei' || placed.section === 'wind') ? below : null;
  }

  #addCard(card: ListedCard, below: Open, line: number, doubt: DeckEntry['doubt']): void {
    const { section, type } = below;
    this.deck.entries.push(makeEntry({ ...card, section, type: card.type ?? type, line, doubt }));
    below.lines.push(line);
    below.hasOwn = true;
    const main = this.#main;
    const isRevealed = main?.section === 'start' && PREGAME.includes(section);
    if (main && main !== below && (main.section === section || isRevealed)) main.lines.push(line);
  }

  #addPlain(card: ListedCard, line: number): void {
    const isCounted = card.count !== null;
    if (isCounted) this.#afterTitle = null;
    const below = this.#afterTitle ?? (this.#opened.at(-1) as Open);
    // the line below "Stronghold" is its title
    const isTitle = PREGAME.includes(below.section) && below.line === line - 1;
    const plain = isCounted || isTitle ? null : 'plain';
    this.#addCard(card, below, line, this.#afterTitle ? 'after-title' : plain);
  }

  add(read: Line, line: number, raw: string): void {
    this.deck.lines.push(read.kind);
    if (read.kind === 'heading') this.#addHeading(read, line);
    else if (read.kind === 'card') this.#addPlain(read.card, line);
    else this.#afterTitle = null;
    if (read.kind === 'faction') this.deck.faction = read.faction;
    if (read.kind === 'problem') {
      const { code, message, cure } = read;
      this.deck.problems.push({ code, message: `${raw.trim().slice(0, 60)}: ${message}`, line, cure });
    }
  }

  /** The deck, with the headings that state how many cards are below them. */
  finish(): Deck {
    const first = this.deck.lines.indexOf('heading') + 1;
    for (const entry of this.deck.entries)
      if (entry.doubt === 'plain' && Number(entry.line) < first) entry.doubt = 'head';
    const statements = this.#opened.flatMap(({ words, line, section, stated, lines }): Statement[] =>
      stated === null ? [] : [{ words, line, section, stated, lines, gone: 0 }],
    );
    return { ...this.deck, statements };
  }
}

/**
 * Reads a pasted list. Every line becomes a card, a heading, a comment or a problem; nothing is lost. Sections are
 * headed in any usual spelling, with or without a count. Error: `too-large`.
 */
export function parseDeck(text: string): Outcome<Deck> {
  if (text.length > TEXT_LIMIT) return tooLarge(`${text.length} characters`);
  // a comment between /* and its end leaves its line breaks
  const plain = unfoldList(text).replace(/\/\*[\s\S]*?\*\//g, comment => comment.replace(/[^\r\n]+/g, ''));
  const lines = plain.split(/\r\n?|\n/);
  if (lines.length > ENTRY_LIMIT) return tooLarge(`${lines.length} lines`);
  const reading = new Reading();
  for (const [index, raw] of lines.entries()) reading.add(parseLine(raw), index + 1, raw);
  return succeed(reading.finish());
}
