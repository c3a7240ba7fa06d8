import * as z from 'zod';
import { joinAnd, type Sentence } from '../../../language/index.js';
import type { Counted } from '../../keywords/index.js';
import { eachOnce } from '../../ruling.js';
import { sayUnsettled } from '../drafts.js';
import {
  type AnswerDraft,
  declareQuestion,
  type FactsRead,
  type FactsTold,
  type QuestionContext,
} from '../question.js';
import { nameCards, placesOf, placesOfWords } from '../read.js';
import { cardType, count, keywords, name, stat } from './fields.js';

const RULE = 'legacy/glossary/fear';

const card = z.strictObject({ name, type: cardType, force: stat.describe('Its Force.'), keywords });
type Card = z.output<typeof card>;

type Facts = { strength: number; cards: Card[]; asFollowers: boolean };

const mayBow = ({ type }: Card) => type === 'Personality' || type === 'Follower';

/** Why a card is not bowed; null where it is, if it is not Undead. The order matters where facts are left out: no reason may rest on a fact that is not given. */
function whySpared(card: Card, undead: Counted, { strength, asFollowers }: Omit<Facts, 'cards'>) {
  if (!mayBow(card)) return 'It is neither a Follower nor a Personality.';
  if (undead.verdict === 'yes') return ['It is Undead.', ...undead.steps.map(({ text }) => text)].join(' ');
  if (card.force > strength) return `Its Force of ${card.force} is more than ${strength}.`;
  return card.type === 'Personality' && !asFollowers ? 'A Personality is not a Follower.' : null;
}

function sayFates(bowed: readonly string[], spared: readonly string[]): string {
  const first = bowed.length > 0 ? `The Fear bows ${joinAnd(bowed)}` : 'The Fear bows nothing in this unit';
  if (spared.length === 0) return `${first}.`;
  return `${first}; ${joinAnd(spared)} ${spared.length === 1 ? 'is' : 'are'} spared.`;
}

function rule(facts: Facts, context: QuestionContext): AnswerDraft<'value' | 'depends' | 'unknown'> {
  const { cards, strength, asFollowers } = facts;
  const fates = cards.map(card => {
    const undead = context.counts(mayBow(card) ? card.keywords : [], 'Undead');
    const why = whySpared(card, undead, facts);
    // Force aside
    const isWeak = whySpared(card, undead, { strength: card.force, asFollowers }) === null;
    return { name: card.name, undead, why, isWeak };
  });
  const bowed = fates.filter(({ why }) => why === null);
  const spared = fates.flatMap(fate => (fate.why === null ? [] : [{ ...fate, why: fate.why }]));
  const who = asFollowers ? 'Personalities and Followers' : 'Followers';
  const text = `Fear X bows all ${who} of one target unit that are not Undead and have Force X or less.`;
  const unsettled = bowed.filter(({ undead }) => undead.verdict !== 'no');
  if (unsettled.length > 0) {
    const open = unsettled.map(({ name, undead }) => ({ card: name, keyword: 'Undead', counted: undead }));
    return sayUnsettled(open, { text, rule: RULE }, context.day);
  }
  const byUndead = spared.filter(({ undead }) => undead.verdict === 'yes');
  // all that are weak would bow, or none, where X is set against the Force of the whole unit
  const total = cards.reduce((sum, { force }) => sum + force, 0);
  const byUnit =
    total <= strength ? fates.filter(({ isWeak, undead }) => isWeak && undead.verdict === 'no') : [];
  const caveat = `X is taken as a limit for each card; the page could also mean the Force of the whole unit, which is ${total} here.`;
  const namesOf = (of: readonly { name: string }[]) => of.map(one => one.name);
  return {
    verdict: 'value',
    value: { bowed: namesOf(bowed), spared: spared.map(({ name, why }) => ({ name, why })) },
    answer: sayFates(namesOf(bowed), namesOf(spared)),
    steps: [{ text, rule: RULE }, ...eachOnce([...byUndead, ...bowed].flatMap(({ undead }) => undead.steps))],
    caveats: bowed.length === byUnit.length ? [] : [caveat],
  };
}

