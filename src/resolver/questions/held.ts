import {
  type Day,
  formatDay,
  type RuleDocument,
  type Standing,
  type Wording,
} from '../../knowledge/index.js';
import { endedOn } from '../ended-on.js';
import type { AnswerDraft } from './question.js';

/**
 * The ruling for a day on which a question's rule did not hold in the words that the question is made from; null where
 * it did. Lost words are `unknown`; a rule that did not stand is `not-covered`.
 */
export function ruleUnheld(
  document: RuleDocument,
  made: Wording,
  standing: Standing,
  day: Day,
): AnswerDraft | null {
  const { status, wording } = standing;
  const name = `"${document.title}"`;
  const on = formatDay(day);
  const cites = [document.id];
  if (status === 'unrecorded') {
    const answer = `The record does not tell: the words of ${name} as it stood on ${on} are lost.`;
    return { verdict: 'unknown', answer, cites };
  }
  if (status !== 'in-force') {
    // an end is told by its own day, so that the sentence is right for today as well
    const answer =
      status === 'ended'
        ? `No rule on this: ${name} ended on ${formatDay(endedOn(document, day))}.`
        : `No rule on this: ${name} was not yet in force on ${on}.`;
    return { verdict: 'not-covered', answer, cites };
  }
  if (!wording || wording === made) return null;
  const answer = `On ${on} ${name} stood in earlier words, and what they make of this question is not worked out.`;
  return { verdict: 'unknown', answer, steps: [{ text: wording.answer, rule: document.id }] };
}
