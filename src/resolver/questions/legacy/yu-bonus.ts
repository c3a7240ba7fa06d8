import { readNumber } from '../cue.js';
import { type AnswerDraft, declareQuestion } from '../question.js';
import { count } from './fields.js';

const RULE = 'legacy/glossary/yu';

function rule({ yu, bonus }: { yu: number | null; bonus: number }): AnswerDraft<'value'> {
  if (yu !== null) {
    return {
      verdict: 'value',
      value: yu + bonus,
      answer: `Yu ${yu + bonus}.`,
      steps: [
        { text: `The card has Yu already, so the bonus is added to it: ${yu} + ${bonus}.`, rule: RULE },
      ],
    };
  }
  return {
    verdict: 'value',
    value: bonus,
    answer: `Yu ${bonus}, and the card has no Yu any more when the bonus ends.`,
    steps: [
      { text: `A card without Yu first gains Yu 0, and then the bonus: 0 + ${bonus}.`, rule: RULE },
      { text: 'It keeps that Yu 0 only for as long as the bonus lasts.', rule: RULE },
    ],
    caveats: ['An earlier rule gave the Yu 0 for good; the page does not say until when.'],
  };
}

/** The Yu value of a card that is given a bonus to it. */
export const yuBonus = declareQuestion({
  id: 'legacy/yu-bonus',
  title: 'What Yu value does a card have after a bonus?',
  restsOn: [RULE],
  verdicts: ['value'],
  facts: {
    yu: count.nullable().describe('What is its Yu value before the bonus (none if it has no Yu)?'),
    bonus: count.describe('How large is the bonus to its Yu value?'),
  },
  example: { yu: null, bonus: 2 },
  asked: {
    words: 'yu bonus guy personality card what get gets give gives',
    when: [/\byu\b/, /\bbonus\b|\+\d+/],
    facts: [
      ['bonus', /\bbonus of \+?(\d+)\b|\+(\d+)(?: bonus)?\b/, readNumber],
      ['yu', /\b(?:without|no|not have) (?:any )?yu\b/, null],
      ['yu', /\byu (?:of |value )?(\d+)\b/, readNumber],
    ],
  },
  samples: () => ({ yu: [null, 1], bonus: [0, 1] }),
  rule,
});
