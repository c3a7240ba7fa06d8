import { type Day, standingOn } from '../../knowledge/index.js';
import { joinSome } from '../../language/index.js';
import { type Judge, makeRuling, type Ruling } from '../../resolver/index.js';
import { type Catalogue, formatCard } from '../cards/index.js';
import { DECK_CODES, type DeckCode, type Severity } from '../codes.js';
import { type DeckCard, nameCopies, toProblemCard } from '../deck-card.js';
import type { Deck } from '../list/index.js';
import { type DeckProblem, type Edit, formatLines, makeDeckProblem, type NotCovered } from '../problem.js';

/** What a deck rule looks at. */
export interface Setting {
  judge: Judge;
  day: Day;
  deck: Deck;
  cards: readonly DeckCard[];
  catalogue: Catalogue | null;
}

/** A fault as a rule finds it. */
export interface Fault {
  code: DeckCode;
  message: string;
  cards: readonly DeckCard[];
  /** Where it is not the code's own. */
  severity?: Severity;
  /** What it rests on. */
  rulings?: readonly Ruling[];
  /** Where it is not the code's own. */
  cure?: string;
  edits?: readonly Edit[];
  /** Cards of which any one group may go; the first whose removal fixes no other fault goes. */
  either?: readonly (readonly DeckCard[])[];
  /** Cards of which so many copies, or so many different ones, stay; the check chooses which go. */
  surplus?: { cards: readonly DeckCard[]; keep: number; unit: 'copies' | 'cards' };
}

/** A rule over whole decks: faults, and what the pages do not speak of. It asks the judge, and decides nothing on its own. */
export type DeckRule = (setting: Setting) => Promise<(Fault | NotCovered)[]> | (Fault | NotCovered)[];

/** Asks the judge. Null where the corpus cannot answer: then the rule is not there to be broken. */
export async function ask(setting: Setting, id: string, facts: object): Promise<Ruling | null> {
  const answer = await setting.judge.answer(id, facts, setting.day);
  return answer.ok ? answer.value : null;
}

/**
 * What follows from a rule that is no question: a ruling of `no` where it is in force, `unknown` where its words of
 * that day are lost. Null where it did not hold, or the corpus does not have it.
 */
export function applyRule({ judge, day }: Setting, rule: string, text: string): Ruling | null {
  const document = judge.corpus.byId.get(rule);
  const status = document && standingOn(document, day).status;
  if (status !== 'in-force' && status !== 'unrecorded') return null;
  const verdict = status === 'in-force' ? 'no' : 'unknown';
  return makeRuling(judge.corpus, day, { question: '', verdict, answer: text, steps: [{ text, rule }] });
}

/** A ruling of `no` is a fault, one that depends or is not on record leaves it open; anything else is none. */
export function severityOf(ruling: Ruling | null): 'error' | 'depends' | null {
  if (ruling?.verdict === 'no') return 'error';
  return ruling?.verdict === 'depends' || ruling?.verdict === 'unknown' ? 'depends' : null;
}

/** The fault that a ruling makes, an error only where the ruling is a plain no; none where it forbids nothing. */
export function faultOf(ruling: Ruling | null, fault: Fault): Fault[] {
  const ruled = severityOf(ruling);
  if (!ruling || !ruled) return [];
  const { severity } = DECK_CODES[fault.code];
  return [{ severity: severity === 'error' ? ruled : severity, rulings: [ruling], ...fault }];
}

/** The edit that takes all copies of a card out of the list. */
export function removal(card: DeckCard): Edit {
  return { do: 'remove', ...toProblemCard(card) };
}

/** The edit that lists all copies of a card elsewhere. */
export function transfer(card: DeckCard, to: DeckCard['section']): Extract<Edit, { do: 'move' }> {
  return { do: 'move', to, type: card.type, ...toProblemCard(card) };
}

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
