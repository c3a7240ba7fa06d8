import type { Statement } from './deck.js';
import type { Heading, Section } from './sections.js';

/** A heading of the list, with the lines of the cards below it. */
export interface Open {
  words: string;
  heading: Heading;
  line: number;
  stated: number | null;
  lines: number[];
}

/** What is revealed before the game: a heading with a title behind it heads its own line only. */
export const PREGAME: readonly Section[] = ['stronghold', 'sensei', 'wind'];
const HOLDINGS: readonly (string | null)[] = ['Holding', 'Fortification', 'Legacy Holding'];

const NO_HEADING: Heading = { section: 'other', type: null };

function isBelowStart(main: Open, below: Open): boolean {
  return main.heading.section === 'start' && PREGAME.includes(below.heading.section);
}

/** Which headings are open while a list is read. */
export class Headings {
  current: Open = { words: '', heading: NO_HEADING, line: 0, stated: null, lines: [] };
  readonly #opened: Open[] = [];
  /** The heading of a whole part stays open below the headings of card types. */
  #main: Open | null = null;
  #hasOwnCards = false;

  /**
   * What a heading means where it stands. Winds that head the first cards of a deck are in it; the Holdings that
   * follow `Start` at once start in play. `isInline`: a title stands behind it, `Wind: Title`.
   */
  place(heading: Heading, isInline: boolean): Heading {
    const main = this.#main;
    if (!main) return heading;
    const { section } = main.heading;
    const isDeck = section === 'dynasty' || section === 'fate';
    if (heading.section === 'wind' && isDeck && !isInline && main.lines.length === 0) {
      return { ...heading, section };
    }
    const isStart = section === 'start' && !this.#hasOwnCards && HOLDINGS.includes(heading.type);
    return isStart ? { ...heading, section } : heading;
  }

  open(heading: Open): void {
    this.current = heading;
    this.#opened.push(heading);
    const { section, type } = heading.heading;
    // what is revealed before the game may stand among the cards in play at the start
    const leavesStart =
      this.#main?.heading.section === 'start' && section !== 'start' && !PREGAME.includes(section);
    if (type !== null && !leavesStart) return;
    this.#main = type === null ? heading : null;
    this.#hasOwnCards = false;
  }

  addCard(line: number, below: Open): void {
    below.lines.push(line);
    const main = this.#main;
    if (main === below) this.#hasOwnCards = true;
    else if (main && (main.heading.section === below.heading.section || isBelowStart(main, below))) {
      main.lines.push(line);
    }
  }

  /** The headings that state how many cards are below them. */
  get statements(): Statement[] {
    return this.#opened.flatMap(({ words, heading, line, stated, lines }) =>
      stated === null ? [] : [{ words, line, section: heading.section, stated, lines, gone: 0 }],
    );
  }
}
