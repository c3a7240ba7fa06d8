import { joinAnd } from '../../../language/index.js';
import { type Choice, type Chosen, followersOf, type OpposingCard, unownedOf } from './yu-facts.js';

/** What became clear about choices: the first fault, or what is still open. */
export interface Checked {
  fault: string | null;
  /** A Personality of whom it is not said which Followers he has, some Followers being destroyed before him. */
  openOwner: string | null;
  /** A Personality who has no Followers any more because the choices destroyed them. */
  strippedFirst: string | null;
}

/** The fault that choices have whatever the cards are, or null. */
export function findShapeFault(choices: readonly Choice[]): string | null {
  const destroyed = new Set<string>();
  const used = new Set<string>();
  for (const { destroy, using } of choices) {
    if (destroyed.has(destroy)) return `a card is destroyed once, and ${destroy} is chosen twice`;
    if (using.length === 0) return `a card with Yu must be used, and none is used on ${destroy}`;
    const twice = using.find((one, index) => used.has(one) || using.indexOf(one) < index);
    if (twice !== undefined) return `one card may not be used twice, and ${twice} is`;
    destroyed.add(destroy);
    for (const one of using) used.add(one);
  }
  return null;
}

type State = Pick<Checked, 'openOwner' | 'strippedFirst'> & { destroyed: Set<string> };

function findFollowerFault(
  card: OpposingCard,
  opposing: readonly OpposingCard[],
  state: State,
): string | null {
  const followers = followersOf(card, opposing);
  const left = followers.filter(one => !state.destroyed.has(one.name));
  if (left.length > 0)
    return `a Personality must have no Followers, and ${card.name} still has ${left.length}`;
  if (followers.length > 0) {
    state.strippedFirst ??= card.name;
    return null;
  }
  if (!card.hasFollowers) return null;
  if (!unownedOf(opposing).some(one => state.destroyed.has(one.name)))
    return `a Personality must have no Followers, and ${card.name} has some`;
  state.openOwner ??= card.name;
  return null;
}

/** Whether each chosen card may be destroyed by Yu at all when its turn comes, Force aside. */
export function checkTargets(choices: readonly Choice[], opposing: readonly OpposingCard[]): Checked {
  const state: State = { destroyed: new Set(), openOwner: null, strippedFirst: null };
  for (const { destroy } of choices) {
    const card = opposing.find(one => one.name === destroy) as OpposingCard;
    const fault =
      card.type === 'Personality'
        ? findFollowerFault(card, opposing, state)
        : card.type === 'Follower'
          ? null
          : `Yu destroys Followers and Personalities, and ${destroy} is neither`;
    if (fault) return { ...state, fault };
    state.destroyed.add(destroy);
  }
  return { ...state, fault: null };
}

/** Where the Yu that is used on a card does not reach its Force: how it falls short; else null. */
export function findForceFault({ yuCards, opposing, choices }: Chosen): string | null {
  const yuOf = new Map(yuCards.map(({ name, yu }) => [name, yu]));
  for (const { destroy, using } of choices) {
    const force = opposing.find(one => one.name === destroy)?.force as number;
    const yu = using.reduce((total, one) => total + (yuOf.get(one) as number), 0);
    if (force > yu) {
      return `Force may not exceed the Yu used, and ${destroy} has Force ${force}, ${joinAnd(using)} only Yu ${yu}`;
    }
  }
  return null;
}
