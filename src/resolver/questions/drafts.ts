/** Rulings that several questions word alike. */
import type { Verdict } from '../../knowledge/index.js';
import { type Day, formatDay, formatSentence, joinAnd } from '../../language/index.js';
import type { Counted } from '../keywords/index.js';
import { eachOnce, type Step } from '../ruling.js';
import type { AnswerDraft } from './question.js';

/** The steps of a proof that rest on one rule. */
export function stepsBy(rule: string, ...texts: string[]): Step[] {
  return texts.map(text => ({ text, rule }));
}

/** A ruling with its proof. */
type Proved<Given extends Verdict> = AnswerDraft<Given> & { steps: Step[] };

/** A value, and the steps of its proof by one rule. */
export function sayValue(value: unknown, answer: string, rule: string, ...texts: string[]): Proved<'value'> {
  return { verdict: 'value', value, answer, steps: stepsBy(rule, ...texts) };
}

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

/** Of a card, whether it counts as a keyword is not settled: the words are lost, or it counts in some circumstances only. */
export interface Unsettled {
  card: string;
  keyword: string;
  counted: Counted;
}

/** What rests on keywords that are not settled. Lost words go first: no circumstance brings them back. */
export function sayUnsettled(
  open: readonly Unsettled[],
  text: Step,
  day: Day,
): AnswerDraft<'unknown' | 'depends'> {
  const lost = open.filter(({ counted }) => counted.verdict === 'unknown');
  const pairs = (counted: string, of: readonly Unsettled[]) =>
    joinAnd(of.map(({ card, keyword }) => `${card} ${counted} ${keyword}`));
  const steps = [text, ...eachOnce(open.flatMap(({ counted }) => counted.steps))];
  if (lost.length > 0) {
    const what = pairs('counted as', lost);
    const answer = `Unknown: the wording that decides whether ${what} on ${formatDay(day)} is lost.`;
    return { verdict: 'unknown', answer, steps };
  }
  const when = steps.slice(1).map(step => step.text);
  return {
    verdict: 'depends',
    answer: `It depends on whether ${pairs('counts as', open)}. ${when.join(' ')}`,
    steps,
  };
}
