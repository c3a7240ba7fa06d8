import { type Day, standingOn } from '../../knowledge/index.js';
import { joinSome } from '../../language/index.js';
import { type Judge, makeRuling, type Ruling } from '../../resolver/index.js';
import { type Catalogue, formatCard } from '../cards/index.js';
import { DECK_CODES, type DeckCode, type Severity } from '../codes.js';
import { type DeckCard, nameCopies, toProblemCard } from '../deck-card.js';
import type { Deck, Section } from '../list/index.js';
import { type DeckProblem, type Edit, formatLines, type NotCovered } from '../problem.js';

/** What a deck rule looks at. */
export interface Setting {
  judge: Judge;
  day: Day;
  deck: Deck;
  cards: readonly DeckCard[];
  catalogue: Catalogue | null;
}

/** A fault as a rule finds it; what is left out is that of its code, or of its cards. */
export interface Fault {
  code: DeckCode;
  message: string;
  cards: readonly DeckCard[];
  lines?: readonly number[];
  severity?: Severity;
  /** What it rests on. */
  rulings?: readonly Ruling[];
  cure?: string;
  edits?: readonly Edit[];
  /** Cards of which so many copies, or so many different ones, stay; the check chooses which go. */
  surplus?: { cards: readonly DeckCard[]; keep: number; unit: 'copies' | 'cards' };
}

/** A rule over whole decks: faults, and what the pages do not speak of. It asks the judge, and decides nothing on its own. */
export type DeckRule = (setting: Setting) => Promise<(Fault | NotCovered)[]> | (Fault | NotCovered)[];

/** The cards that are counted in a part of the deck. */
export function placedIn({ cards }: Pick<Setting, 'cards'>, part: Section): DeckCard[] {
  return cards.filter(({ placed }) => placed === part);
}

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

/** The edit that takes copies of a card out of the list, all of them unless it says how many. */
export function removal(card: DeckCard, count = card.count): Edit {
  return { do: 'remove', ...toProblemCard(card), count };
}

/** The edit that lists all copies of a card elsewhere. */
export function transfer(card: DeckCard, to: Section): Extract<Edit, { do: 'move' }> {
  return { do: 'move', to, type: card.type, ...toProblemCard(card) };
}

/** The copies of a surplus that a cure takes out: first of the cards that the fewest other faults touch. */
function chooseLeaving(
  { cards, keep, unit }: NonNullable<Fault['surplus']>,
  touchesOf: (card: DeckCard) => number,
  isUnusable: (card: DeckCard) => boolean,
): { card: DeckCard; count: number }[] {
  const weight = ({ count }: DeckCard) => (unit === 'copies' ? count : 1);
  let left = cards.reduce((sum, card) => sum + weight(card), 0) - keep;
  // one that may not be used at all goes before one that may; of equals the one that was listed last
  const leaving = [...cards]
    .reverse()
    .sort((a, b) => Number(isUnusable(b)) - Number(isUnusable(a)) || touchesOf(a) - touchesOf(b));
  return leaving.flatMap(card => {
    const taken = Math.min(left, weight(card));
    left -= taken;
    return taken === 0 ? [] : [{ card, count: unit === 'copies' ? taken : card.count }];
  });
}

// what tells two cards of one name apart: their lines, or their ids
function sayLeaving(leaving: ReturnType<typeof chooseLeaving>, among: readonly DeckCard[]): string {
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
  const weighty = faults.filter(({ code, severity }) => (severity ?? DECK_CODES[code].severity) !== 'note');
  const touchesOf = (card: DeckCard) => weighty.filter(({ cards }) => cards.includes(card)).length;
  const unusable = weighty.filter(
    ({ code, severity }) => code === 'deck-sensei-faction' && severity !== 'depends',
  );
  const isUnusable = (card: DeckCard) => unusable.some(({ cards }) => cards.includes(card));
  return faults.map(({ code, message, cards, severity, rulings = [], edits = [], surplus, ...fault }) => {
    const { cure = DECK_CODES[code].fix, lines = cards.flatMap(card => card.lines) } = fault;
    const sorted = [...new Set(lines)].sort((a, b) => a - b);
    const leaving = surplus ? chooseLeaving(surplus, touchesOf, isUnusable) : [];
    const where = sorted.length > 0 ? ` (${formatLines(sorted)}).` : null;
    const citations = rulings.flatMap(ruling => ruling.citations);
    return {
      code,
      severity: severity ?? DECK_CODES[code].severity,
      message: where ? message.replace(/\.$/, '') + where : message,
      cards: cards.map(toProblemCard),
      lines: sorted,
      citations: [...new Map(citations.map(citation => [citation.rule, citation])).values()],
      caveats: [...new Set(rulings.flatMap(({ caveats }) => caveats))],
      cure: leaving.length > 0 ? `${cure}${sayLeaving(leaving, cards)}` : cure,
      edits: [...edits, ...leaving.map(({ card, count }) => removal(card, count))],
    };
  });
}
