import { formatCount, joinAnd } from '../../language/index.js';
import { describeCatalogue, formatCard } from '../cards/index.js';
import { countCopies, type DeckCard, hasPrinted, nameCards } from '../deck-card.js';
import type { Section } from '../list/index.js';
import { type DeckRule, type Fault, placedIn, type Setting } from './setting.js';

/** What the current rulebook rules about this deck, and the two pages do not. */
export const rulebookOnly: DeckRule = setting => {
  const { cards, catalogue } = setting;
  const size = (part: Section) => formatCount(countCopies(placedIn(setting, part)), 'card');
  const strongholds = countCopies(placedIn(setting, 'stronghold'));
  const isLimited = (card: DeckCard) => hasPrinted(card, 'Unique') || hasPrinted(card, 'Singular');
  /** A topic, why it is not covered, and the cards that it concerns, or whether it concerns the deck. */
  const topics: [string, string, readonly DeckCard[] | boolean][] = [
    ['Size of the Dynasty deck', `It has ${size('dynasty')}; the current rulebook sets the limits.`, true],
    [
      'Size of the Fate deck',
      `It has ${size('fate')}; the pages speak of its size only for a player who starts with a Sensei.`,
      placedIn(setting, 'sensei').length === 0,
    ],
    [
      'Copies of a card',
      'The current rulebook limits how many copies of a card a deck may have.',
      cards.filter(({ count }) => count > 1),
    ],
    [
      'Unique and Singular cards',
      'The current rulebook says what these keywords limit in a deck.',
      cards.filter(isLimited),
    ],
    [
      'Strongholds',
      `The list has ${strongholds}; the current rulebook says how many a player has.`,
      strongholds !== 1,
    ],
    [
      'Cards in play at the start',
      'The current rulebook says what a player may start with.',
      placedIn(setting, 'start'),
    ],
    ['Cards that the format allows', 'The pages do not list which sets and cards may be played.', true],
  ];
  return [
    ...sayLegality(cards, catalogue),
    ...topics.flatMap(([topic, why, concerned]) => {
      if (typeof concerned === 'boolean') return concerned ? [{ topic, why, cards: [] }] : [];
      return concerned.length > 0 ? [{ topic, why, cards: [...new Set(concerned.map(formatCard))] }] : [];
    }),
  ];
};

const ARC = 'Legacy';

/** Which cards the card data holds banned, or not legal in the arc; data that does not know the arc says nothing about it. */
export function makeLegality(catalogue: Setting['catalogue']) {
  const knowsArc = catalogue?.cards.some(({ legality }) => legality.includes(ARC));
  return ({ banned, legality }: Pick<DeckCard, 'banned' | 'legality'>): 'banned' | 'not legal' | null => {
    if (!knowsArc) return null;
    if (banned) return 'banned';
    return legality?.length && !legality.includes(ARC) ? 'not legal' : null;
  };
}

/** The word of the card data, which is no rule: the pages do not list the cards that may be played. */
function sayLegality(cards: readonly DeckCard[], catalogue: Setting['catalogue']): Fault[] {
  const legalityOf = makeLegality(catalogue);
  const banned = cards.filter(card => legalityOf(card) === 'banned');
  const left = cards.filter(card => legalityOf(card) === 'not legal');
  const parts = [
    ...(banned.length > 0 ? [`${nameCards(banned)} banned`] : []),
    ...(left.length > 0 ? [`${nameCards(left)} not legal in Legacy`] : []),
  ];
  if (parts.length === 0) return [];
  const message = `The card data (${describeCatalogue(catalogue)}) holds ${joinAnd(parts)}. The rule pages do not say which cards may be played.`;
  return [{ code: 'deck-data-legality', message, cards: [...banned, ...left] }];
}
