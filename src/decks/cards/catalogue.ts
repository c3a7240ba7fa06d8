import type { Problem } from '../../knowledge/index.js';
import type { Card } from './card.js';
import { foldTitle } from './fold.js';
import { parseOracleCard, type Repair } from './oracle.js';

/** The records of one file of card data, as they were read. */
export interface CardFile {
  file: string;
  records: readonly unknown[];
}

/** What was loaded, for people: the counts behind "1,460 cards". */
export interface CatalogueFigures {
  cards: number;
  titles: number;
  /** Titles that more than one card has. */
  sharedTitles: number;
  printings: number;
  repairs: Repair[];
}

/** All cards that were loaded. */
export interface Catalogue {
  /** Sorted by title, then by experience level. */
  cards: readonly Card[];
  byId: ReadonlyMap<string, Card>;
  figures: CatalogueFigures;
  /** All cards of a title, however it is spelled, and also where its words are run together or parted. */
  ofTitle(title: string): readonly Card[];
  /** By folded title, in the order of the cards. */
  titles: ReadonlyMap<string, readonly Card[]>;
  /** Folded titles, and the names before their commas, with the folded title that each leads to. */
  names: ReadonlyMap<string, string>;
}

interface Keyed {
  key: string;
  card: Card;
}

function compare(a: Keyed, b: Keyed): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.card.experience.level - b.card.experience.level || (a.card.id < b.card.id ? -1 : 1);
}

// "Tochiko, the Jagged Tusk": what people type is the name
function makeNames(titles: ReadonlyMap<string, readonly Card[]>): Map<string, string> {
  const names = new Map([...titles.keys()].map(title => [title, title]));
  for (const [title, [card]] of titles) {
    const name = foldTitle(String((card as Card).title.split(',')[0]));
    if (name !== '' && !names.has(name)) names.set(name, title);
  }
  return names;
}

/** Puts cards together; those of one title stand side by side, lowest experience level first. */
export function makeCatalogue(cards: readonly Card[], repairs: Repair[] = []): Catalogue {
  // folded once: sorting would fold every title a dozen times
  const keyed = cards.map(card => ({ key: foldTitle(card.title), card })).sort(compare);
  const sorted = keyed.map(({ card }) => card);
  const titles = new Map<string, Card[]>();
  for (const { key, card } of keyed) {
    const list = titles.get(key);
    if (list) list.push(card);
    else titles.set(key, [card]);
  }
  // JunNi is Jun-Ni
  const joined = new Map([...titles.keys()].map(key => [key.replaceAll(' ', ''), key]));
  const ofTitle = (title: string): readonly Card[] => {
    const key = foldTitle(title);
    return titles.get(key) ?? titles.get(joined.get(key.replaceAll(' ', '')) ?? '') ?? [];
  };
  return {
    cards: sorted,
    byId: new Map(sorted.map(card => [card.id, card])),
    titles,
    names: makeNames(titles),
    ofTitle,
    figures: {
      cards: sorted.length,
      titles: titles.size,
      sharedTitles: [...titles.values()].filter(list => list.length > 1).length,
      printings: sorted.reduce((sum, card) => sum + card.printings.length, 0),
      repairs,
    },
  };
}

/**
 * Reads card data of the Oracle of the Void. What can be read is kept; every record that cannot is a problem:
 * `bad-card`, `duplicate-card` (two records of one id that say different things; the first is kept), `no-cards`.
 */
export function parseCatalogue(files: readonly CardFile[]): {
  catalogue: Catalogue | null;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const repairs: Repair[] = [];
  const cards = new Map<string, { card: Card; file: string }>();
  for (const { file, records } of files) {
    records.forEach((raw, index) => {
      const read = parseOracleCard(raw, { file, index });
      problems.push(...read.problems);
      if (!read.card) return;
      const before = cards.get(read.card.id);
      if (!before) {
        cards.set(read.card.id, { card: read.card, file });
        repairs.push(...read.repairs);
      } else if (JSON.stringify(before.card) !== JSON.stringify(read.card)) {
        const message = `"${read.card.title}" has the id of "${before.card.title}" in ${before.file}.`;
        const cure = 'Give every card its own cardid; the first record was kept.';
        const found = read.card.id;
        problems.push({ code: 'duplicate-card', message, file, field: `${index}.cardid`, found, cure });
      }
    });
  }
  if (cards.size === 0) {
    const cure = 'Give a JSON file of the Oracle of the Void, or a folder of them.';
    problems.push({ code: 'no-cards', message: 'There are no cards in the card data.', cure });
    return { catalogue: null, problems };
  }
  return {
    catalogue: makeCatalogue(
      [...cards.values()].map(({ card }) => card),
      repairs,
    ),
    problems,
  };
}
