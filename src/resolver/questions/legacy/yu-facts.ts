/** What the question about Yu asks for, and what of it does not go together. */
import * as z from 'zod';
import { makeProblem, type Problem } from '../../../knowledge/index.js';
import { nearest } from '../../../language/index.js';
import type { FactsOf } from '../question.js';
import { cardType, count, name, namedOnce, stat } from './fields.js';

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
  yuCards: namedOnce(z.strictObject({ name, yu: count.describe('Its Yu value.') }), 100).describe(
    'Which cards in the losing army have Yu, and of which value?',
  ),
  opposing: namedOnce(opposingCard, 100).describe(
    'Which cards are in the winning army, with which Force, and whose are the Followers?',
  ),
  choices: z
    .array(choice)
    .max(100)
    .describe('In order: which card is destroyed, using which Yu? Left out, the ruling finds a largest set.'),
};
export type YuFacts = Partial<FactsOf<typeof yuFacts>>;

/** The Followers that are known to be attached to a card. */
export const followersOf = ({ name }: OpposingCard, opposing: readonly OpposingCard[]) =>
  opposing.filter(({ attachedTo }) => attachedTo === name);

/** Whether a card has Followers, and it is not given which. */
export const isOpen = (card: OpposingCard, opposing: readonly OpposingCard[]) =>
  card.hasFollowers === true && followersOf(card, opposing).length === 0;

/** The names of the Followers of which it is not given whose they are. */
export const unowned = (opposing: readonly OpposingCard[]) =>
  opposing
    .filter(({ type, attachedTo }) => type === 'Follower' && attachedTo === undefined)
    .map(one => one.name);

/** Up to this many cards a largest set is worked out; choices of any number are checked. */
const LIMITS = { yuCards: 12, opposing: 20 } as const;
/** So many names that are not given are listed as problems: near ones are looked up for each. */
const STRANGERS = 20;

const bad = (field: string, found: string, message: string, cure: string, near?: string[]): Problem =>
  makeProblem('bad-value', message, { field, found, cure, ...(near ? { near } : {}) });

function findStrangers(field: string, named: readonly string[], known: readonly string[]): Problem[] {
  const names = new Set(known);
  const cure =
    known.length > 0 ? `Use one of the names that are given: ${known.join(', ')}.` : 'Give the card as well.';
  const strangers = [...new Set(named)].filter(one => !names.has(one)).slice(0, STRANGERS);
  return strangers.map(found =>
    bad(field, found, 'No card of that name is given.', cure, nearest(found, known)),
  );
}

function checkOpposing(opposing: readonly OpposingCard[]): Problem[] {
  return opposing.flatMap(card => {
    const { type, hasFollowers, attachedTo } = card;
    const isPersonality = type === 'Personality';
    const hasSome = followersOf(card, opposing).length > 0;
    const faults: [boolean, message: string, cure: string][] = [
      [
        attachedTo !== undefined && type !== 'Follower',
        'Only a Follower needs to say to whom it is attached.',
        'Leave attachedTo out.',
      ],
      [
        isPersonality && hasFollowers === undefined && !hasSome,
        'The facts do not say whether the Personality has Followers.',
        'Set hasFollowers.',
      ],
      [
        isPersonality && hasFollowers === false && hasSome,
        'A Follower is attached to a Personality without Followers.',
        'Set hasFollowers to true.',
      ],
    ];
    return faults.flatMap(([isFault, message, cure]) =>
      isFault ? [bad('opposing', card.name, message, cure)] : [],
    );
  });
}

/** Problems of facts that do not go together, and of more cards than a largest set is worked out for. */
export function checkYu({ yuCards, opposing, choices }: YuFacts): Problem[] {
  const namesOf = (cards: readonly { name: string }[]) => cards.map(one => one.name);
  const personalities = (opposing ?? []).filter(({ type }) => type === 'Personality');
  const attached = (opposing ?? []).flatMap(({ attachedTo }) => attachedTo ?? []);
  const problems = [
    ...findStrangers('opposing', attached, namesOf(personalities)),
    ...checkOpposing(opposing ?? []),
  ];
  if (choices) {
    const destroyed = choices.map(({ destroy }) => destroy);
    const used = choices.flatMap(({ using }) => using);
    return [
      ...problems,
      ...(opposing ? findStrangers('choices', destroyed, namesOf(opposing)) : []),
      ...(yuCards ? findStrangers('choices', used, namesOf(yuCards)) : []),
    ];
  }
  for (const [field, cards] of [
    ['yuCards', yuCards],
    ['opposing', opposing],
  ] as const) {
    const limit = LIMITS[field];
    if (!cards || cards.length <= limit) continue;
    const message = `A largest set is worked out for up to ${limit} cards here.`;
    const cure = 'Name fewer cards, or give the choices and have them checked.';
    problems.push({ code: 'too-large', message, field, found: `${cards.length} cards`, cure });
  }
  return problems;
}
