/** Which cards Yu may destroy: choices, checked, or a largest set. */
import { formatCount, joinAnd, type Sentence } from '../../../language/index.js';
import { sayNo, stepsBy } from '../drafts.js';
import { type Answer, declareQuestion, type FactsRead } from '../question.js';
import { lineOf, nameCards, placesOf, placesOfWords } from '../read.js';
import {
  type Choice,
  checkYu,
  followersOf,
  isOpen,
  type OpposingCard,
  unowned,
  type YuFacts,
  yuFacts,
} from './yu-facts.js';
import { packYu, type Target } from './yu-packing.js';

const RULE = 'legacy/glossary/yu';
const ORDER_CAVEAT =
  'Yu may be used in any order, so a Personality whose Followers are destroyed first has none; the page could also mean only one who had none from the start.';

const leftOut = (facts: Omit<YuFacts, 'choices'>) =>
  (['yuCards', 'opposing'] as const).filter(fact => !facts[fact]);

/** What is wrong with a choice after others that were right, as far as the facts tell. */
function faultOf({ destroy, using }: Choice, earlier: readonly Choice[], { yuCards, opposing }: YuFacts) {
  const destroyed = new Set(earlier.map(one => one.destroy));
  const used = new Set(earlier.flatMap(one => one.using));
  if (destroyed.has(destroy)) return `a card is destroyed once, and ${destroy} is chosen twice`;
  if (using.length === 0) return `a card with Yu must be used, and none is used on ${destroy}`;
  const twice = using.find((one, index) => used.has(one) || using.indexOf(one) < index);
  if (twice !== undefined) return `one card may not be used twice, and ${twice} is`;
  const card = opposing?.find(({ name }) => name === destroy);
  if (!opposing || !card) return null;
  if (card.type !== 'Personality' && card.type !== 'Follower')
    return `Yu destroys Followers and Personalities, and ${destroy} is neither`;
  const left = followersOf(card, opposing).filter(({ name }) => !destroyed.has(name)).length;
  const keepsSome = isOpen(card, opposing) && !unowned(opposing).some(name => destroyed.has(name));
  if (left > 0 || keepsSome)
    return `a Personality must have no Followers, and ${destroy} ${left > 0 ? `still has ${left}` : 'has some'}`;
  const yu = yuCards?.reduce((total, { name, yu }) => total + (using.includes(name) ? yu : 0), 0);
  if (yu === undefined || card.force <= yu) return null;
  return `Force may not exceed the Yu used, and ${destroy} has Force ${card.force}, ${joinAnd(using)} only Yu ${yu}`;
}

/** The first fault of choices, made one after the other, or what of the facts is still needed. */
function ruleChoices(choices: readonly Choice[], facts: YuFacts): Answer<'yes' | 'no'> {
  if (choices.length === 0) {
    const steps = stepsBy(RULE, 'Each card with Yu may destroy a card.');
    return { verdict: 'yes', answer: 'Yes: Yu may be used, and need not be.', steps };
  }
  for (const [index, one] of choices.entries()) {
    const fault = faultOf(one, choices.slice(0, index), facts);
    if (fault !== null) return sayNo(fault, RULE);
  }
  const { yuCards, opposing } = facts;
  if (!opposing) return { needs: leftOut(facts) };
  const chosen = choices.map(one => opposing.find(({ name }) => name === one.destroy) as OpposingCard);
  const needs = yuCards || chosen.every(({ force }) => force <= 0) ? [] : ['yuCards'];
  const owner = chosen.find(card => isOpen(card, opposing))?.name;
  if (owner !== undefined) {
    const names = unowned(opposing);
    const who = names.length > 1 ? `Are the Followers ${joinAnd(names)}` : `Is the Follower ${names[0]}`;
    const why = { opposing: `${who} attached to ${owner}? Give attachedTo.` };
    return { needs: [...needs, 'opposing'], why };
  }
  if (needs.length > 0) return { needs };
  return {
    verdict: 'yes',
    answer: 'Yes: these choices may be made.',
    steps: stepsBy(
      RULE,
      'Each choice destroys a Follower, or a Personality without Followers.',
      'Its Force is no more than the Yu used on it, and no card is used on two.',
    ),
    caveats: chosen.some(card => followersOf(card, opposing).length > 0) ? [ORDER_CAVEAT] : [],
  };
}

function ruleLargest(facts: YuFacts): Answer<'value'> {
  const { yuCards = [], opposing = [] } = facts;
  const fighting = opposing.filter(({ type }) => type === 'Personality' || type === 'Follower');
  const open = fighting.filter(card => isOpen(card, opposing)).map(one => one.name);
  const cards = fighting.filter(card => !open.includes(card.name));
  const isNothing = facts.yuCards?.length === 0 || (facts.opposing && cards.length === 0);
  const needs = leftOut(facts);
  if (!isNothing && needs.length > 0) return { needs };
  const targets = cards.map((card): Target => {
    return { force: card.force, after: followersOf(card, opposing).map(one => cards.indexOf(one)) };
  });
  const uses = packYu(
    yuCards.map(({ yu }) => yu),
    targets,
  );
  const nameOf = (of: readonly { name: string }[], index: number) => (of[index] as { name: string }).name;
  const choices = uses.map(({ target, using }) => {
    return { destroy: nameOf(cards, target), using: using.map(index => nameOf(yuCards, index)) };
  });
  const stripped = uses.some(({ target }) => (targets[target] as Target).after.length > 0);
  const how = choices.map(({ destroy, using }) => `${destroy} by ${joinAnd(using)}`);
  return {
    verdict: 'value',
    value: { count: choices.length, choices },
    answer:
      how.length === 0
        ? 'Yu can destroy no card here.'
        : `Yu can destroy at most ${formatCount(how.length, 'card')}, for instance ${joinAnd(how)}.`,
    steps: stepsBy(
      RULE,
      'Yu may destroy Followers, and Personalities without Followers, of no more Force than the Yu used.',
      'Several cards may put their Yu together against one; no card is used on two.',
    ),
    caveats: [
      ...(stripped ? [ORDER_CAVEAT] : []),
      ...open.map(
        owner =>
          `Which Followers ${owner} has was not given, so ${owner} was left out, but could be destroyed after them.`,
      ),
    ],
  };
}

