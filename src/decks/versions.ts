import { fail, type Outcome, succeed } from '../knowledge/index.js';
import { isSameExperience, nearest, readTitle } from '../language/index.js';
import {
  type Card,
  type Catalogue,
  findTitles,
  foldTitle,
  formatCard,
  isType,
  type Printing,
} from './cards/index.js';

/** How a request names a card: its title or address, and which of its versions is meant. */
export interface CardName {
  title: string;
  /** Experience (`exp2`, `none`), card type, set, or address of the card. */
  version?: string | undefined;
}

/** A card, and its keywords as they are printed. */
export interface Version {
  card: Card;
  keywords: readonly string[];
  /** The printing that was asked for, or the latest official one; null where the data names no printing. */
  printing: Printing | null;
  /** Printings with other keywords. */
  others: readonly Printing[];
}

function findTitle(catalogue: Catalogue, title: string): Outcome<readonly Card[]> {
  const text = title.slice(0, 200);
  const bySlug = catalogue.bySlug.get(text);
  // "akodo-kage" is the address of one card, and the title of several
  if (bySlug && foldTitle(text) !== foldTitle(bySlug.title)) return succeed([bySlug]);
  const exact = catalogue.ofTitle(text);
  if (exact.length > 0) return succeed(exact);
  const hits = findTitles(catalogue, text);
  if (hits[0]?.match === 'exact') return succeed(hits[0].cards);
  return fail('unknown-card', 'No card of the catalogue has this title.', {
    field: 'title',
    found: title.slice(0, 120),
    cure: 'GET /v1/cards?q= finds cards by a part of their title.',
    near: hits.slice(0, 3).map(hit => hit.title),
  });
}

/** The keywords that a printing of a card has. */
export function keywordsIn(card: Card, printing: Printing): readonly string[] {
  return printing.differs?.keywords ?? card.keywords;
}

/** A card by one of its printings: the one asked for, else the latest official one, else the latest of a fan set. */
function makeVersion({ sets }: Catalogue, card: Card, asked?: Printing): Version {
  // a day that is not known is the earliest
  const rank = ({ publisher, set, legalDate }: Printing) =>
    `${publisher === null ? 1 : 0}${legalDate ?? sets.get(set)?.released ?? ''}`;
  const [latest = null] = [...card.printings].sort((a, b) => (rank(a) < rank(b) ? 1 : -1));
  const printing = asked ?? latest;
  const keywords = printing ? keywordsIn(card, printing) : card.keywords;
  const isOther = (other: Printing) =>
    [...keywordsIn(card, other)].sort().join() !== [...keywords].sort().join();
  return { card, keywords, printing, others: card.printings.filter(isOther) };
}

/** What a version is called among those of its title. */
export function nameVersion({ card, printing, others }: Version): string {
  return others.length > 0 && printing
    ? `${formatCard(card)}, ${printing.set}`
    : `${formatCard(card)}, ${card.type}`;
}

/** Those of some cards that are meant by the name of a version. */
function chooseVersions(catalogue: Catalogue, cards: readonly Card[], name: string): Version[] {
  const asked = foldTitle(name);
  const none = /^(?:none|plain|base|no experience)$/.test(asked);
  const { experience } = readTitle(`X - ${name}`);
  const isMeant = (card: Card) =>
    card.slug === name.toLowerCase() ||
    (none && card.experience.kind === 'none') ||
    (experience.kind !== 'none' && isSameExperience(card.experience, experience)) ||
    isType(card, asked);
  const chosen = cards.filter(isMeant).map(card => makeVersion(catalogue, card));
  if (chosen.length > 0) return chosen;
  return cards.flatMap(card =>
    card.printings
      .filter(({ set }) => foldTitle(set) === asked)
      .slice(0, 1)
      .map(printing => makeVersion(catalogue, card, printing)),
  );
}

/** The versions of a card that a request means: all of its title where it does not say which. Errors: `unknown-card`, `bad-value`. */
export function findVersions(
  catalogue: Catalogue,
  { title, version }: CardName,
): Outcome<readonly Version[]> {
  const cards = findTitle(catalogue, title);
  if (!cards.ok) return cards;
  const all = cards.value.map(card => makeVersion(catalogue, card));
  if (version === undefined || version.trim() === '') return succeed(all);
  const chosen = chooseVersions(catalogue, cards.value, version);
  if (chosen.length > 0) return succeed(chosen);
  const known = new Set([
    ...all.map(({ card }) => card.experience.written || 'none'),
    ...all.map(({ card }) => card.type),
  ]);
  return fail('bad-value', `There is no such version of ${all[0]?.card.title}.`, {
    field: 'version',
    found: version.slice(0, 60),
    cure: `There are: ${[...known].join(', ')}. A set in which the card was printed will do as well.`,
    near: nearest(version, known),
  });
}
