import { type Catalogue, foldTitle } from './cards/index.js';
import type { DeckCard } from './deck-card.js';
import { identify, type UnknownCard } from './identify.js';
import type { Deck } from './list/index.js';
import { judgeCounts, sayMisplaced, sayTwice, sayUnclear, sayUntyped, sayWhich } from './list-faults.js';
import type { DeckProblem } from './problem.js';

/** Unknown cards for which near titles are looked up: a list with more is no slip of the finger, and each one costs. */
const NEAR_LIMIT = 50;

/** The cards of a list, each once, and what the list leaves unclear about them. */
export interface Gathered {
  cards: DeckCard[];
  unknownCards: UnknownCard[];
  problems: DeckProblem[];
}

/** A card with the counts of the lines that list it. */
export interface Listed {
  card: DeckCard;
  counts: number[];
  unknown: UnknownCard | null;
}

function keyOf({ section, id, title, experience, keywords, type, isUnclear }: DeckCard): string {
  const { kind, level, kyd, mark, alternateTitle } = experience;
  const version = [kind, level, kyd, mark?.toLowerCase(), foldTitle(alternateTitle ?? '')];
  return JSON.stringify([section, id ?? foldTitle(title), version, type, keywords, isUnclear]);
}

function collect(
  catalogue: Catalogue | null,
  deck: Deck,
): { listed: Listed[]; byLine: Map<number, DeckCard> } {
  const byKey = new Map<string, Listed>();
  const byLine = new Map<number, DeckCard>();
  let unknowns = 0;
  for (const entry of deck.entries) {
    const { card, unknown } = identify(catalogue, entry, unknowns < NEAR_LIMIT);
    if (entry.line !== null) byLine.set(entry.line, { ...card, lines: [entry.line] });
    const known = byKey.get(keyOf(card));
    if (known) {
      known.card.count += card.count;
      known.card.lines.push(...card.lines);
      known.card.misfiled ??= card.misfiled;
      known.counts.push(card.count);
      known.unknown?.lines.push(...card.lines);
    } else {
      byKey.set(keyOf(card), { card, counts: [card.count], unknown });
      if (unknown) unknowns++;
    }
  }
  return { listed: [...byKey.values()], byLine };
}

/** Looks up every entry of a list, and puts the lines of one card together. */
export function gather(catalogue: Catalogue | null, deck: Deck): Gathered {
  const { listed, byLine } = collect(catalogue, deck);
  return {
    cards: listed.map(({ card }) => card),
    unknownCards: listed.flatMap(({ unknown }) => unknown ?? []),
    problems: [
      ...judgeCounts(deck.statements, byLine),
      ...listed.flatMap(sayTwice),
      ...listed.flatMap(({ card }) => sayMisplaced(card)),
      ...sayUnclear(listed.map(({ card }) => card).filter(({ isUnclear }) => isUnclear)),
      ...listed.flatMap(sayWhich),
      ...sayUntyped(listed),
    ],
  };
}
