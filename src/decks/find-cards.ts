import * as z from 'zod';
import {
  type Corpus,
  corpusHashSchema,
  type Day,
  fail,
  findKeyword,
  keyOfKeyword,
  type Outcome,
  parseKeyword,
  type ReadKeyword,
  succeed,
} from '../knowledge/index.js';
import { nearest } from '../language/index.js';
import type { Judge, ResolvedCard } from '../resolver/index.js';
import {
  type Card,
  type Catalogue,
  cardSchema,
  describeCatalogue,
  findTitles,
  foldTitle,
  TITLE_MATCHES,
  type TitleHit,
} from './cards/index.js';
import { groupBy } from './deck-card.js';
import { resolveAll } from './resolve-all.js';

const wanted = (what: string) => z.string().max(120).optional().describe(what);

/** What cards are looked for by; each that is given must hold. */
export const cardFilterSchema = z.strictObject({
  q: z.string().max(200).optional().describe('A title, or a part of it: the exact title before longer ones.'),
  keyword: wanted('A keyword that is printed.'),
  'counts-as': wanted('A keyword that the card counts as having on the day.'),
  type: wanted('Card type: Follower.'),
  clan: wanted('Clan: Crane, or Crane Clan.'),
  set: wanted('A set in which the card was printed.'),
  legal: wanted('An arc in which the card data holds the card legal: Legacy.'),
});
export type CardFilter = z.infer<typeof cardFilterSchema>;

/** Cards that were found, by title. */
export const cardListSchema = z
  .object({
    items: z.array(z.object({ title: z.string(), match: z.enum(TITLE_MATCHES), cards: z.array(cardSchema) })),
    total: z.int().describe('How many titles there are.'),
    cards: z.int().describe('How many cards these titles have: versions count each.'),
    unknown: z
      .int()
      .describe('Cards left out because the words that decide on `counts-as` that day are lost.'),
    catalogue: z.string(),
    corpus: corpusHashSchema,
  })
  .meta({ id: 'CardList' });
export type CardList = z.infer<typeof cardListSchema>;

const folded = (text: string) => [foldTitle(text)];
const clanKey = (text: string) => foldTitle(text).replace(/ clan$/, '');

/** What each plain field is on a card, and the spellings by which one of its values goes, the full one first. */
const FIELDS = {
  // a keyword with a number is the keyword with its value: `Ninjutsu 3` is printed Ninjutsu
  keyword: {
    of: ({ keywords }: Card) => keywords,
    keysOf: (text: string) => [foldTitle(text), foldTitle(text).replace(/ \d+$/, '')],
  },
  type: { of: ({ types }: Card) => types, keysOf: folded },
  clan: { of: ({ clans }: Card) => clans, keysOf: (text: string) => [clanKey(text)] },
  set: { of: ({ printings }: Card) => printings.map(({ set }) => set), keysOf: folded },
  // `Race for the Throne (Samurai)` goes by both names
  legal: {
    of: ({ legality }: Card) => legality,
    keysOf: (text: string) => [text, ...text.split(/[()]/)].map(foldTitle).filter(Boolean),
  },
};

const keysOn = (card: Card, { of, keysOf }: (typeof FIELDS)[keyof typeof FIELDS]) => of(card).flatMap(keysOf);

/** Narrows cards down by one field. A value that no card has is refused with near ones. */
function narrow(
  catalogue: Catalogue,
  cards: readonly Card[],
  field: keyof typeof FIELDS,
  value: string,
): Outcome<Card[]> {
  const { of, keysOf } = FIELDS[field];
  const has = (card: Card) => keysOn(card, FIELDS[field]).includes(String(keysOf(value)[0]));
  const found = cards.filter(has);
  if (found.length > 0 || catalogue.cards.some(has)) return succeed(found);
  const known = [...new Set(catalogue.cards.flatMap(of))];
  const near = nearest(value, known);
  const cure = known.length <= 20 ? `There are: ${known.sort().join(', ')}.` : 'Write it as on the card.';
  return fail('bad-value', 'No card has this value.', { field, found: value.slice(0, 60), cure, near });
}

const printed = new WeakMap<Catalogue, Set<string>>();

/**
 * A keyword that is asked about: one that is printed on a card is taken as it is written, and any other for the one that it
 * resembles. Errors: `bad-keyword`, `unknown-keyword`.
 */
