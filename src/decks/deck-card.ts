import { joinSome } from '../language/index.js';
import { foldTitle, formatCard } from './cards/index.js';
import type { DeckEntry, Section } from './list/index.js';
import type { ProblemCard, UnknownCard } from './problem.js';

/** A card of a deck with all that is known of it; the lines of one card are put together. */
export interface DeckCard extends Omit<DeckEntry, 'line' | 'doubt'> {
  /** Where it belongs and is counted; `other` where that is unknown, for a Wind in a deck, and for an unclear line. */
  placed: Section;
  text: string | null;
  /** Arcs in which the card data holds the card legal. */
  legality: string[] | null;
  banned: boolean;
  /** `Dynasty`, `Fate`, `Pre-Game`, from the catalogue. */
  deck: string | null;
  /** The lines that list it, and the counts that they give; in a structured deck there are counts only. */
  lines: number[];
  counts: number[];
  /** Whether it may be no card at all, but words of the list. */
  isUnclear: boolean;
  /** The type that its heading names, where the card data says another one. */
  misfiled: string | null;
  /** Why it could not be looked up; null where it could. */
  unknown: UnknownCard | null;
}

/** Whether the keyword is printed on the card; false where its keywords are not known. */
export function hasPrinted(card: DeckCard, keyword: string): boolean {
  return (card.keywords ?? []).some(printed => foldTitle(printed) === foldTitle(keyword));
}

/** The names of cards, the first few of many: `Toku, Ishi and 3 more`. Two cards of one name are one. */
export function nameCards(cards: readonly DeckCard[]): string {
  return joinSome([...new Set(cards.map(formatCard))]);
}

/** `Toku`, or `2 copies of Toku`. */
export function nameCopies(card: DeckCard, count = card.count): string {
  return count === 1 ? formatCard(card) : `${count} copies of ${formatCard(card)}`;
}

export function toProblemCard({ title, experience, section, count, id, lines }: DeckCard): ProblemCard {
  return { title, experience: experience.written, section, count, id, lines };
}

/** Copies of all of these cards together. */
export function countCopies(cards: readonly Pick<DeckCard, 'count'>[]): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}

/** Puts things together that share a key; each may have several. */
export function groupBy<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}
