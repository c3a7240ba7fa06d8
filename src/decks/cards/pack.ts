import { makeCard, type Printing, STATS } from './card.js';
import { type Catalogue, makeCatalogue, type SetRecord } from './catalogue.js';

type Differs = Printing['differs'];

/**
 * Card data in the form in which it is loaded: every text and every list once, and cards that name them by number. Half
 * the size of the plain form, and read in a tenth of the time.
 */
export interface PackedCards {
  name: string;
  hash: string;
  sets: SetRecord[];
  words: string[];
  /** Lists of words: types, clans, keywords, arcs, figures in the order of {@link STATS}. */
  lists: number[][];
  /** By card: title, id (empty: the slug), deck (-1: unknown), then its five lists, banned, text. */
  cards: [string, string, number, number, number, number, number, number, 0 | 1, string][];
  /** By card, five numbers for each printing: set, number, rarity, publisher, day; -1 for none. */
  printings: number[][];
  /** Index of the card, index of its printing, and what differs there. */
  differs: [number, number, Differs][];
}

/** Gives texts and lists their numbers. */
class Numbering {
  readonly words: string[] = [];
  readonly lists: number[][] = [];
  readonly #known = new Map<string, number>();

  #number<T>(list: T[], key: string, value: T): number {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, list.length);
    return list.push(value) - 1;
  }

  word(word: string | null | undefined): number {
    return word === null || word === undefined ? -1 : this.#number(this.words, `word ${word}`, word);
  }

  list(words: readonly (string | undefined)[]): number {
    const numbers = words.map(word => this.word(word));
    return this.#number(this.lists, numbers.join(), numbers);
  }
}

/** Packs a catalogue; {@link unpackCards} gives the same one back. */
export function packCards({ name, hash, sets, cards }: Catalogue): PackedCards {
  const numbering = new Numbering();
  const packed = cards.map((card): PackedCards['cards'][number] => {
    const { title, id, slug, deck, types, clans, keywords, factions, legality, stats, banned, text } = card;
    return [
      title,
      id === slug ? '' : id,
      numbering.word(deck),
      numbering.list(types),
      numbering.list(clans),
      numbering.list([...keywords, ...factions]),
      numbering.list(legality),
      numbering.list(STATS.map(stat => stats[stat])),
      banned ? 1 : 0,
      text,
    ];
  });
  const printings = cards.map(card =>
    card.printings.flatMap(({ set, number, rarity, publisher, legalDate }) =>
      [set, number, rarity, publisher, legalDate].map(word => numbering.word(word)),
    ),
  );
  const differs = cards.flatMap((card, at) =>
    card.printings.flatMap((one, index): PackedCards['differs'] =>
      one.differs ? [[at, index, one.differs]] : [],
    ),
  );
  const { words, lists } = numbering;
  return { name, hash, sets: [...sets.values()], words, lists, cards: packed, printings, differs };
}

/** The catalogue of packed card data. Lists that are alike are one list: they are for reading. */
export function unpackCards({
  name,
  hash,
  sets,
  words,
  lists,
  cards,
  printings,
  differs,
}: PackedCards): Catalogue {
  const word = (index: number | undefined) => words[index as number] ?? null;
  const texts = lists.map(list => list.map(index => words[index] as string));
  const list = (index: number) => texts[index] as string[];
  const figures = new Map<number, Record<string, string>>();
  const statsOf = (index: number) => {
    const known = figures.get(index);
    if (known) return known;
    const stats = Object.fromEntries(
      STATS.flatMap((stat, at) => (list(index)[at] === undefined ? [] : [[stat, list(index)[at] as string]])),
    );
    figures.set(index, stats);
    return stats;
  };
  const printed = printings.map(numbers => {
    const found: Printing[] = [];
    for (let at = 0; at < numbers.length; at += 5) {
      found.push({
        set: word(numbers[at]) as string,
        number: word(numbers[at + 1]),
        rarity: word(numbers[at + 2]),
        publisher: word(numbers[at + 3]),
        legalDate: word(numbers[at + 4]),
        differs: null,
      });
    }
    return found;
  });
  for (const [card, index, facts] of differs) (printed[card]?.[index] as Printing).differs = facts;
  const made = cards.map(([title, id, deck, types, clans, keywords, arcs, stats, banned, text], index) =>
    makeCard({
      id,
      title,
      types: list(types),
      deck: word(deck),
      clans: list(clans),
      keywords: list(keywords),
      stats: statsOf(stats),
      text,
      banned: banned === 1,
      legality: list(arcs),
      printings: printed[index] as Printing[],
    }),
  );
  return makeCatalogue(made, { name, hash, sets });
}
