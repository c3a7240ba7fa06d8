import * as z from 'zod';
import type { Problem } from '../../../knowledge/index.js';
import { nearest } from '../../../language/index.js';
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
/** So many names that are not given are listed as problems: near ones are looked up for each. */
const STRANGERS = 20;

function findStrangers(field: string, named: readonly string[], known: readonly string[]): Problem[] {
  const names = new Set(known);
  return [...new Set(named)]
    .filter(one => !names.has(one))
    .slice(0, STRANGERS)
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

/** The Followers that are known to be attached to a card. */
export function followersOf({ name }: OpposingCard, opposing: readonly OpposingCard[]): OpposingCard[] {
  return opposing.filter(({ attachedTo }) => attachedTo === name);
}

/** The Followers of whom it is not said whose they are. */
export function unownedOf(opposing: readonly OpposingCard[]): OpposingCard[] {
  return opposing.filter(({ type, attachedTo }) => type === 'Follower' && attachedTo === undefined);
}
