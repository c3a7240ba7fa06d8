import { formatCount, joinAnd, joinSome } from '../../language/index.js';
import { describeCatalogue, formatCard } from '../cards/index.js';
import { countCopies, type DeckCard, hasPrinted } from '../deck-card.js';
import type { NotCovered } from '../problem.js';
import type { DeckRule, Fault, Setting } from './setting.js';

/** What the current rulebook rules about this deck, and the two pages do not. */
export const rulebookOnly: DeckRule = ({ cards, catalogue }) => {
  const size = (section: string) => countCopies(cards.filter(({ placed }) => placed === section));
  const say = (topic: string, why: string, isOpen = true): NotCovered[] =>
    isOpen ? [{ topic, why, cards: [] }] : [];
  const sayOf = (topic: string, why: string, isOf: (card: DeckCard) => boolean): NotCovered[] => {
    const concerned = cards.filter(isOf).map(formatCard);
    return concerned.length > 0 ? [{ topic, why, cards: concerned }] : [];
  };
  const dynasty = formatCount(size('dynasty'), 'card');
  const fate = formatCount(size('fate'), 'card');
  const strongholds = size('stronghold');
  return [
    ...sayLegality(cards, catalogue),
    ...say('Size of the Dynasty deck', `It has ${dynasty}; the current rulebook sets the limits.`),
    ...say(
      'Size of the Fate deck',
      `It has ${fate}; the pages speak of its size only for a player who starts with a Sensei.`,
      size('sensei') === 0,
    ),
    ...sayOf(
      'Copies of a card',
      'The current rulebook limits how many copies of a card a deck may have.',
      ({ count }) => count > 1,
    ),
    ...sayOf(
      'Unique and Singular cards',
      'The current rulebook says what these keywords limit in a deck.',
      card => hasPrinted(card, 'Unique') || hasPrinted(card, 'Singular'),
    ),
    ...say(
      'Strongholds',
      `The list has ${strongholds}; the current rulebook says how many a player has.`,
      strongholds !== 1,
    ),
    ...sayOf(
      'Cards in play at the start',
      'The current rulebook says what a player may start with.',
      ({ placed }) => placed === 'start',
    ),
    ...say('Cards that the format allows', 'The pages do not list which sets and cards may be played.'),
  ];
};

const ARC = 'Legacy';

/** The word of the card data, which is no rule: the pages do not list the cards that may be played. */
function sayLegality(cards: readonly DeckCard[], catalogue: Setting['catalogue']): Fault[] {
  const banned = cards.filter(card => card.banned);
  const left = cards.filter(({ legality, banned }) => legality?.length && !legality.includes(ARC) && !banned);
  const parts = [
    ...(banned.length > 0 ? [`${joinSome(banned.map(formatCard))} banned`] : []),
    ...(left.length > 0 ? [`${joinSome(left.map(formatCard))} not legal in Legacy`] : []),
  ];
  // data that does not know the arc says nothing about it
  const knowsArc = catalogue?.cards.some(({ legality }) => legality.includes(ARC));
  if (parts.length === 0 || !knowsArc) return [];
  const message = `The card data (${describeCatalogue(catalogue)}) holds ${joinAnd(parts)}. The rule pages do not say which cards may be played.`;
  return [{ code: 'deck-data-legality', message, cards: [...banned, ...left] }];
}
