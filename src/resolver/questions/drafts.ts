/** Rulings that several questions word alike. */
import type { Verdict } from '../../knowledge/index.js';
import { type Day, formatDay, formatSentence } from '../../language/index.js';
import type { Step } from '../ruling.js';
import type { AnswerDraft } from './question.js';

/** A ruling with its proof. */
type Proved<Given extends Verdict> = AnswerDraft<Given> & { steps: Step[] };

/** A yes or no for one reason, a whole sentence: "Yes: The Sensei lists it." */
export function sayVerdict<Given extends 'yes' | 'no'>(
  verdict: Given,
  text: string,
  rule: string,
): Proved<Given> {
  return { verdict, answer: `${verdict === 'yes' ? 'Yes' : 'No'}: ${text}`, steps: [{ text, rule }] };
}

/** A no for one reason without its full stop: "No: a card is used once." */
export function sayNo(why: string, rule: string): Proved<'no'> {
  return { verdict: 'no', answer: `No: ${why}.`, steps: [{ text: formatSentence(why), rule }] };
}

/** What rests on lost words: `Zombies counted as Undead`. */
export function sayLost(what: string, day: Day, steps: Step[]): AnswerDraft<'unknown'> {
  const answer = `Unknown: the wording that decides whether ${what} on ${formatDay(day)} is lost.`;
  return { verdict: 'unknown', answer, steps };
}
