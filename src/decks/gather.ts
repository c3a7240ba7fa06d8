import { type Catalogue, findTitles, foldTitle, type TitleHit } from './cards/index.js';
import type { DeckCard } from './deck-card.js';
import { identify, type UnknownCard } from './identify.js';
import type { Deck } from './list/index.js';
import {
  judgeCounts,
  type Listed,
  sayMisplaced,
  sayTwice,
  sayUnclear,
  sayUntyped,
  sayWhich,
} from './list-faults.js';
import type { DeckProblem } from './problem.js';

/** The most titles of one list for which similar titles are searched: each search costs time. */
const NEAR_LIMIT = 50;

/** The cards of a list, each once, and what the list leaves unclear about them. */
export interface Gathered {
  cards: DeckCard[];
  unknownCards: UnknownCard[];
  problems: DeckProblem[];
}

function keyOf({ section, id, title, experience, keywords, type, isUnclear }: DeckCard): string {
  const { kind, level, kyd, mark, alternateTitle } = experience;
  const version = [kind, level, kyd, mark?.toLowerCase(), foldTitle(alternateTitle ?? '')];
  return JSON.stringify([section, id ?? foldTitle(title), version, type, keywords, isUnclear]);
}

/** Finds titles that come close; each title of a list is searched once. */
function makeSearch(catalogue: Catalogue | null): (title: string) => readonly TitleHit[] {
  const found = new Map<string, readonly TitleHit[]>();
  return title => {
    const known = found.get(title);
    if (known) return known;
    const hits = catalogue && found.size < NEAR_LIMIT ? findTitles(catalogue, title) : [];
    found.set(title, hits);
    return hits;
  };
}

function collect(
  catalogue: Catalogue | null,
  deck: Deck,
): { listed: Listed[]; byLine: Map<number, DeckCard> } {
  const byKey = new Map<string, Listed>();
  const byLine = new Map<number, DeckCard>();
  const search = makeSearch(catalogue);
  for (const entry of deck.entries) {
    const { card, unknown } = identify(catalogue, entry, search);
    // where the deck was played, and what stands above all headings and is no title: its name, its player
    if ((entry.doubt === 'remark' && unknown) || (entry.doubt === 'head' && card.isUnclear)) continue;
    if (entry.line !== null) byLine.set(entry.line, { ...card, lines: [entry.line] });
    const known = byKey.get(keyOf(card));
    if (known) {
      known.card.count += card.count;
      known.card.lines.push(...card.lines);
      known.card.misfiled ??= card.misfiled;
      known.counts.push(card.count);
      known.unknown?.lines.push(...card.lines);
    } else byKey.set(keyOf(card), { card, counts: [card.count], unknown });
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
      ...listed.flatMap(sayMisplaced),
      ...sayUnclear(listed.map(({ card }) => card).filter(({ isUnclear }) => isUnclear)),
      ...listed.flatMap(sayWhich),
      ...sayUntyped(listed),
    ],
  };
}
