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

const UNKNOWN: Heading = { section: 'unknown', type: null };

type Doubt = DeckEntry['doubt'];

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
interface Open {
  words: string;
  heading: Heading;
  line: number;
  stated: number | null;
  lines: number[];
}

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
  #current: Open = { words: '', heading: { section: 'other', type: null }, line: 0, stated: null, lines: [] };
  readonly #opened: Open[] = [];
  /** The heading of a whole part stays open below the headings of card types. */
  #main: Open | null = null;
  #hasOwnCards = false;
  /** A Sensei or Wind with a title behind it: cards without a count on the next lines may be further ones. */
  #afterTitle: Open | null = null;

  /**
   * What a heading means at its place. Winds that head the first cards of a deck are in it; the Holdings that
   * follow `Start` at once start in play. `isInline`: a title follows it, `Wind: Title`.
   */
  #place(heading: Heading, isInline: boolean): Heading {
    if (!this.#main) return heading;
    const { lines, heading: main } = this.#main;
    const isDeck = main.section === 'dynasty' || main.section === 'fate';
    const isIn =
      (heading.section === 'wind' && isDeck && !isInline && lines.length === 0) ||
      (main.section === 'start' &&
        !this.#hasOwnCards &&
        heading.type !== null &&
        fitsBelow(heading.type, 'Holding'));
    return isIn ? { ...heading, section: main.section } : heading;
  }

  #open(below: Open): void {
    this.#current = below;
    this.#opened.push(below);
    const { section, type } = below.heading;
    // what is revealed before the game may be among the cards in play at the start
    const leavesStart =
      this.#main?.heading.section === 'start' && section !== 'start' && !PREGAME.includes(section);
    if (type !== null && !leavesStart) return;
    this.#main = type === null ? below : null;
    this.#hasOwnCards = false;
  }

  #addHeading(
    { words, heading: known, count: stated, card }: Line & { kind: 'heading' },
    line: number,
  ): void {
    if (!known) this.deck.problems.push(sayUnknownHeading(words, line));
    // above all headings it is where the deck was played, unless there is an Event of this title
    if (card && known?.type === 'Event' && this.#current.line === 0) {
      this.#push(card, known, line, 'remark');
      return;
    }
    const heading = this.#place(known ?? UNKNOWN, card !== null);
    const below = { words, heading, line, stated, lines: [] };
    const isOwnLine = card !== null && PREGAME.includes(heading.section);
    if (!isOwnLine) this.#open(below);
    if (card) this.#addCard(card, below, line, null);
    this.#afterTitle = isOwnLine && heading.section !== 'stronghold' ? below : null;
  }

  #push(card: ListedCard, { section, type }: Heading, line: number, doubt: Doubt): void {
    this.deck.entries.push(makeEntry({ ...card, section, type: card.type ?? type, line, doubt }));
  }

  #addCard(card: ListedCard, below: Open, line: number, doubt: Doubt): void {
    this.#push(card, below.heading, line, doubt);
    below.lines.push(line);
    const main = this.#main;
    if (main === below) this.#hasOwnCards = true;
    if (!main || main === below) return;
    const isRevealed = main.heading.section === 'start' && PREGAME.includes(below.heading.section);
    if (main.heading.section === below.heading.section || isRevealed) main.lines.push(line);
  }

  #addPlain(card: ListedCard, line: number): void {
    const isCounted = card.count !== null;
    if (isCounted) this.#afterTitle = null;
    const below = this.#afterTitle ?? this.#current;
    // the line below "Stronghold" is its title
    const isTitle = PREGAME.includes(below.heading.section) && below.line === line - 1;
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
    const { deck } = this;
    const first = deck.lines.indexOf('heading') + 1;
    for (const entry of deck.entries)
      if (entry.doubt === 'plain' && Number(entry.line) < first) entry.doubt = 'head';
    const statements = this.#opened.flatMap(({ heading: { section }, stated, ...open }): Statement[] =>
      stated === null ? [] : [{ ...open, section, stated, gone: 0 }],
    );
    return { ...deck, statements };
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
