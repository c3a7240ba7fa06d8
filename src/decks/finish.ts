import { joinSome } from '../language/index.js';
import { formatCard } from './cards/index.js';
import { DECK_CODES } from './codes.js';
import { type DeckCard, nameCopies, toProblemCard } from './deck-card.js';
import { type DeckProblem, type Edit, formatLines, makeDeckProblem } from './problem.js';
import type { Fault } from './rules/index.js';

/** Copies of a card that a cure takes out. */
interface Leaving {
  card: DeckCard;
  count: number;
}

/** How many other faults touch each card: a cure takes out the card that fixes nothing else. */
function countTouches(faults: readonly Fault[]): (card: DeckCard) => number {
  const touches = new Map<DeckCard, number>();
  const weighty = faults.filter(({ code, severity }) => (severity ?? DECK_CODES[code].severity) !== 'note');
  for (const card of weighty.flatMap(({ cards }) => cards)) touches.set(card, (touches.get(card) ?? 0) + 1);
  return card => touches.get(card) ?? 0;
}

function chooseSurplus(
  { cards, keep, unit }: NonNullable<Fault['surplus']>,
  touchesOf: (card: DeckCard) => number,
): Leaving[] {
  const weight = ({ count }: DeckCard) => (unit === 'copies' ? count : 1);
  let left = cards.reduce((sum, card) => sum + weight(card), 0) - keep;
  // of equals the one that was listed last goes
  const leaving = [...cards].reverse().sort((a, b) => touchesOf(a) - touchesOf(b));
  return leaving.flatMap(card => {
    const taken = Math.min(left, weight(card));
    left -= taken;
    return taken === 0 ? [] : [{ card, count: unit === 'copies' ? taken : card.count }];
  });
}

function chooseLeaving({ surplus, either = [] }: Fault, touchesOf: (card: DeckCard) => number): Leaving[] {
  if (surplus) return chooseSurplus(surplus, touchesOf);
  const free = either.find(group => group.every(card => touchesOf(card) === 0)) ?? [];
  return free.map(card => ({ card, count: card.count }));
}

// what tells two cards of one name apart: their lines, or their ids
function sayLeaving(leaving: readonly Leaving[], among: readonly DeckCard[]): string {
  const named = leaving.map(({ card, count }) => {
    const isAlone = among.every(other => other === card || formatCard(other) !== formatCard(card));
    const id = card.id === null ? ' without an id' : ` with the id ${card.id}`;
    const mark = card.lines.length > 0 ? ` on ${formatLines(card.lines)}` : id;
    return `${nameCopies(card, count)}${isAlone ? '' : mark}`;
  });
  return ` For instance, take out ${joinSome(named)}.`;
}

/** Makes problems of faults: line numbers, citations, and which card a cure takes out. */
export function finishFaults(faults: readonly Fault[]): DeckProblem[] {
  const touchesOf = countTouches(faults);
  return faults.map((fault): DeckProblem => {
    const { code, cards, message, rulings = [], edits = [], cure = DECK_CODES[code].fix } = fault;
    const lines = [...new Set(cards.flatMap(card => card.lines))].sort((a, b) => a - b);
    const leaving = chooseLeaving(fault, touchesOf);
    const takeOut = leaving.map(({ card, count }): Edit => ({ do: 'remove', ...toProblemCard(card), count }));
    const where = lines.length > 0 ? ` (${formatLines(lines)}).` : null;
    const citations = rulings.flatMap(ruling => ruling.citations);
    return makeDeckProblem(code, where ? message.replace(/\.$/, '') + where : message, {
      ...(fault.severity && { severity: fault.severity }),
      cards: cards.map(toProblemCard),
      lines,
      citations: [...new Map(citations.map(citation => [citation.rule, citation])).values()],
      caveats: [...new Set(rulings.flatMap(({ caveats }) => caveats))],
      cure: leaving.length > 0 ? `${cure}${sayLeaving(leaving, cards)}` : cure,
      edits: [...edits, ...takeOut],
    });
  });
}
