import { nearest } from '../../knowledge/index.js';
import type { Card } from './card.js';
import type { Catalogue } from './catalogue.js';
import { foldTitle } from './fold.js';

const MATCHES = ['exact', 'start', 'words', 'part', 'near'] as const;
/** How a title was found: it is what was asked, begins with it, has its words, contains it, or comes close. */
export type TitleMatch = (typeof MATCHES)[number];

/** A title that was found, with all cards that have it. */
export interface TitleHit {
  title: string;
  match: TitleMatch;
  cards: readonly Card[];
}

function matchOf(key: string, asked: string): TitleMatch | null {
  if (key === asked) return 'exact';
  if (key.startsWith(asked)) return 'start';
  const padded = ` ${key}`;
  // every word begins a word of the title, in any order
  if (asked.split(' ').every(word => padded.includes(` ${word}`))) return 'words';
  return key.includes(asked) ? 'part' : null;
}

// a slip is looked for in the name alone as well
function nearTitles({ names }: Catalogue, key: string): string[] {
  return [...new Set(nearest(key, names.keys()).map(name => names.get(name) as string))];
}

/**
 * Finds cards by title: the exact title first, then those that begin with what was asked, have its words, or
 * contain it; shorter titles before longer ones. Accents, apostrophes, case and hyphens make no difference. Where
 * nothing is found, up to three titles that a slip of the finger could have meant (`near`).
 */
export function findTitles(catalogue: Catalogue, asked: string): TitleHit[] {
  const key = foldTitle(asked);
  if (key === '') return [];
  const found: { key: string; hit: TitleHit }[] = [];
  const hitOf = (title: string, match: TitleMatch) => {
    const cards = catalogue.titles.get(title) as readonly Card[];
    found.push({ key: title, hit: { title: (cards[0] as Card).title, match, cards } });
  };
  for (const title of catalogue.titles.keys()) {
    const match = matchOf(title, key);
    if (match) hitOf(title, match);
  }
  if (found.length === 0) for (const title of nearTitles(catalogue, key)) hitOf(title, 'near');
  // a stable sort: what is near comes nearest first, the rest by the alphabet
  const rank = ({ hit, key }: { hit: TitleHit; key: string }) =>
    hit.match === 'near' ? 0 : MATCHES.indexOf(hit.match) * 1000 + key.length;
  return found.sort((a, b) => rank(a) - rank(b)).map(({ hit }) => hit);
}
