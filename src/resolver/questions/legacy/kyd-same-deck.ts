import * as z from 'zod';
import { type Experience, formatExperience } from '../../experience/index.js';
import { openFacts } from '../left-out.js';
import type { AnswerDraft, Question } from '../question.js';
import { experience, experienceIn, readExperience, WRITTEN_EXPERIENCE } from './experience-field.js';

const KYD = 'legacy/experienced/kyd';

type Facts = {
  a: string;
  b: string;
};
const COPIES = 'The rulebook’s own limits on copies of a card are not on the Legacy page.';

function draft(verdict: 'yes' | 'no', text: string): AnswerDraft {
  return { verdict, answer: `${verdict === 'yes' ? 'Yes' : 'No'}: ${text}`, steps: [{ text, rule: KYD }] };
}

function judge(a: Experience, b: Experience): AnswerDraft {
  if (a.kyd !== b.kyd)
    return draft('yes', 'One has KYD and the other has not, which makes a separate level.');
  if (a.level !== b.level) {
    const text = `The experience levels differ: ${formatExperience(a)} and ${formatExperience(b)}.`;
    return { ...draft('yes', text), caveats: [COPIES] };
  }
  const mark = a.mark?.toUpperCase() === b.mark?.toUpperCase() ? null : (a.mark ?? b.mark);
  if (a.kind !== 'none' && mark === null) {
    const kyd = a.kyd ? 'both have KYD' : 'neither has KYD';
    const caveats = ['This is about two different cards of one title, not about copies of one card.', COPIES];
    return { ...draft('no', `They have the same experience level, and ${kyd}.`), caveats };
  }
  const answer = mark
    ? `The Legacy page gives only KYD a level of its own and does not speak of "${mark}".`
    : 'Neither has Experienced, so the rulebook’s limits on copies decide, and the Legacy page does not speak of them.';
  return { verdict: 'not-covered', answer, cites: [KYD] };
}

/** Whether two cards of one title may both be in one deck, by their experience keywords. */
export const kydSameDeck: Question<Facts> = {
  id: 'legacy/kyd-same-deck',
  title: 'May two cards of one title with these experience keywords be in one deck?',
  restsOn: [KYD],
  verdicts: ['yes', 'no', 'depends', 'not-covered'],
  facts: z.strictObject({
    a: experience.optional().describe('Which experience keyword is printed on the first card ("" for none)?'),
    b: experience
      .optional()
      .describe('Which experience keyword is printed on the second card ("" for none)?'),
  }),
  example: { a: 'Experienced 2', b: 'Experienced 2 KYD' },
  asked: {
    words: 'same one deck version personality play both fit',
    when: [/\b(?:same|one|a) deck\b/, /\bkyd\b/],
    facts: [
      [
        'a',
        new RegExp(
          `\\b${WRITTEN_EXPERIENCE} (?:and|with|plus|next to) (?:an? |the )?${WRITTEN_EXPERIENCE}(?=[ ,.?!]|$)`,
        ),
        experienceIn(1),
      ],
      [
        'b',
        new RegExp(
          `\\b${WRITTEN_EXPERIENCE} (?:and|with|plus|next to) (?:an? |the )?${WRITTEN_EXPERIENCE}(?=[ ,.?!]|$)`,
        ),
        experienceIn(2),
      ],
    ],
  },
  answer({ a, b }) {
    if (a !== undefined && b !== undefined) return judge(readExperience(a), readExperience(b));
    return { needs: openFacts({ a, b }, ['a', 'b']) };
  },
};
