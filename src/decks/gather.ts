import { type Catalogue, findTitles, foldTitle, type TitleHit } from './cards/index.js';
import type { DeckCard } from './deck-card.js';
import { identify } from './identify.js';
import type { Deck } from './list/index.js';

/** The most titles of one list for which similar titles are searched: each search costs time. */
const NEAR_LIMIT = 50;

/** Finds titles that come close; each title of a list is searched once. */
function makeSearch(catalogue: Catalogue | null): (title: string) => readonly TitleHit[] {
  const found = new Map<string, readonly TitleHit[]>();
  return title => {
    const hits =
      found.get(title) ?? (catalogue && found.size < NEAR_LIMIT ? findTitles(catalogue, title) : []);
    found.set(title, hits);
    return hits;
  };
}

function keyOf({ section, id, title, experience, keywords, type, isUnclear }: DeckCard): string {
  const { kind, level, kyd, mark, alternateTitle } = experience;
  const version = [kind, level, kyd, mark?.toLowerCase(), foldTitle(alternateTitle ?? '')];
  return JSON.stringify([section, id ?? foldTitle(title), version, type, keywords, isUnclear]);
}

/** Looks up every entry of a list, and puts the lines of one card together. */
export function gather(catalogue: Catalogue | null, deck: Deck): DeckCard[] {
  const byKey = new Map<string, DeckCard>();
  const search = makeSearch(catalogue);
  for (const entry of deck.entries) {
    const card = identify(catalogue, entry, search);
    // where the deck was played, and what is above all headings and no title: its name, its player
    if ((entry.doubt === 'remark' && card.unknown) || (entry.doubt === 'head' && card.isUnclear)) continue;
    const known = byKey.get(keyOf(card));
    if (known) {
      known.count += card.count;
      known.lines.push(...card.lines);
      known.counts.push(...card.counts);
      known.misfiled ??= card.misfiled;
      known.unknown?.lines.push(...card.lines);
    } else byKey.set(keyOf(card), card);
  }
  return [...byKey.values()];
}
