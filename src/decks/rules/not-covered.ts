import { formatCount, joinAnd, joinSome } from '../../language/index.js';
import { describeCatalogue } from '../cards/index.js';
import { countCopies, type DeckCard, hasPrinted, nameOf } from '../deck-card.js';
import type { NotCovered } from '../problem.js';
import type { DeckRule, Fault, Setting } from './setting.js';

/** What the current rulebook rules about this deck, and the two pages do not. */
export const rulebookOnly: DeckRule = ({ cards, catalogue }) => {
  const notCovered: NotCovered[] = [];
  const size = (section: string) => countCopies(cards.filter(({ placed }) => placed === section));
  const names = (test: (card: (typeof cards)[number]) => boolean) => cards.filter(test).map(nameOf);
  const say = (topic: string, why: string, concerned: string[] = []) =>
    notCovered.push({ topic, why, cards: concerned });
  say(
    'Size of the Dynasty deck',
    `It has ${formatCount(size('dynasty'), 'card')}; the current rulebook sets the limits.`,
  );
  if (size('sensei') === 0) {
    const why = `It has ${formatCount(size('fate'), 'card')}; the pages speak of its size only for a player who starts with a Sensei.`;
    say('Size of the Fate deck', why);
  }
  const several = names(({ count }) => count > 1);
  if (several.length > 0) {
    say(
      'Copies of a card',
      'The current rulebook limits how many copies of a card a deck may have.',
      several,
    );
  }
  const unique = names(card => hasPrinted(card, 'Unique') || hasPrinted(card, 'Singular'));
  if (unique.length > 0) {
    say(
      'Unique and Singular cards',
      'The current rulebook says what these keywords limit in a deck.',
      unique,
    );
  }
  if (size('stronghold') !== 1) {
    say(
      'Strongholds',
      `The list has ${size('stronghold')}; the current rulebook says how many a player has.`,
    );
  }
  if (size('start') > 0) {
    const starting = names(({ placed }) => placed === 'start');
    say('Cards in play at the start', 'The current rulebook says what a player may start with.', starting);
  }
  say('Cards that the format allows', 'The pages do not list which sets and cards may be played.');
  return { faults: sayLegality(cards, catalogue), notCovered };
};

const ARC = 'Legacy';

/** The word of the card data, which is no rule: the pages do not list the cards that may be played. */
function sayLegality(cards: readonly DeckCard[], catalogue: Setting['catalogue']): Fault[] {
  const banned = cards.filter(card => card.banned);
  const left = cards.filter(({ legality, banned }) => legality?.length && !legality.includes(ARC) && !banned);
  const parts = [
    ...(banned.length > 0 ? [`${joinSome(banned.map(nameOf))} banned`] : []),
    ...(left.length > 0 ? [`${joinSome(left.map(nameOf))} not legal in Legacy`] : []),
  ];
  // data that does not know the arc says nothing about it
  const knowsArc = catalogue?.cards.some(({ legality }) => legality.includes(ARC));
  if (parts.length === 0 || !knowsArc) return [];
  return [
    {
      code: 'deck-data-legality',
      message: `The card data (${describeCatalogue(catalogue)}) holds ${joinAnd(parts)}. The rule pages do not say which cards may be played.`,
      cards: [...banned, ...left],
      rulings: [],
      cure: 'Ask the organizer which cards may be played; nothing has to change for the rule pages.',
      edits: [],
    },
  ];
}
