import { formatCount, formatSentence, joinAnd } from '../../../language/index.js';
import type { Step } from '../../ruling.js';
import { type Answer, type AnswerDraft, declareQuestion, openFacts } from '../question.js';
import { CARD_WORDS, readCards } from './described-cards.js';
import { checkTargets, findForceFault, findShapeFault } from './yu-check.js';
import {
  type Chosen,
  checkYu,
  followersOf,
  type OpposingCard,
  unownedOf,
  type YuFacts,
  yuFacts,
} from './yu-facts.js';
import { packYu, type Target } from './yu-packing.js';

const RULE = 'legacy/glossary/yu';
const ORDER_CAVEAT =
  'Yu may be used in any order, so a Personality whose Followers are destroyed first has none; the page could also mean only one who had none from the start.';

const step = (text: string): Step => ({ text, rule: RULE });

function no(fault: string): AnswerDraft<'no'> {
  return { verdict: 'no', answer: `No: ${fault}.`, steps: [step(formatSentence(fault))] };
}

const YES: AnswerDraft<'yes'> = {
  verdict: 'yes',
  answer: 'Yes: these choices may be made.',
  steps: [
    step('Each choice destroys a Follower, or a Personality without Followers.'),
    step('Its Force is no more than the Yu used on it, and no card is used on two.'),
  ],
};

function askOwner(owner: string, opposing: readonly OpposingCard[]): string {
  const names = unownedOf(opposing).map(one => one.name);
  const who = names.length > 1 ? `Are the Followers ${joinAnd(names)}` : `Is the Follower ${names[0]}`;
  return `${who} attached to ${owner}? Give attachedTo.`;
}

function ruleChoices(facts: YuFacts & Pick<Chosen, 'choices'>): Answer<'yes' | 'no'> {
  const { yuCards, opposing, choices } = facts;
  const fault = findShapeFault(choices);
  if (fault) return no(fault);
  if (choices.length === 0) {
    return {
      ...YES,
      answer: 'Yes: Yu may be used, and need not be.',
      steps: [step('Each card with Yu may destroy a card.')],
    };
  }
  if (!opposing) return { needs: openFacts({ yuCards, opposing }, ['yuCards', 'opposing']) };
  const checked = checkTargets(choices, opposing);
  if (checked.fault) return no(checked.fault);
  const weightless = choices.every(({ destroy }) =>
    opposing.some(one => one.name === destroy && one.force <= 0),
  );
  const short = yuCards ? findForceFault({ yuCards, opposing, choices }) : null;
  if (short) return no(short);
  const unknownYu = !yuCards && !weightless;
  if (checked.openOwner) {
    const why = { opposing: askOwner(checked.openOwner, opposing) };
    return { needs: [...(unknownYu ? ['yuCards'] : []), 'opposing'], why };
  }
  if (unknownYu) return { needs: ['yuCards'] };
  return { ...YES, caveats: checked.strippedFirst ? [ORDER_CAVEAT] : [] };
}

/** The opposing cards that Yu may destroy, some after others; and those of whom it is not said whose Followers are. */
function listTargets(opposing: readonly OpposingCard[]): {
  cards: OpposingCard[];
  targets: Target[];
  open: string[];
} {
  const followers = opposing.filter(({ type }) => type === 'Follower');
  const personalities = opposing.filter(({ type }) => type === 'Personality');
  const isShut = (one: OpposingCard) => one.hasFollowers === true && followersOf(one, opposing).length === 0;
  const cards = [...followers, ...personalities.filter(one => !isShut(one))];
  const targets = cards.map(card => ({
    force: card.force,
    after: followersOf(card, opposing).map(one => cards.indexOf(one)),
  }));
  const unowned = unownedOf(opposing).length > 0;
  return { cards, targets, open: unowned ? personalities.filter(isShut).map(one => one.name) : [] };
}

function ruleLargest({ yuCards, opposing }: YuFacts): Answer<'value'> {
  const listed = opposing ? listTargets(opposing) : null;
  const none = yuCards?.length === 0 || listed?.cards.length === 0;
  if (!none && (!yuCards || !listed))
    return { needs: openFacts({ yuCards, opposing }, ['yuCards', 'opposing']) };
  const { cards, targets, open } = listed ?? { cards: [], targets: [], open: [] };
  const yus = yuCards ?? [];
  const uses = packYu(
    yus.map(({ yu }) => yu),
    targets,
  );
  const choices = uses.map(({ target, using }) => ({
    destroy: (cards[target] as OpposingCard).name,
    using: using.map(index => (yus[index] as { name: string }).name),
  }));
  const stripped = uses.some(({ target }) => (targets[target] as Target).after.length > 0);
  const how = choices.map(({ destroy, using }) => `${destroy} by ${joinAnd(using)}`);
  return {
    verdict: 'value',
    value: { count: choices.length, choices },
    answer:
      how.length === 0
        ? 'Yu can destroy no card here.'
        : `Yu can destroy at most ${formatCount(how.length, 'card')}, for instance ${joinAnd(how)}.`,
    steps: [
      step(
        'Yu may destroy Followers, and Personalities without Followers, of no more Force than the Yu used.',
      ),
      step('Several cards may put their Yu together against one; no card is used on two.'),
    ],
    caveats: [
      ...(stripped ? [ORDER_CAVEAT] : []),
      ...open.map(
        owner =>
          `Which Followers ${owner} has was not given, so ${owner} was left out, but could be destroyed after them.`,
      ),
    ],
  };
}

function readYuCards(match: RegExpExecArray) {
  const values = [...match.input.matchAll(/\byu (\d+)\b/g)].map(([, yu]) => Number(yu));
  return values.map((yu, index) => ({
    name: values.length === 1 ? 'the Yu card' : `Yu card ${index + 1}`,
    yu,
  }));
}

function readOpposing(match: RegExpExecArray) {
  const cards = readCards(match.input);
  const [card] = cards;
  if (!card || cards.length > 1) return undefined;
  const { name, type, force } = card;
  if (type === 'Follower') return [{ name, type, force }];
  if (/\b(?:without|no) (?:a |any )?followers?\b/.test(match.input))
    return [{ name, type, force, hasFollowers: false }];
  return /\b(?:with|has) (?:a |\d+ )?followers?\b/.test(match.input)
    ? [{ name, type, force, hasFollowers: true }]
    : undefined;
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
  asked: {
    words: 'yu destroy kill destroys kills take out card cards together',
    when: [/\byu \d+\b/, /\b(?:destroy|kill|take out)\w*\b/],
    // of "yu 3 cards" nobody knows how many they are
    unless: [/\bbonus\b|\+\d/, /\byu \d+ cards\b/],
    needs: ['opposing'],
    keywords: true,
    also: [CARD_WORDS, /\byu \d+\b/g, /\b(?:without|no|with|has) (?:a |any |\d+ )?followers?\b/g],
    facts: [
      ['yuCards', /\byu \d+\b/, readYuCards],
      ['opposing', /^/, readOpposing],
    ],
  },
  check: checkYu,
  answer: ({ choices, ...cards }) => (choices ? ruleChoices({ ...cards, choices }) : ruleLargest(cards)),
});