const unit = z
  .array(card)
  .max(100)
  .refine(
    cards => cards.filter(({ type }) => type === 'Personality').length <= 1,
    'a unit has one Personality: give the cards of the one unit that the ability targets',
  );

const anyUnit = (type: Card['type'], force: number): Card[] => [{ name: 'card', type, force, keywords: [] }];
// Force 0 is bowed by any Fear, Force 1 by some
const UNITS: Card[][] = [
  [],
  ...[0, 1].flatMap(force => [anyUnit('Follower', force), anyUnit('Personality', force)]),
];

/** Reads the cards of the unit: every Follower and Personality whose Force is told. */
function readUnit(sentence: Sentence, { used }: FactsTold): FactsRead | null {
  const { things, tokens } = sentence;
  // "as if they were Followers" describes no card
  const free = things.filter(
    thing =>
      !placesOf([thing]).some(
        at => used.has(at) && tokens[at]?.stem !== 'fear' && tokens[at]?.number === null,
      ),
  );
  const described = free.filter(
    ({ type, keywords, force }) =>
      type === 'Follower' || type === 'Personality' || (keywords.length > 0 && force !== null),
  );
  if (described.length === 0 || described.some(({ force }) => force === null)) return null;
  const cards = nameCards(described).map(({ name, type, force, keywords }) => {
    return { name, type: type ?? 'Follower', force, keywords };
  });
  return { facts: { cards }, used: [...placesOf(described), ...placesOfWords(sentence, /^both$/)] };
}

/** Which cards of the target unit an older card's "Battle: Fear X" bows. */
export const fear = declareQuestion({
  id: 'legacy/fear',
  title: 'Which cards does Fear bow?',
  restsOn: [RULE, 'legacy/keywords/undead'],
  verdicts: ['value'],
  facts: {
    strength: count.describe('How strong is the Fear: what is its X?'),
    cards: unit.describe('Which cards are in the target unit, with which Force and keywords?'),
    asFollowers: z.boolean().describe('Does this Fear affect Personalities as if they were Followers?'),
  },
  example: {
    strength: 3,
    cards: [
      { name: 'Hida Kisada', type: 'Personality', force: 6, keywords: ['Samurai'] },
      { name: 'Light Infantry', type: 'Follower', force: 2, keywords: [] },
      { name: 'Skeletal Troops', type: 'Follower', force: 2, keywords: ['Skeleton'] },
    ],
    asFollowers: false,
  },
  ways: {
    asked: [
      'fear 3 vs 2f zombie follower',
      'does fear 2 bow a 2f samurai follower',
      'fear 4 against a unit with a 5F personality and two 3F followers',
      'which followers does fear 3 bow: a 2F, a 3F and a 4F follower',
      'my fear 5 targets a unit with a 4 force undead follower',
      'fear 3 affects personalities as if they were followers: a personality with force 2',
      'would a skeleton follower with 1 force be bowed by fear 2',
      'fear x against a follower with 3 force',
    ],
    about: 'fear',
    turns:
      'who choose|decide|pick|control / how many times / range / destroy / duel / what|which|gain|lose|give|have keyword',
    also:
      'fear / bow / spare / bowed by / affect / battle / hit / non undead / use / get / which / ' +
      'old|older (card) / who / opponent|enemy (play) / what / lone / my|his / ' +
      'no|without (special|other|any) keyword (on|with) (either|any|both|them) / inside|in it',
    facts: {
      strength: { number: 'fear (of|strength|value|is|at) <n> / <n> fear' },
      asFollowers: {
        said:
          'as if|though follower / personality as follower / affect personality / like follower / ' +
          'treat personality follower / hit personality too',
        denied: 'personality not affect|hit|bow / not affect|hit|bow personality',
        else: false,
      },
    },
    read: readUnit,
  },
  samples: () => ({ strength: [999, 0], cards: UNITS, asFollowers: [false, true] }),
  // why a card is spared may change without changing the ruling
  essenceOf: ({ verdict, value }) => [verdict, (value as { bowed: string[] } | undefined)?.bowed],
  rule,
});
