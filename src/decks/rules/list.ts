import { formatCount, joinAnd } from '../../language/index.js';
import { formatCard } from '../cards/index.js';
import { countCopies, type DeckCard, nameCards, toProblemCard } from '../deck-card.js';
import { SECTION_NAMES } from '../list/index.js';
import type { Edit } from '../problem.js';
import { type Fault, type Setting, transfer } from './setting.js';

/** What a list leaves unclear, or has in the wrong place, whatever the rules say of its cards. */
type ListRule = (setting: Pick<Setting, 'cards' | 'deck'>) => Fault[];

const noCards: ListRule = ({ deck, cards }) => {
  if (cards.length > 0) return [];
  // text that cannot be read is no deck without cards
  const isUnread = deck.lines.some(kind => kind === 'problem');
  return [
    {
      code: 'deck-empty',
      ...(isUnread ? { severity: 'depends' } : {}),
      message: 'The list names no card.',
      cards,
      cure: 'Write one card a line with its count, below the headings Stronghold, Dynasty and Fate.',
    },
  ];
};

const unreadLines: ListRule = ({ deck }) =>
  deck.problems.map(({ line, ...problem }) => ({ ...problem, cards: [], lines: [line] }));

/** Headings whose number is not that of the cards below them, with or without those that are counted elsewhere. */
const headingCounts: ListRule = ({ deck, cards }) => {
  const senseis = countCopies(cards.filter(({ placed }) => placed === 'sensei'));
  return deck.statements.flatMap(({ words, line, section, stated, lines, gone }) => {
    const below = cards.flatMap(({ placed, lines: own, counts }) =>
      own.flatMap((at, index) => (lines.includes(at) ? [{ placed, count: Number(counts[index]) }] : [])),
    );
    const counted = countCopies(below.filter(({ placed }) => placed === section));
    // a Fate deck of 41 may be stated with the revealed Sensei counted in, or without it
    const right = [counted, countCopies(below), ...(section === 'fate' ? [counted + senseis] : [])];
    // the number follows an edit below it
    if (right.includes(stated) || right.includes(stated - gone)) return [];
    const are = counted === 1 ? 'is' : 'are';
    return {
      code: 'deck-heading-count',
      message: `"${words}" states ${formatCount(stated, 'card')}, and of those below it ${counted} ${are} counted to ${SECTION_NAMES[section]}.`,
      cards: [],
      lines: [line],
      cure: `Write ${counted} in the heading, or correct the cards below it.`,
      edits: [{ do: 'state', line, count: counted }],
    };
  });
};

const listedTwice: ListRule = ({ cards }) =>
  cards
    .filter(({ counts, isUnclear }) => counts.length > 1 && !isUnclear)
    .map(card => ({
      code: 'deck-card-twice',
      message: `${formatCard(card)} is listed ${card.counts.length} times under ${SECTION_NAMES[card.section]}, with counts ${joinAnd(card.counts.slice(0, 5).map(String))}: counted as ${card.count} there.`,
      cards: [card],
      cure: 'Keep one line, with the count that you mean.',
      edits: [{ do: 'merge', ...toProblemCard(card) }],
    }));

// a Sensei or a Wind inside a deck has a code of its own
function isMisplaced({ section, placed, type }: DeckCard): boolean {
  if (section === 'other' || section === 'unknown' || placed === 'other' || placed === section) return false;
  return !(type?.toLowerCase() === 'sensei' && placed === 'fate');
}

const misplaced: ListRule = ({ cards }) =>
  cards.flatMap(card => {
    const { type, section, placed, misfiled } = card;
    const isElsewhere = isMisplaced(card);
    // below an unknown heading, or above all, there is no heading to be wrong
    if (!isElsewhere && (misfiled === null || placed !== section)) return [];
    // a card can start the game in play by the card data, whatever its type
    const why = isElsewhere && placed === 'start' ? 'starts the game in play' : `has the type ${type}`;
    const [there, right] = isElsewhere
      ? [`${SECTION_NAMES[section]}: it is counted to ${SECTION_NAMES[placed]}`, SECTION_NAMES[placed]]
      : [`the heading of another type, ${misfiled}`, `the type ${type}`];
    return {
      code: 'deck-wrong-section',
      message: `${formatCard(card)} ${why} but is listed under ${there}.`,
      cards: [card],
      cure: `List it under ${right}.`,
      edits: [transfer(card, placed)],
    };
  });

/** Lines that may be no cards make one problem together, not forty. */
const unclearLines: ListRule = ({ cards: all }) => {
  const cards = all.filter(({ isUnclear }) => isUnclear);
  if (cards.length === 0) return [];
  return [
    {
      code: 'deck-unclear-line',
      message: `No count and no known title: ${nameCards(cards)}. Not counted: each may be a comment.`,
      cards,
      cure: 'Write 1 before each line that is a card, and # before each that is a comment.',
      edits: cards.flatMap(card => card.lines).map((line): Edit => ({ do: 'comment', line })),
    },
  ];
};

const whichCard: ListRule = ({ cards }) =>
  cards.flatMap(card => {
    const { reason, near = [] } = card.unknown ?? {};
    if (reason !== 'several-cards' && reason !== 'no-such-version') return [];
    const isOpen = reason === 'several-cards';
    const asks = isOpen ? `Which ${card.title} is meant?` : `No card that is loaded is ${formatCard(card)}.`;
    return {
      code: 'deck-which-card',
      message: `${asks} There ${near.length === 1 ? 'is' : 'are'} ${joinAnd(near)}.`,
      cards: [card],
      cure: `Write the experience of the card that is meant, for instance exp2, or ${isOpen ? 'list it under the heading of its type' : 'give the keywords of a card that is not loaded'}.`,
    };
  });

const unknownTypes: ListRule = ({ cards: all }) => {
  const cards = all.filter(
    ({ type, isUnclear, unknown }) => type === null && !isUnclear && unknown?.reason !== 'several-cards',
  );
  if (cards.length === 0) return [];
  return [
    {
      code: 'deck-unknown-cards',
      message: `Of ${cards.length === 1 ? 'one card' : `${cards.length} cards`} neither the list nor the card data tells the type: ${nameCards(cards)}.`,
      cards,
      cure: 'List them under the heading of their type, such as Strategies, or give their types.',
    },
  ];
};

export const LIST_RULES = [
  noCards,
  unreadLines,
  headingCounts,
  listedTwice,
  misplaced,
  unclearLines,
  whichCard,
  unknownTypes,
];
