import type { Citation } from '../resolver/index.js';
import { DECK_CODES } from './codes.js';
import { type DeckCard, nameOf, toProblemCard } from './deck-card.js';
import { type DeckProblem, type Edit, formatLines, joinWords } from './problem.js';
import type { Fault } from './rules/index.js';

/** How many other faults touch each card: a cure takes out the card that mends nothing else. */
function countTouches(faults: readonly Fault[]): (card: DeckCard) => number {
  const touches = new Map<DeckCard, number>();
  const weighty = faults.filter(({ code, severity }) => (severity ?? DECK_CODES[code].severity) !== 'note');
  for (const card of weighty.flatMap(({ cards }) => cards)) touches.set(card, (touches.get(card) ?? 0) + 1);
  return card => touches.get(card) ?? 0;
}

function chooseSurplus(
  { cards, keep, unit }: NonNullable<Fault['surplus']>,
  touchesOf: (card: DeckCard) => number,
): { card: DeckCard; count: number }[] {
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

function sayLeaving(leaving: readonly { card: DeckCard; count: number }[]): string {
  const named = leaving.map(({ card, count }) => (count === 1 ? nameOf(card) : `${count} ${nameOf(card)}`));
  return ` For instance, take out ${joinWords(named)}.`;
}

function citationsOf({ rulings }: Fault): Citation[] {
  const citations = rulings.flatMap(ruling => ruling.citations);
  return [...new Map(citations.map(citation => [citation.rule, citation])).values()];
}

/** Makes problems of faults: line numbers, citations, and which card a cure takes out. */
export function finishFaults(faults: readonly Fault[]): DeckProblem[] {
  const touchesOf = countTouches(faults);
  return faults.map((fault): DeckProblem => {
    const { code, cards, cure, surplus } = fault;
    const lines = [...new Set(cards.flatMap(card => card.lines))].sort((a, b) => a - b);
    const leaving = surplus ? chooseSurplus(surplus, touchesOf) : [];
    const takeOut = leaving.map(({ card, count }): Edit => ({ do: 'remove', ...toProblemCard(card), count }));
    return {
      code,
      severity: fault.severity ?? DECK_CODES[code].severity,
      message:
        lines.length > 0 ? `${fault.message.replace(/\.$/, '')} (${formatLines(lines)}).` : fault.message,
      cards: cards.map(toProblemCard),
      lines,
      citations: citationsOf(fault),
      caveats: [...new Set(fault.rulings.flatMap(({ caveats }) => caveats))],
      cure: leaving.length > 0 ? `${cure}${sayLeaving(leaving)}` : cure,
      edits: [...fault.edits, ...takeOut],
    };
  });
}
