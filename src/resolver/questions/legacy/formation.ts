import * as z from 'zod';
import { formatDay } from '../../../knowledge/index.js';
import { capitalise, formatCount, joinAnd } from '../../../language/index.js';
import type { Counted } from '../../keywords/index.js';
import { eachOnce } from '../../ruling.js';
import { type AnswerDraft, declareQuestion, type QuestionContext } from '../question.js';
import { cardType, keyword, keywords, name } from './fields.js';
import { type Matching, matchAll } from './matching.js';
import { type ArmyCard, type Condition, checkRequirement, meets, readConditions } from './requirement.js';

const RULE = 'legacy/glossary/formation';

interface Facts {
  requirement: Condition[];
  army: ArmyCard[];
}

/** The value of a ruling: which card meets which condition, and which conditions have none. */
interface Met {
  meets: { requirement: string; card: string }[];
  unmet: string[];
}

/** For each condition, how each card meets it. */
type Table = Counted[][];

// for a condition of a complete matching, whose card is never null
function howMet(table: Table, condition: number, card: number | null): Counted {
  return (table[condition] as Counted[])[card as number] as Counted;
}

function matchWhere(table: Table, allowed: (counted: Counted) => boolean): Matching {
  return matchAll(table.map(row => row.flatMap((counted, index) => (allowed(counted) ? [index] : []))));
}

function readMet({ matched }: Matching, { requirement, army }: Facts): Met {
  const pairs = requirement.map((condition, index) => ({ condition, card: army[matched[index] ?? -1] }));
  return {
    meets: pairs.flatMap(({ condition, card }) =>
      card ? [{ requirement: condition.text, card: card.name }] : [],
    ),
    unmet: pairs.flatMap(({ condition, card }) => (card ? [] : [condition.text])),
  };
}

function sayMet(matching: Matching, facts: Facts, table: Table): AnswerDraft<'yes'> {
  const value = readMet(matching, facts);
  const pairs = value.meets.map(({ requirement, card }) => `${card} for ${requirement}`);
  const proofs = matching.matched.flatMap((card, index) => howMet(table, index, card).steps);
  return {
    verdict: 'yes',
    value,
    answer: `Yes: ${joinAnd(pairs)}.`,
    steps: [
      { text: `Each condition is met by a card of its own: ${joinAnd(pairs)}.`, rule: RULE },
      ...eachOnce(proofs),
    ],
  };
}

function sayShort(
  shortage: NonNullable<Matching['shortage']>,
  facts: Facts,
  certain: Matching,
  table: Table,
): AnswerDraft<'no'> {
  const conditions = shortage.left.map(index => (facts.requirement[index] as Condition).text);
  const cards = shortage.right.map(index => (facts.army[index] as ArmyCard).name);
  const why =
    cards.length === 0
      ? `no card in the army meets ${conditions[0]}`
      : `${joinAnd(conditions)} need ${formatCount(conditions.length, 'card')}, and only ${joinAnd(cards)} can meet any of them`;
  const unheld = shortage.left
    .flatMap(index => table[index] as Counted[])
    .filter(({ verdict }) => verdict === 'no');
  return {
    verdict: 'no',
    value: readMet(certain, facts),
    answer: `No: ${why}.`,
    steps: [
      { text: `Each condition needs a card of its own, but ${why}.`, rule: RULE },
      ...eachOnce(unheld.flatMap(({ steps }) => steps)),
    ],
  };
}

function sayUnknown(possible: Matching, facts: Facts, table: Table, day: string): AnswerDraft<'unknown'> {
  const open = possible.matched.flatMap((card, index) => {
    const counted = howMet(table, index, card);
    return counted.verdict === 'unknown' ? [{ index, card: card as number, steps: counted.steps }] : [];
  });
  const pairs = open.map(
    ({ index, card }) => `${facts.army[card]?.name} counted as ${facts.requirement[index]?.text}`,
  );
  return {
    verdict: 'unknown',
    answer: `Unknown: the wording that decides whether ${joinAnd(pairs)} on ${formatDay(day)} is lost.`,
    steps: [
      { text: 'Each condition needs a card of its own.', rule: RULE },
      ...eachOnce(open.flatMap(({ steps }) => steps)),
    ],
  };
}

type Given = { requirement: string[]; army: ArmyCard[] };

function rule(given: Given, context: QuestionContext): AnswerDraft<'yes' | 'no' | 'unknown'> {
  const facts = { ...given, requirement: readConditions(given.requirement) };
  const table = facts.requirement.map(condition => facts.army.map(card => meets(condition, card, context)));
  const printed = matchWhere(table, ({ verdict, steps }) => verdict === 'yes' && steps.length === 0);
  if (!printed.shortage) return sayMet(printed, facts, table);
  const certain = matchWhere(table, ({ verdict }) => verdict === 'yes');
  if (!certain.shortage) return sayMet(certain, facts, table);
  const possible = matchWhere(table, ({ verdict }) => verdict !== 'no');
  if (possible.shortage) return sayShort(possible.shortage, facts, certain, table);
  return sayUnknown(possible, facts, table, context.day);
}

const armyCard = z.strictObject({ name, type: cardType, keywords });

/** `a samurai and a courtier` as the list of what a Formation asks for. */
function readRequirement(match: RegExpExecArray): string[] {
  return (match[1] as string)
    .replace(/^an? /, '')
    .split(/(?:,| and) an? /)
    .map(capitalise);
}

const FORMED_BY = /\bformed by (an? \p{L}+(?:(?:,| and) an? \p{L}+)+)/u;

/** Whether an army meets a Formation's "Formed by", each condition by a card of its own. */
export const formation = declareQuestion({
  id: 'legacy/formation',
  title: 'Does the army meet the "Formed by" of a Formation?',
  restsOn: [RULE],
  verdicts: ['yes', 'no', 'depends', 'unknown'],
  facts: {
    requirement: z
      .array(
        keyword.describe('A condition as printed, such as: a Samurai, two Followers, Samurai or Courtier.'),
      )
      .min(1)
      .max(30)
      .describe('What does "Formed by" ask for: which keywords and card types?'),
    army: z
      .array(armyCard)
      .max(100)
      .describe("Which cards are in the player's army at the current battlefield?"),
  },
  example: {
    requirement: ['Samurai', 'Courtier'],
    army: [
      { name: 'Doji Reju', type: 'Personality', keywords: ['Samurai', 'Courtier'] },
      { name: 'Doji Nagori', type: 'Personality', keywords: ['Diplomat'] },
    ],
  },
  asked: {
    words: 'formation formed who which guy personality card',
    when: [/\bformed by\b/],
    needs: ['requirement'],
    facts: [
      ['requirement', FORMED_BY, readRequirement],
      [
        'army',
        /\b(?:one|a single|the same|1) (guy|personality|card)(?: that| who)?(?: is| has)? both\b|\b(guy|personality|card) (?:is|who is) both\b/,
        (match: RegExpExecArray) => {
          const formed = FORMED_BY.exec(match.input);
          return formed
            ? [{ name: 'the one card', type: 'Personality', keywords: readRequirement(formed) }]
            : undefined;
        },
      ],
    ],
  },
  check: ({ requirement = [], army = [] }, { corpus }) => checkRequirement(requirement, army, corpus),
  rule,
});
