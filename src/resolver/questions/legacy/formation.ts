import * as z from 'zod';
import { endOf, formatCount, joinAnd, type Sentence, startOf } from '../../../language/index.js';
import type { Counted } from '../../keywords/index.js';
import { eachOnce } from '../../ruling.js';
import { sayUnsettled } from '../drafts.js';
import { type AnswerDraft, declareQuestion, type FactsRead, type QuestionContext } from '../question.js';
import { findCards, lineOf, nameCards, placesOf, placesOfWords } from '../read.js';
import { cardType, keyword, keywords, name } from './fields.js';
import { type Matching, matchAll } from './matching.js';
import {
  type ArmyCard,
  type Condition,
  checkRequirement,
  meets,
  readConditions,
  showFace,
  turnsOnFace,
} from './requirement.js';

const RULE = 'legacy/glossary/formation';

interface Facts {
  requirement: Condition[];
  army: ArmyCard[];
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

/** The value of a ruling: which card meets which condition, and which conditions have none. */
function readMet({ matched }: Matching, { requirement, army }: Facts) {
  const pairs = requirement.map(({ text }, condition) => ({
    requirement: text,
    card: army[matched[condition] ?? -1]?.name,
  }));
  return {
    meets: pairs.flatMap(({ requirement, card }) => (card === undefined ? [] : [{ requirement, card }])),
    unmet: pairs.flatMap(({ requirement, card }) => (card === undefined ? [requirement] : [])),
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

function sayOpen(possible: Matching, { requirement, army }: Facts, table: Table, day: string) {
  const open = requirement.flatMap(({ text }, index) => {
    const place = possible.matched[index] as number;
    const { name, faceDown } = army[place] as ArmyCard;
    const counted = howMet(table, index, place);
    return counted.verdict === 'yes' ? [] : [{ card: name, keyword: text, counted, faceDown }];
  });
  const draft = sayUnsettled(open, { text: 'Each condition needs a card of its own.', rule: RULE }, day);
  const hidden = open.filter(({ counted }) => turnsOnFace(counted)).map(({ card }) => card);
  if (draft.verdict === 'unknown' || hidden.length === 0) return draft;
  const needs = [{ fact: 'army', why: `Which are face-down: ${joinAnd(hidden)}? Give faceDown for each.` }];
  return { ...draft, needs };
}

type Given = { requirement: string[]; army: ArmyCard[] };

function rule(given: Given, context: QuestionContext): AnswerDraft<'yes' | 'no' | 'depends' | 'unknown'> {
  const army = given.army.map(card => showFace(card, context));
  const facts = { requirement: readConditions(given.requirement), army };
  const table = facts.requirement.map(condition => facts.army.map(card => meets(condition, card, context)));
  const printed = matchWhere(table, ({ verdict, steps }) => verdict === 'yes' && steps.length === 0);
  if (!printed.shortage) return sayMet(printed, facts, table);
  const certain = matchWhere(table, ({ verdict }) => verdict === 'yes');
  if (!certain.shortage) return sayMet(certain, facts, table);
  const possible = matchWhere(table, ({ verdict }) => verdict !== 'no');
  if (possible.shortage) return sayShort(possible.shortage, facts, certain, table);
  const known = matchWhere(table, ({ verdict }) => verdict === 'yes' || verdict === 'depends');
  return sayOpen(known.shortage ? possible : known, facts, table, context.day);
}

const armyCard = z.strictObject({
  name,
  type: cardType,
  keywords,
  faceDown: z.boolean().optional().describe('For a Personality with Ninjutsu: whether it is face-down.'),
});

const LEADS = new Set('form require need ask call want demand requirement'.split(' '));

const conditionOf = ({ keywords, type }: Sentence['things'][number]) =>
  [...keywords, ...(type && (keywords.length === 0 || type !== 'Personality') ? [type] : [])].join(' ');

const ONE_CARD = /\bboth\b|\bin one\b|\bone (?:personality|card)(?: \w+)? (?:who|that|which|with|is|has)\b/;

/** Reads what "Formed by" asks for, as far as one list goes, and the army in the rest of the sentence. */
function readFormation(sentence: Sentence): FactsRead | null {
  const { tokens, things, text } = sentence;
  const lead = tokens.findIndex(({ stem }, at) => stem === 'form' && tokens[at + 1]?.word === 'by');
  const at = lead >= 0 ? lead + 1 : tokens.findIndex(({ stem }) => LEADS.has(stem));
  if (at < 0) return null;
  const list: (typeof things)[number][] = [];
  let end = at + 1;
  for (const thing of things) {
    if (thing.start < end || thing.start > end + 1) continue;
    const between = text.slice(endOf(tokens, end), startOf(tokens, thing.start));
    // "…, one guy is both" speaks of the army
    if (list.length > 0 && /^(?:is|has|have|are|who|that)$/.test(tokens[thing.end]?.word ?? '')) break;
    if (list.length > 0 && !/^\s*(?:,|,? ?and|&|\+|,? ?plus)\s*$/i.test(between)) break;
    list.push(thing);
    end = thing.end;
  }
  const requirement = list.flatMap(thing =>
    Array.from({ length: Math.min(thing.count, 30) }, () => conditionOf(thing)),
  );
  const { cards, begun } = findCards(sentence);
  const rest = cards.filter(thing => !list.includes(thing) && conditionOf(thing) !== '');
  // "Bob, a Personality who is both", "Samurai and Courtier in one"
  const inOne = placesOfWords(sentence, /^(?:both|one|single)$/);
  const line = lineOf(tokens);
  const isOne = requirement.length > 0 && ONE_CARD.test(line);
  const isRead = isOne
    ? // what is named again is no card of its own; of several cards the sentence does not say which is both
      !/\b(?:an)?other\b/.test(line) &&
      rest.every(thing => thing.keywords.every(name => requirement.includes(name)))
    : rest.length > 0;
  const army = isOne
    ? [{ name: 'the one card', type: 'Personality', keywords: [...new Set(requirement)] }]
    : nameCards(rest).map(({ name, type, keywords, start, end }) => {
        const face = tokens.slice(start, end).find(({ word }) => word === 'facedown' || word === 'faceup');
        const faceDown = face && { faceDown: face.word === 'facedown' };
        return { name, type: type ?? 'Personality', keywords, ...faceDown };
      });
  const used = [...placesOf(isRead ? [...list, ...rest] : list), ...placesOf(begun), ...(isOne ? inOne : [])];
  const facts = { ...(requirement.length > 0 ? { requirement } : {}), ...(isRead ? { army } : {}) };
  return used.length > 0 ? { facts, used } : null;
}

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
  ways: {
    asked: [
      'formed by a samurai and a courtier one guy is both',
      'formation is formed by two samurai, i have one samurai, may i play it',
      'formed by a samurai, a courtier and a monk',
      'does my army of a samurai and a shugenja meet formed by a samurai and a courtier',
      'formation requires 3 followers and i have 2 followers and a personality',
      'can i play a formation formed by a naval personality and a scout with one sailor',
    ],
    about:
      'form|formed by / requirement + army|brought / formation + form|require|need|meet|condition|army|samurai',
    turns: 'destroy / how many times / discard / second formation / additional',
    also:
      'formation / formed by / army / i have|has / meet / requirement / play / battlefield / ' +
      'at (the) battle / good (enough) / both / all (i|we) have / all there / current battlefield / require|need / satisfy / enough',
    read: readFormation,
  },
  check: ({ requirement = [], army = [] }, { corpus }) => checkRequirement(requirement, army, corpus),
  rule,
});