export function readKeywordOf(
  { keywords }: Corpus,
  catalogue: Catalogue,
  text: string,
  field: string,
): Outcome<Pick<ReadKeyword, 'name' | 'key' | 'read'>> {
  const known =
    printed.get(catalogue) ?? new Set(catalogue.cards.flatMap(card => keysOn(card, FIELDS.keyword)));
  printed.set(catalogue, known);
  const written = parseKeyword(text);
  if (!written.ok || !known.has(foldTitle(written.value.name)))
    return findKeyword(keywords, text, field, () => false);
  return succeed({ ...(keywords.exact(written.value.key) ?? written.value), read: null });
}

/**
 * The keywords that are printed on cards, sorted; those that name one card (an experience, a soul) or a value only
 * ("Yu 3") left out.
 */
export function printedKeywords({ cards }: Catalogue): string[] {
  const all = new Set(cards.flatMap(({ keywords }) => keywords));
  return [...all].filter(name => !/^(?:in)?experienced|^soul of|\d|[*|`\\]/i.test(name)).sort();
}

/** The cards that count as having a keyword on a day, and how many the lost words of that day leave open. */
function countAs(
  judge: Judge,
  catalogue: Catalogue,
  cards: readonly Card[],
  keyword: string,
  asOf: Day,
): Outcome<{ found: Card[]; unknown: number }> {
  const read = readKeywordOf(judge.corpus, catalogue, keyword, 'counts-as');
  if (!read.ok) return read;
  const has = (list: ResolvedCard['considered']) =>
    list.some(one => keyOfKeyword(one.keyword) === read.value.key);
  // many cards have the same list of keywords
  const byList = groupBy(cards, card => [card.keywords.join('\n')]);
  const lists = [...byList.values()];
  const resolved = resolveAll(
    judge,
    lists.map(([card]) => ({ keywords: (card as Card).keywords })),
    { asOf },
  );
  const found = new Set(lists.filter((_, at) => has((resolved[at] as ResolvedCard).considered)).flat());
  const open = lists.filter((_, at) => has((resolved[at] as ResolvedCard).unknown)).flat();
  return succeed({ found: cards.filter(card => found.has(card)), unknown: open.length });
}

function listTitles({ titles }: Catalogue): TitleHit[] {
  return [...titles.values()].map(cards => ({ title: (cards[0] as Card).title, match: 'start', cards }));
}

/** The day of a list of cards, and which of its titles are wanted. */
export interface Page {
  asOf: Day;
  limit: number;
  offset?: number;
}

/** Cards by title and facts, and by what they count as on a day. Errors: `bad-value`, `bad-keyword`, `unknown-keyword`. */
export function listCards(
  judge: Judge,
  catalogue: Catalogue,
  { q, 'counts-as': keyword, ...fields }: CardFilter,
  { asOf, limit, offset = 0 }: Page,
): Outcome<CardList> {
  const given = Object.entries(fields).filter(
    (field): field is [keyof typeof FIELDS, string] => field[1] !== undefined,
  );
  if (q === undefined && keyword === undefined && given.length === 0) {
    const cure = 'Give a title (q), or one of keyword, counts-as, type, clan, set, legal.';
    return fail('bad-value', 'Nothing says which cards are looked for.', { field: 'q', cure });
  }
  const hits = q === undefined ? listTitles(catalogue) : findTitles(catalogue, q);
  let cards: readonly Card[] = hits.flatMap(hit => hit.cards);
  for (const [field, value] of given) {
    const narrowed = narrow(catalogue, cards, field, value);
    if (!narrowed.ok) return narrowed;
    cards = narrowed.value;
  }
  let unknown = 0;
  if (keyword !== undefined) {
    const counted = countAs(judge, catalogue, cards, keyword, asOf);
    if (!counted.ok) return counted;
    ({ found: cards, unknown } = counted.value);
  }
  const left = new Set(cards);
  const items = hits.flatMap(hit => {
    const kept = hit.cards.filter(card => left.has(card));
    return kept.length > 0 ? [{ ...hit, cards: kept }] : [];
  });
  return succeed({
    items: items.slice(offset, offset + limit),
    total: items.length,
    cards: cards.length,
    unknown,
    catalogue: describeCatalogue(catalogue),
    corpus: judge.corpus.hash,
  });
}
