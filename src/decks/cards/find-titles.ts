import { isSameExperience, readTitle } from '../../language/index.js';
import type { Card } from './card.js';
import { articleForms, type Catalogue } from './catalogue.js';
import { foldTitle } from './fold.js';

export const TITLE_MATCHES = ['exact', 'start', 'words', 'part', 'near'] as const;
/** How a title was found: it is what was asked, begins with it, has its words, contains it, or comes close. */
export type TitleMatch = (typeof TITLE_MATCHES)[number];

/** A title that was found, with all cards that have it. */
export interface TitleHit {
  title: string;
  match: TitleMatch;
  cards: readonly Card[];
}

function matchOf(key: string, asked: string, words: readonly string[]): TitleMatch | null {
  if (key.startsWith(asked)) return 'start';
  // every word begins a word of the title, in any order
  if (words.every(word => key.startsWith(word.slice(1)) || key.includes(word))) return 'words';
  return key.includes(asked) ? 'part' : null;
}

function search(catalogue: Catalogue, asked: string): TitleHit[] {
  const key = foldTitle(asked);
  if (key === '') return [];
  const exact = new Set(catalogue.ofTitle(asked));
  // with the space that stands before all but the first word of a title
  const words = key.split(' ').map(word => ` ${word}`);
  // "The Alliance" and "Alliance" are two cards
  const others = articleForms(key);
  const found: { key: string; hit: TitleHit }[] = [];
  for (const [title, cards] of catalogue.withLetters([key, ...others])) {
    const same = exact.size > 0 ? cards.filter(card => exact.has(card)) : [];
    const match = same.length > 0 ? 'exact' : others.includes(title) ? 'start' : matchOf(title, key, words);
    const meant = same.length > 0 ? same : cards;
    if (match) found.push({ key: title, hit: { title: (meant[0] as Card).title, match, cards: meant } });
  }
  const rank = ({ hit, key }: { hit: TitleHit; key: string }) =>
    TITLE_MATCHES.indexOf(hit.match) * 1000 + key.length;
  return found.sort((a, b) => rank(a) - rank(b)).map(({ hit }) => hit);
}

// "Akodo Kage • Experienced", as the data itself writes it: the cards of that experience go by their title
function searchVersion(catalogue: Catalogue, asked: string): TitleHit[] {
  const { title, experience } = readTitle(asked);
  if (experience.kind === 'none') return [];
  const hits = search(catalogue, title);
  const meant = hits.flatMap(hit => {
    const cards = hit.cards.filter(card => isSameExperience(card.experience, experience));
    return cards.length > 0 ? [{ ...hit, cards }] : [];
  });
  return meant.length > 0 ? meant : hits.map(hit => ({ ...hit, match: 'near' }));
}

function searchNear(catalogue: Catalogue, asked: string): TitleHit[] {
  const name = foldTitle(readTitle(asked).title);
  if (name === '') return [];
  // a slip is looked for in the name alone as well
  return catalogue.nearest(name).map(key => {
    const cards = catalogue.titles.get(key) as readonly Card[];
    return { title: (cards[0] as Card).title, match: 'near', cards };
  });
}

/**
 * Finds cards by title: the exact title first, then those that begin with what was asked, have its words, or
 * contain it; shorter titles before longer ones. Accents, apostrophes, case and hyphens make no difference. An
 * experience behind the title, however it is written, leaves the cards that have it. Where nothing is found, up to
 * three titles that a slip of the finger could have meant (`near`), the nearest first.
 */
export function findTitles(catalogue: Catalogue, asked: string): TitleHit[] {
  for (const find of [search, searchVersion]) {
    const found = find(catalogue, asked);
    if (found.length > 0) return found;
  }
  return searchNear(catalogue, asked);
}
