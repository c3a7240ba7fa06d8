import * as z from 'zod';
import { formatDay } from '../../../knowledge/index.js';
import { capitalise, joinAnd } from '../../../language/index.js';
import { eachOnce, type Step } from '../../ruling.js';
import { readNumber } from '../cue.js';
import { type AnswerDraft, declareQuestion, type QuestionContext } from '../question.js';
import { CARD_WORDS, readCards } from './described-cards.js';
import { cardType, count, keywords, name, stat } from './fields.js';

const RULE = 'legacy/glossary/fear';

const card = z.strictObject({ name, type: cardType, force: stat.describe('Its Force.'), keywords });
type Card = z.output<typeof card>;

interface Facts {
  strength: number;
  cards: Card[];
  asFollowers: boolean;
}

/** What becomes of one card of the target unit. */
interface Fate {
  name: string;
  outcome: 'bowed' | 'spared' | 'unknown';
  why: string;
  steps: Step[];
}

// the order of the reasons matters where facts are left out: none may rest on a fact that is not given
function fateOf(card: Card, { strength, asFollowers }: Facts, context: QuestionContext): Fate {
  const spare = (why: string, steps: Step[] = []): Fate => ({
    name: card.name,
    outcome: 'spared',
    why,
    steps,
  });
  if (card.type !== 'Personality' && card.type !== 'Follower') {
    return spare('It is neither a Follower nor a Personality.');
  }
  const undead = context.counts(card.keywords, 'Undead');
  if (undead.verdict === 'yes') {
    return spare(['It is Undead.', ...undead.steps.map(({ text }) => text)].join(' '), undead.steps);
  }
  if (card.force > strength) return spare(`Its Force of ${card.force} is more than ${strength}.`);
  if (card.type === 'Personality' && !asFollowers) return spare('A Personality is no Follower.');
  const outcome = undead.verdict === 'no' ? 'bowed' : 'unknown';
  return { name: card.name, outcome, why: '', steps: undead.steps };
}

function sayFates(bowed: readonly string[], spared: readonly string[]): string {
  const first = bowed.length > 0 ? `The Fear bows ${joinAnd(bowed)}` : 'The Fear bows nothing in this unit';
  if (spared.length === 0) return `${first}.`;
  return `${first}; ${joinAnd(spared)} ${spared.length === 1 ? 'is' : 'are'} spared.`;
}

function rule(facts: Facts, context: QuestionContext): AnswerDraft<'value' | 'unknown'> {
  const fates = facts.cards.map(one => fateOf(one, facts, context));
  const named = (outcome: Fate['outcome']) => fates.filter(fate => fate.outcome === outcome);
  const who = facts.asFollowers ? 'Personalities and Followers' : 'Followers';
  const text = `Fear X bows all ${who} of one target unit that are not Undead and have Force X or less.`;
  const unknown = named('unknown');
  if (unknown.length > 0) {
    return {
      verdict: 'unknown',
      answer: `Unknown: the wording that decides whether ${joinAnd(unknown.map(fate => fate.name))} counted as Undead on ${formatDay(context.day)} is lost.`,
      steps: [{ text, rule: RULE }, ...eachOnce(unknown.flatMap(({ steps }) => steps))],
    };
  }
  const fallen = named('bowed');
  const bowed = fallen.map(fate => fate.name);
  const spared = named('spared');
  return {
    verdict: 'value',
    value: { bowed, spared: spared.map(({ name: own, why }) => ({ name: own, why })) },
    answer: sayFates(
      bowed,
      spared.map(fate => fate.name),
    ),
    steps: [{ text, rule: RULE }, ...eachOnce([...spared, ...fallen].flatMap(({ steps }) => steps))],
    caveats:
      bowed.length > 0
        ? ['X is taken as a limit for each card; the page could also mean the Force of the whole unit.']
        : [],
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

const keywordsCapitalised = (text: string) =>
  readCards(text).map(card => ({ ...card, keywords: card.keywords.map(capitalise) }));

function someCards(match: RegExpExecArray) {
  const cards = keywordsCapitalised(match.input);
  return cards.length > 0 ? cards : undefined;
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
  asked: {
    words: 'fear against vs versus affect affects bow bows follower followers',
    when: [/\bfear (?:\d+|of \d+)\b/],
    keywords: true,
    also: [CARD_WORDS],
    needs: ['cards'],
    unless: [/\bundead followers?\b.*\bshadowlands\b/],
    facts: [
      ['strength', /\bfear (?:of )?(\d+)\b/, readNumber],
      [
        'asFollowers',
        /\b(?:affects? personalities(?: as (?:if they were )?followers)?|personalities as (?:if they were )?followers)\b/,
        true,
      ],
      ['cards', /^/, someCards],
    ],
  },
  samples: () => ({ strength: [999, 0], cards: UNITS, asFollowers: [false, true] }),
  // why a card is spared may change without changing the ruling
  essenceOf: ({ verdict, value }) => [verdict, (value as { bowed: string[] } | undefined)?.bowed],
  rule,
});
