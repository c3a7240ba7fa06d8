import { fail, type Outcome, type Problem, succeed } from '../../knowledge/index.js';
import { lettersOf, makeNearest } from '../../language/index.js';
import { type Card, type CardFacts, makeCard } from './card.js';
import { foldTitle } from './fold.js';
import { isPlainRecord, placeOf, readOracleCard, readPlainCard } from './read-card.js';

/** The records of one file of card data, as they were read. */
export interface CardFile {
  /** `.jsonl`: lines as in `cards/cards.jsonl`; else a list of such records, or as the Oracle of the Void serves it. */
  file: string;
  records: readonly unknown[];
}

/** A set of cards, with the arc and the day of its release, as far as they are known. */
export interface SetRecord {
  name: string;
  arc: string;
  released: string | null;
}

/** Where card data comes from, and its sets. */
interface CatalogueSource {
  /** Which data it is: `shipped card data`. */
  name: string;
  hash: string;
  sets: readonly SetRecord[];
}

/** All cards that were loaded. */
export type Catalogue = ReturnType<typeof makeCatalogue>;

/** The catalogue in words: how many cards it has and of which data, or that there is none. */
export function describeCatalogue(catalogue: Catalogue | null): string {
  if (!catalogue) return 'no catalogue loaded';
  const { cards, name, hash } = catalogue;
  return `${cards.length} cards loaded${name === '' ? '' : `, ${name} ${hash}`}`;
}

/** The card data, or the problem that there is none. */
export function requireCatalogue(catalogue: Catalogue | null): Outcome<Catalogue> {
  if (catalogue) return succeed(catalogue);
  const cure =
    'The operator of the service can load card data with CARDS; decks can name keywords themselves.';
  return fail('no-catalogue', 'No card catalogue is loaded, so nothing is known of any card.', { cure });
}