/** Reads the cards with Yu, and the cards against them: those of which type and Force are told. */
function readYu(sentence: Sentence): FactsRead | null {
  const { things, tokens } = sentence;
  const line = lineOf(tokens);
  const withYu = things.flatMap(thing => {
    // of "two cards with Yu 1" the count stands before the noun
    const [count, noun, lead] = tokens.slice(Math.max(0, thing.start - 3), thing.start);
    const isCounted = noun?.stem === 'card' && lead?.word === 'with' && typeof count?.number === 'number';
    if (thing.yu === null) return [];
    return [isCounted ? { ...thing, start: thing.start - 3, count: count.number as number } : thing];
  });
  // "yu 3 cards" does not say how many cards there are
  if (
    withYu.length === 0 ||
    (withYu.every(({ count }) => count === 1) && /\b(?<!which |what |many )cards\b/.test(line))
  )
    return null;
  const own = nameCards(withYu);
  const yuCards = own.map(({ yu, titled, name }, index) => ({
    name: titled ? name : own.length === 1 ? 'the Yu card' : `Yu card ${index + 1}`,
    yu,
  }));
  const others = things.filter(
    ({ yu, type, force, keywords }) =>
      yu === null &&
      (type === 'Personality' || type === 'Follower' || (force !== null && keywords.length > 0)),
  );
  const cards = nameCards(others);
  const isFollower = ({ type }: (typeof others)[number]) => type === 'Follower';
  // "or" asks of one after the other, and of a card that is half described too little is known
  const isComplete =
    others.length > 0 &&
    !/\bor\b/.test(line) &&
    others.every(
      card =>
        card.force !== null &&
        (card.type !== 'Personality' || card.followers !== null || others.some(isFollower)),
    );
  const owner = cards.find(card => !isFollower(card) && card.followers !== false);
  const opposing = cards.map(card => {
    const { name, force, followers } = card;
    if (isFollower(card))
      return { name, type: 'Follower', force, ...(owner ? { attachedTo: owner.name } : {}) };
    return { name, type: 'Personality', force, hasFollowers: followers ?? cards.some(isFollower) };
  });
  // "can it destroy …" asks for these cards, and not for as many as can be
  const isMost = /\b(?:which|how many|what|most)\b/.test(line) || others.some(({ followers }) => followers);
  const isChosen = !isMost && (opposing.length === 1 || yuCards.length === 1);
  const using = yuCards.map(({ name }) => name);
  const choices = opposing.map(({ name }) => ({ destroy: name, using }));
  const counts = placesOfWords(sentence, /^(?:both|each|two|other)$/).filter(
    at => tokens[at + 1]?.stem !== 'yu',
  );
  return {
    facts: { yuCards, ...(isComplete ? { opposing, ...(isChosen ? { choices } : {}) } : {}) },
    used: [...placesOf(isComplete ? [...withYu, ...others] : withYu), ...counts],
  };
}

/** Whether choices of Yu are legal; without choices, a largest set of cards that can be destroyed and how. */
export const yu = declareQuestion({
  id: 'legacy/yu',
  title: 'Which cards may the losing army destroy by Yu?',
  restsOn: [RULE],
  verdicts: ['yes', 'no', 'value', 'depends'],
  facts: yuFacts,
  example: {
    yuCards: [
      { name: 'Matsu Gohei', yu: 3 },
      { name: 'Matsu Turi', yu: 2 },
    ],
    opposing: [
      { name: 'Hida Amoro', type: 'Personality', force: 5, hasFollowers: false },
      { name: 'Light Infantry', type: 'Follower', force: 2 },
    ],
    choices: [{ destroy: 'Hida Amoro', using: ['Matsu Gohei', 'Matsu Turi'] }],
  },
  ways: {
    asked: [
      'can yu 3 destroy a 3F follower',
      'yu 2 and yu 3 destroy a 5 force personality without followers',
      'yu 3 kill a 2 force samurai with followers',
      'my losing army has a yu 4 card, can it take out a 4F personality with no followers',
      'two cards with yu 2, can they together destroy a 4 force follower',
      'can a yu 5 personality destroy both a 2F and a 3F follower',
    ],
    about: 'yu + destroy|take|remove|against|use|combine|enough|hurt|die|dead|kill',
    turns: 'bonus / gain yu / honor / is yu / how many times',
    also:
      'yu / losing / between (them) / itself|alone / only / winner / lost (the) battle / ' +
      'enemy|opposing / in a battle',
    read: readYu,
  },
  check: checkYu,
  answer: ({ choices, ...cards }) => (choices ? ruleChoices(choices, cards) : ruleLargest(cards)),
});
