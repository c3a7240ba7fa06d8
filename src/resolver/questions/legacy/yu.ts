import { formatCount, joinAnd, type Sentence, type Thing } from '../../../language/index.js';
import type { Step } from '../../ruling.js';
import { sayNo } from '../drafts.js';
import { type Answer, type AnswerDraft, declareQuestion, type FactsRead } from '../question.js';
import { nameCards, placesOf } from '../read.js';
import {
  type Chosen,
  checkTargets,
  checkYu,
  findForceFault,
  findShapeFault,
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

const leftOut = ({ yuCards, opposing }: { yuCards?: unknown; opposing?: unknown }) => [
  ...(yuCards ? [] : ['yuCards']),
  ...(opposing ? [] : ['opposing']),
];

function ruleChoices(facts: YuFacts & Pick<Chosen, 'choices'>): Answer<'yes' | 'no'> {
  const { yuCards, opposing, choices } = facts;
  const fault = findShapeFault(choices);
  if (fault) return sayNo(fault, RULE);
  if (choices.length === 0) {
    return {
      ...YES,
      answer: 'Yes: Yu may be used, and need not be.',
      steps: [step('Each card with Yu may destroy a card.')],
    };
  }
  if (!opposing) return { needs: leftOut({ yuCards, opposing }) };
  const checked = checkTargets(choices, opposing);
  if (checked.fault) return sayNo(checked.fault, RULE);
  const weightless = choices.every(({ destroy }) =>
    opposing.some(one => one.name === destroy && one.force <= 0),
  );
  const short = yuCards ? findForceFault({ yuCards, opposing, choices }) : null;
  if (short) return sayNo(short, RULE);
  const unknownYu = !yuCards && !weightless;
  if (checked.openOwner) {
    const why = { opposing: askOwner(checked.openOwner, opposing) };
    return { needs: [...(unknownYu ? ['yuCards'] : []), 'opposing'], why };
  }
  if (unknownYu) return { needs: ['yuCards'] };
  return { ...YES, caveats: checked.strippedFirst ? [ORDER_CAVEAT] : [] };
}

/** The opposing cards that Yu may destroy, some after others; and the Personalities whose Followers are not given. */
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
  return { cards, targets, open: personalities.filter(isShut).map(one => one.name) };
}

function ruleLargest({ yuCards, opposing }: YuFacts): Answer<'value'> {
  const listed = opposing ? listTargets(opposing) : null;
  const none = yuCards?.length === 0 || listed?.cards.length === 0;
  if (!none && (!yuCards || !listed)) return { needs: leftOut({ yuCards, opposing }) };
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

/** Of "two cards with Yu 1" the count, which stands before the noun. */
function countBefore(thing: Thing, tokens: Sentence['tokens']): Thing {
  const at = thing.start - 3;
  const [count, noun, lead] = at < 0 ? [] : tokens.slice(at, thing.start);
  if (noun?.stem !== 'card' || lead?.word !== 'with' || count?.number == null) return thing;
  return { ...thing, start: at, count: count.number };
}

/** Reads the cards with Yu, and the cards against them: those of which type and Force are told. */
function readYu({ things, tokens, text }: Sentence): FactsRead | null {
  const withYu = things.filter(({ yu }) => yu !== null).map(thing => countBefore(thing, tokens));
  // "yu 3 cards" does not say how many cards there are
  const isMany = (at: number) =>
    tokens[at]?.word === 'cards' && !/^(?:which|what|many)$/.test(tokens[at - 1]?.word ?? '');
  const uncounted = withYu.some(
    ({ count, start, end }) =>
      count === 1 && [end - 1, ...[1, 2, 3, 4].map(back => start - back)].some(isMany),
  );
  if (uncounted) return null;
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
  const told = others.filter(
    ({ type, force, followers }) =>
      force !== null &&
      (type !== 'Personality' || followers !== null || others.some(other => other.type === 'Follower')),
  );
  const facts: Record<string, unknown> = yuCards.length > 0 ? { yuCards } : {};
  // "or" asks of one after the other, and of a card that is half described too little is known
  if (told.length > 0 && told.length === others.length && !/\bor\b/i.test(text)) {
    const cards = nameCards(told);
    const owner = cards.find(({ type }) => type !== 'Follower');
    facts.opposing = cards.map(({ name, type, force, followers }) => {
      if (type === 'Follower')
        return {
          name,
          type,
          force,
          ...(owner && cards.length > 1 && owner.followers !== false ? { attachedTo: owner.name } : {}),
        };
      const attached = cards.some(other => other.type === 'Follower') && followers !== false;
      return { name, type: 'Personality', force, hasFollowers: attached || followers === true };
    });
  }
  // "can it destroy …" asks for these cards, and not for as many as can be
  const opposing = facts.opposing as { name: string }[] | undefined;
  const most = /\b(?:which|how many|what|most)\b/i.test(text);
  const shielded = told.some(({ followers }) => followers === true);
  if (opposing && !most && !shielded && (opposing.length === 1 || yuCards.length === 1))
    facts.choices = opposing.map(({ name }) => ({ destroy: name, using: yuCards.map(one => one.name) }));
  const words = tokens.flatMap(({ word }, at) =>
    /^(?:both|each|two|other)$/.test(word) && tokens[at + 1]?.stem !== 'yu' ? [at] : [],
  );
  return yuCards.length > 0 ? { facts, used: [...placesOf([...withYu, ...told]), ...words] } : null;
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
      'yu / destroy|destroyed / kill / take out / together / combine / losing / ' +
      'between (them) / itself|alone / only / dead|die / winner|winning / lost|lose (the) battle / army / card / enemy|opposing / enough / in a battle',
    read: readYu,
  },
  check: checkYu,
  answer: ({ choices, ...cards }) => (choices ? ruleChoices({ ...cards, choices }) : ruleLargest(cards)),
});
