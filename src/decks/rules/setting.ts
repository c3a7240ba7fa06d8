import { type Day, standingOn } from '../../knowledge/index.js';
import { type Judge, makeRuling, type Ruling } from '../../resolver/index.js';
import type { Catalogue } from '../cards/index.js';
import { DECK_CODES, type DeckCode, type Severity } from '../codes.js';
import { type DeckCard, toProblemCard } from '../deck-card.js';
import type { Deck } from '../list/index.js';
import type { Edit, NotCovered } from '../problem.js';

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
