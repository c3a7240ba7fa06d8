import { formatCount, joinAnd } from '../language/index.js';
import { DECK_CODES } from './codes.js';
import { countCopies, type DeckCard, nameOf, toProblemCard } from './deck-card.js';
import type { UnknownCard } from './identify.js';
import { SECTION_NAMES, type Statement } from './list/index.js';
import { type DeckProblem, type Edit, formatLines } from './problem.js';

/** A card with the counts of the lines that list it. */
export interface Listed {
  card: DeckCard;
  counts: number[];
  unknown: UnknownCard | null;
}

function make(
  code: keyof typeof DECK_CODES,
  cards: readonly DeckCard[],
  message: string,
  cure: string,
  edits: Edit[] = [],
): DeckProblem {
  const { severity } = DECK_CODES[code];
  const lines = cards.flatMap(card => card.lines);
  const named = cards.map(toProblemCard);
  return { code, severity, message, cards: named, lines, citations: [], caveats: [], cure, edits };
}

function where({ lines }: DeckCard): string {
  return lines.length > 0 ? ` (${formatLines(lines)})` : '';
}

/** The first few names, so that a long list stays a sentence. */
function nameSome(cards: readonly DeckCard[]): string {
  return joinAnd([...cards.slice(0, 3).map(nameOf), ...(cards.length > 3 ? ['others'] : [])]);
}

/** Headings whose number is not that of the cards below them, with or without those that are counted elsewhere. */
export function judgeCounts(
  statements: readonly Statement[],
  byLine: ReadonlyMap<number, DeckCard>,
): DeckProblem[] {
  const cards = [...byLine.values()];
  const senseis = countCopies(cards.filter(({ placed }) => placed === 'sensei'));
  return statements.flatMap(({ words, line, section, stated, lines, gone }) => {
    const below = lines.flatMap(one => byLine.get(one) ?? []);
    const counted = countCopies(below.filter(({ placed }) => placed === section));
    // a Fate deck of 41 may be stated with the revealed Sensei counted in, or without it
    const right = [counted, countCopies(below), ...(section === 'fate' ? [counted + senseis] : [])];
    // the number follows an edit below it
    if (right.includes(stated) || right.includes(stated - gone)) return [];
    const message = `"${words}" (line ${line}) states ${formatCount(stated, 'card')}, and of those below it ${counted} ${counted === 1 ? 'is' : 'are'} counted to ${SECTION_NAMES[section]}.`;
    const cure = `Write ${counted} in the heading, or correct the cards below it.`;
    const problem = make('deck-heading-count', [], message, cure, [{ do: 'state', line, count: counted }]);
    return [{ ...problem, lines: [line] }];
  });
}

export function sayTwice({ card, counts }: Listed): DeckProblem[] {
  if (counts.length < 2 || card.isUnclear) return [];
  const lines = card.lines.length > 0 ? ` on ${formatLines(card.lines)}` : '';
  const each = joinAnd(counts.slice(0, 5).map(String));
  const message = `${nameOf(card)} is listed ${counts.length} times under ${SECTION_NAMES[card.section]}${lines}, with counts ${each}: counted as ${card.count} there.`;
  const cure = `Keep one line, with the count that you mean.`;
  return [make('deck-card-twice', [card], message, cure, [{ do: 'merge', ...toProblemCard(card) }])];
}

// a Sensei or a Wind inside a deck has a code of its own
function isMisplaced({ section, placed, type }: DeckCard): boolean {
  if (section === 'other' || section === 'unknown' || placed === 'other' || placed === section) return false;
  return !(type?.toLowerCase() === 'sensei' && placed === 'fate');
}

export function sayMisplaced(card: DeckCard): DeckProblem[] {
  const { type, section, placed, misfiled } = card;
  const isElsewhere = isMisplaced(card);
  // below an unknown heading, or above all, there is no heading to be wrong
  if (!isElsewhere && (misfiled === null || placed !== section)) return [];
  const there = isElsewhere ? SECTION_NAMES[section] : `the heading of another type, ${misfiled}`;
  const counted = isElsewhere ? `: it is counted to ${SECTION_NAMES[placed]}` : '';
  const cure = isElsewhere ? `List it under ${SECTION_NAMES[placed]}.` : `List it under the type ${type}.`;
  const message = `${nameOf(card)} has the type ${type} but is listed under ${there}${counted}.`;
  const edit: Edit = { do: 'move', to: placed, type, ...toProblemCard(card) };
  return [make('deck-wrong-section', [card], message, cure, [edit])];
}

/** Lines that may be no cards make one problem together, not forty. */
export function sayUnclear(cards: readonly DeckCard[]): DeckProblem[] {
  if (cards.length === 0) return [];
  const told = `No count and no known title: ${nameSome(cards)}`;
  const lines = cards.flatMap(card => card.lines);
  const [asked, cure] =
    lines.length === 1
      ? ['Not counted: is it a card?', 'Write 1 before it if it is a card, or # if it is a comment.']
      : [
          'Not counted: are they cards?',
          'Write 1 before each that is a card, and # before each that is a comment.',
        ];
  const message = `${told} (${formatLines(lines)}). ${asked}`;
  const edits = lines.map((line): Edit => ({ do: 'comment', line }));
  return [make('deck-unclear-line', cards, message, cure, edits)];
}

export function sayWhich({ card, unknown }: Listed): DeckProblem[] {
  if (unknown?.reason === 'several-cards') {
    const message = `Which ${card.title} is meant${where(card)}? There are ${joinAnd(unknown.near)}.`;
    const cure =
      'Write the experience behind the title, for instance exp2, or list it under the heading of its type.';
    return [make('deck-which-card', [card], message, cure)];
  }
  if (unknown?.reason !== 'no-such-version') return [];
  const message = `No card that is loaded is ${nameOf(card)}${where(card)}. There ${unknown.near.length === 1 ? 'is' : 'are'} ${joinAnd(unknown.near)}.`;
  const cure =
    'Write the experience of the card that is meant, or give the keywords of a card that is not loaded.';
  return [make('deck-which-card', [card], message, cure)];
}

export function sayUntyped(listed: readonly Listed[]): DeckProblem[] {
  const isSaid = ({ card, unknown }: Listed) => card.isUnclear || unknown?.reason === 'several-cards';
  const untyped = listed.filter(one => one.card.type === null && !isSaid(one)).map(({ card }) => card);
  if (untyped.length === 0) return [];
  const things = untyped.length === 1 ? 'one card' : `${untyped.length} cards`;
  const message = `Of ${things} neither the list nor the card data tells the type: ${nameSome(untyped)}.`;
  const cure = 'List them under the heading of their type, such as Strategies, or give their types.';
  return [make('deck-unknown-cards', untyped, message, cure)];
}
