import {
  type ChangeTag,
  type Day,
  formatDay,
  isWholeRule,
  type RuleDocument,
  type Status,
  standingOn,
} from '../knowledge/index.js';

/** What may be said of a rule as of a day: its status, one sentence, and the text to take a snippet from. */
export interface AnswerOnDay {
  status: Status;
  answer: string;
  text: string;
}

function changesRuling({ actions }: ChangeTag): boolean {
  return actions.some(action => action !== 'clarified' && action !== 'merged');
}

/**
 * One sentence for the rule as of a day. Where the words of that day are not today's, today's are not given: neither
 * before a rule was added, nor before its words were changed.
 */
export function answerOn(document: RuleDocument, day: Day): AnswerOnDay {
  const { status, wording } = standingOn(document, day);
  if (wording) return { status, answer: wording.answer, text: wording.text };
  const tags = document.tags.filter(tag => isWholeRule(document, tag) && changesRuling(tag));
  const next = tags.find(tag => tag.day > day);
  // no wording and no later change: the rule has ended for good, and its document is written to be read after its end
  if (!next) {
    const { day: end } = tags[tags.length - 1] as ChangeTag;
    return {
      status,
      answer: `This rule ended on ${formatDay(end)}. ${document.answer}`,
      text: document.text,
    };
  }
  const then = `it was ${next.actions.join(' and ')} on ${formatDay(next.day)}.`;
  const lost = `What this rule said on ${formatDay(day)} is not on record: ${then}`;
  const answer = status === 'unrecorded' ? lost : `This was no rule on ${formatDay(day)}: ${then}`;
  return { status, answer, text: answer };
}