function compare(a: { key: string; card: Card }, b: typeof a): number {
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

const ARTICLE = /^(?:the|a|an) /;

/** "Daini" and "Daini, The" are "The Daini"; "The Stables" are "Stables". A title without a letter has no key. */
export function articleForms(key: string): string[] {
  const bare = key.replace(ARTICLE, '');
  const [, before, article] = /^(.+) (the|a|an)$/.exec(key) ?? [];
  const named = before ? [`${article} ${before}`, before] : [];
  return [...named, ...(bare === key ? ['the', 'a', 'an'].map(word => `${word} ${key}`) : [bare])];
}

/** Cards of one title and experience differ by their type. */
function makeSlugs(cards: readonly Card[]): Map<string, Card> {
  const slugs = new Map<string, Card>();
  for (const card of cards) {
    if (slugs.has(card.slug)) card.slug += `-${foldTitle(card.type).replaceAll(' ', '-')}`;
    if (slugs.has(card.slug)) card.slug += `-${slugs.size}`;
    slugs.set(card.slug, card);
    card.id ||= card.slug;
  }
  return slugs;
}

/** Puts cards together; those of one title are neighbours, lowest experience level first. */
function makeCatalogue(
  cards: readonly Card[],
  { name = '', hash = '', sets = [] }: Partial<CatalogueSource> = {},
) {
  // folded once: sorting would fold every title a dozen times
  const keyed = cards.map(card => ({ key: foldTitle(card.title), card })).sort(compare);
  const sorted = keyed.map(({ card }) => card);
  const bySlug = makeSlugs(sorted);
  const titles = new Map<string, Card[]>();
  // "Battle-Hardened" and "Battle Hardened" are two cards
  const mixed = new Set<string>();
  for (const { key, card } of keyed) {
    const list = titles.get(key);
    if (list && card.title !== list[0]?.title) mixed.add(key);
    if (list) list.push(card);
    else titles.set(key, [card]);
  }
  // JunNi is Jun-Ni
  const joined = new Map([...titles.keys()].map(key => [key.replaceAll(' ', ''), key]));
  const find = (key: string) => titles.get(key) ?? titles.get(joined.get(key.replaceAll(' ', '')) ?? '');
  const names = makeNames(titles);
  // most lists have no title that is looked for in these ways
  let lettered: { entry: readonly [string, readonly Card[]]; letters: number }[] | null = null;
  let near: ReturnType<typeof makeNearest> | null = null;
  return {
    name,
    hash,
    /** By name; empty where the data has none. */
    sets: new Map(sets.map(set => [set.name, set])),
    /** Sorted by title, then by experience level. */
    cards: sorted as readonly Card[],
    figures: { cards: sorted.length },
    byId: new Map(sorted.map(card => [card.id, card])),
    /** The card at an address: `akodo-kage-exp2`. */
    bySlug,
    /** By folded title, in the order of the cards. */
    titles: titles as ReadonlyMap<string, readonly Card[]>,
    /** The titles with all letters that these folded titles share: a few of all, for a closer look. */
    withLetters(asked: readonly string[]) {
      lettered ??= [...titles].map(entry => ({ entry, letters: lettersOf(entry[0]) }));
      const shared = asked.reduce((letters, title) => letters & lettersOf(title), -1);
      return lettered.filter(({ letters }) => (shared & ~letters) === 0).map(({ entry }) => entry);
    },
    /** Up to three folded titles that a folded title or a name, written with slips, may mean, the nearest first. */
    nearest(name: string): string[] {
      near ??= makeNearest(names.keys());
      return [...new Set(near(name).map(found => names.get(found) as string))];
    },
    /** All cards of a title, however it is spelled: words run together or parted, with or without its article. */
    ofTitle(title: string): readonly Card[] {
      const key = foldTitle(title);
      if (key === '') return [];
      const found = find(key) ?? articleForms(key).flatMap(form => titles.get(form) ?? []);
      const same = mixed.has(key) ? found.filter(card => card.title === title) : [];
      return same.length > 0 ? same : found;
    },
  };
}

/**
 * Reads card data: lines of `cards/cards.jsonl` or records of the Oracle of the Void. What can be read is kept; every record
 * that cannot is a problem: `bad-card`, `duplicate-card` (two records of one card that say different things; the first
 * is kept), `no-cards`.
 */
export function parseCatalogue(
  files: readonly CardFile[],
  source: Partial<CatalogueSource> = {},
): { catalogue: Catalogue | null; problems: Problem[] } {
  const problems: Problem[] = [];
  const cards = new Map<string, { card: Card; file: string }>();
  for (const { file, records } of files) {
    records.forEach((raw, index) => {
      // a line that is no JSON has its problem already
      if (raw === undefined) return;
      const isPlain = file.endsWith('.jsonl') || isPlainRecord(raw);
      const { card, problems: found } = (isPlain ? readPlainCard : readOracleCard)(raw, { file, index });
      problems.push(...found);
      if (!card) return;
      const key = card.id || `${card.title} ${card.slug} ${card.type}`;
      const before = cards.get(key);
      if (!before) cards.set(key, { card, file });
      else if (JSON.stringify(before.card) !== JSON.stringify(card)) {
        const message = `"${card.title}" is the same card as "${before.card.title}" in ${before.file}, with other facts.`;
        const cure = 'Keep one record of each card; the first one was loaded.';
        problems.push({ code: 'duplicate-card', message, ...placeOf({ file, index }), found: key, cure });
      }
    });
  }
  if (cards.size === 0) {
    const cure =
      'Give a JSON file of the Oracle of the Void, a file in the form of cards/cards.jsonl, or a folder of them.';
    problems.unshift({ code: 'no-cards', message: 'There are no cards in the card data.', cure });
    return { catalogue: null, problems };
  }
  const found = [...cards.values()].map(({ card }) => card);
  return { catalogue: makeCatalogue(found, source), problems };
}

/** Card data that was read, as JSON holds it: for the page, for threads, and for a fast start. */
export interface PackedCards extends CatalogueSource {
  facts: CardFacts[];
}

/** Packs a catalogue; {@link unpackCards} gives the same one back. */
export function packCards({ name, hash, sets, cards }: Catalogue): PackedCards {
  const facts = cards.map(({ id, slug, type: _, factions, experience: __, keywords, ...rest }) => ({
    id: id === slug ? '' : id,
    keywords: [...keywords, ...factions],
    ...rest,
  }));
  return { name, hash, sets: [...sets.values()], facts };
}

/** The catalogue of packed card data. */
export function unpackCards({ facts, ...source }: PackedCards): Catalogue {
  return makeCatalogue(facts.map(makeCard), source);
}
