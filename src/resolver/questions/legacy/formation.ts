import * as z from 'zod';
import { endOf, formatCount, joinAnd, type Sentence, startOf } from '../../../language/index.js';
import type { Counted } from '../../keywords/index.js';
import { eachOnce } from '../../ruling.js';
import { sayUnsettled, stepsBy } from '../drafts.js';
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

type Given = { requirement: string[]; army: ArmyCard[] };

function rule(given: Given, context: QuestionContext): AnswerDraft<'yes' | 'no' | 'depends' | 'unknown'> {
  const army = given.army.map(card => showFace(card, context));
  const requirement = readConditions(given.requirement);
  const table = requirement.map(condition => army.map(card => meets(condition, card, context)));
  const match = (isAllowed: (counted: Counted) => boolean) =>
    matchAll(table.map(row => row.flatMap((counted, card) => (isAllowed(counted) ? [card] : []))));
  /** The conditions that a card of their own meets, and how it does. */
  const metBy = ({ matched }: Matching) =>
    requirement.flatMap(({ text }, index) => {
      const card = matched[index] ?? -1;
      const counted = table[index]?.[card];
      return counted ? [{ index, text, counted, ...(army[card] as ArmyCard) }] : [];
    });
  const formatMet = (matching: Matching) => {
    const met = metBy(matching);
    const isMet = new Set(met.map(({ index }) => index));
    return {
      meets: met.map(({ text, name }) => ({ requirement: text, card: name })),
      unmet: requirement.flatMap(({ text }, index) => (isMet.has(index) ? [] : [text])),
    };
  };

  const printed = match(({ verdict, steps }) => verdict === 'yes' && steps.length === 0);
  const certain = printed.shortage ? match(({ verdict }) => verdict === 'yes') : printed;
  if (!certain.shortage) {
    const met = metBy(certain);
    const pairs = joinAnd(met.map(({ text, name }) => `${name} for ${text}`));
    const steps = stepsBy(RULE, `Each condition is met by a card of its own: ${pairs}.`);
    const proofs = eachOnce(met.flatMap(({ counted }) => counted.steps));
    return {
      verdict: 'yes',
      value: formatMet(certain),
      answer: `Yes: ${pairs}.`,
      steps: [...steps, ...proofs],
    };
  }
  const possible = match(({ verdict }) => verdict !== 'no');
  if (possible.shortage) {
    const { left, right } = possible.shortage;
    const conditions = joinAnd(left.map(index => (requirement[index] as Condition).text));
    const cards = joinAnd(right.map(index => (army[index] as ArmyCard).name));
    const why =
      right.length === 0
        ? `no card in the army meets ${conditions}`
        : `${conditions} need ${formatCount(left.length, 'card')}, and only ${cards} can meet any of them`;
    const unheld = left.flatMap(index => table[index] as Counted[]).filter(({ verdict }) => verdict === 'no');
    const steps = stepsBy(RULE, `Each condition needs a card of its own, but ${why}.`);
    const proofs = eachOnce(unheld.flatMap(counted => counted.steps));
    return { verdict: 'no', value: formatMet(certain), answer: `No: ${why}.`, steps: [...steps, ...proofs] };
  }
  const known = match(({ verdict }) => verdict === 'yes' || verdict === 'depends');
  const open = metBy(known.shortage ? possible : known)
    .filter(({ counted }) => counted.verdict !== 'yes')
    .map(({ name, text, counted }) => ({ card: name, keyword: text, counted }));
  const text = 'Each condition needs a card of its own.';
  const draft = sayUnsettled(open, { text, rule: RULE }, context.day);
  const hidden = open.filter(({ counted }) => turnsOnFace(counted)).map(({ card }) => card);
  if (draft.verdict === 'unknown' || hidden.length === 0) return draft;
  const needs = [{ fact: 'army', why: `Which are face-down: ${joinAnd(hidden)}? Give faceDown for each.` }];
  return { ...draft, needs };
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
      'formation / i have|has / at (the) battle / good (enough) / both / all (i|we) have / all there / ' +
      'current battlefield / satisfy',
    read: readFormation,
  },
  check: ({ requirement = [], army = [] }, { corpus }) => checkRequirement(requirement, army, corpus),
  rule,
});
