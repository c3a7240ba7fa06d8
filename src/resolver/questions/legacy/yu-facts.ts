import * as z from 'zod';
import type { Problem } from '../../../knowledge/index.js';
import { joinAnd, nearest } from '../../../language/index.js';
import type { FactsOf } from '../question.js';
import { cardType, count, name, namedOnce, stat } from './fields.js';

const yuCard = z.strictObject({ name, yu: count.describe('Its Yu value.') });

const opposingCard = z.strictObject({
  name,
  type: cardType,
  force: stat.describe('Its Force.'),
  hasFollowers: z.boolean().optional().describe('For a Personality: whether he has Followers.'),
  attachedTo: name.optional().describe('For a Follower: the name of the Personality to whom it is attached.'),
});
export type OpposingCard = z.output<typeof opposingCard>;

const choice = z.strictObject({
  destroy: name.describe('The name of the opposing card.'),
  using: z.array(name).max(100).describe('The names of the cards whose Yu is used on it.'),
});
export type Choice = z.output<typeof choice>;

export const yuFacts = {
  yuCards: namedOnce(yuCard, 100).describe('Which cards in the losing army have Yu, and of which value?'),
  opposing: namedOnce(opposingCard, 100).describe(
    'Which cards are in the winning army, with which Force, and whose are the Followers?',
  ),
  choices: z
    .array(choice)
    .max(100)
    .describe('In order: which card is destroyed, using which Yu? Left out, the ruling finds a largest set.'),
};
/** The facts of choices, none left out. */
export type Chosen = FactsOf<typeof yuFacts>;
export type YuFacts = Partial<Chosen>;

/** Up to this many cards a largest set is worked out; choices of any number are checked. */
export const YU_LIMIT = 12;
export const OPPOSING_LIMIT = 20;

function findStrangers(field: string, named: readonly string[], known: readonly string[]): Problem[] {
  return named
    .filter(one => !known.includes(one))
    .map(found => ({
      code: 'bad-value' as const,
      message: 'No card of that name is given.',
      field,
      found,
      cure:
        known.length > 0
          ? `Use one of the names that are given: ${known.join(', ')}.`
          : 'Give the card as well.',
      near: nearest(found, known),
    }));
}

function checkOpposing(opposing: readonly OpposingCard[]): Problem[] {
  const personalities = opposing.filter(({ type }) => type === 'Personality').map(one => one.name);
  const attached = opposing.flatMap(({ attachedTo }) => attachedTo ?? []);
  const problems = findStrangers('opposing', attached, personalities);
  const wrong = (found: string, message: string, cure: string) =>
    problems.push({ code: 'bad-value', message, field: 'opposing', found, cure });
  for (const card of opposing) {
    if (card.attachedTo !== undefined && card.type !== 'Follower') {
      wrong(card.name, 'Only a Follower needs to say to whom it is attached.', 'Leave attachedTo out.');
    }
    if (card.type !== 'Personality') continue;
    if (card.hasFollowers === undefined && !attached.includes(card.name)) {
      wrong(card.name, 'The facts do not say whether the Personality has Followers.', 'Set hasFollowers.');
    }
    if (card.hasFollowers === false && attached.includes(card.name)) {
      wrong(
        card.name,
        'A Follower is attached to a Personality without Followers.',
        'Set hasFollowers to true.',
      );
    }
  }
  return problems;
}

/** Problems of facts that do not go together, and of more cards than a largest set is worked out for. */
export function checkYu({ yuCards, opposing, choices }: YuFacts): Problem[] {
  const problems = checkOpposing(opposing ?? []);
  if (choices) {
    const namesOf = (cards: readonly { name: string }[]) => cards.map(one => one.name);
    const destroyed = choices.map(({ destroy }) => destroy);
    const used = choices.flatMap(({ using }) => using);
    if (opposing) problems.push(...findStrangers('choices', destroyed, namesOf(opposing)));
    if (yuCards) problems.push(...findStrangers('choices', used, namesOf(yuCards)));
    return problems;
  }
  for (const [field, cards, limit] of [
    ['yuCards', yuCards, YU_LIMIT],
    ['opposing', opposing, OPPOSING_LIMIT],
  ] as const) {
    if (!cards || cards.length <= limit) continue;
    const message = `A largest set is worked out for up to ${limit} cards here.`;
    const cure = 'Name fewer cards, or give the choices and have them checked.';
    problems.push({ code: 'too-large', message, field, found: `${cards.length} cards`, cure });
  }
  return problems;
}

/** The Followers that are known to be attached to a Personality. */
export function followersOf(personality: OpposingCard, opposing: readonly OpposingCard[]): OpposingCard[] {
  return opposing.filter(({ attachedTo }) => attachedTo === personality.name);
}

/** The Followers of whom it is not said whose they are. */
export function unownedOf(opposing: readonly OpposingCard[]): OpposingCard[] {
  return opposing.filter(({ type, attachedTo }) => type === 'Follower' && attachedTo === undefined);
}

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
