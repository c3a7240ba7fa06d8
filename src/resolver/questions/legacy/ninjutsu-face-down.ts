import * as z from 'zod';
import type { AnswerDraft, Question } from '../question.js';
import { count } from './fields.js';
import { ruleOrAsk } from './left-out.js';

const RULE = 'legacy/glossary/ninjutsu';

type Facts = {
  ninjutsu: number;
};

function rule({ ninjutsu }: Facts): AnswerDraft {
  return {
    verdict: 'value',
    value: {
      force: 2,
      chi: 3,
      honorRequirement: '-',
      goldCost: 4,
      personalHonor: 0,
      keywords: ['Ninja', `Ninjutsu ${ninjutsu}`],
    },
    answer: `2F, 3C, Honor Requirement -, Gold Cost 4, Personal Honor 0, with Ninja and Ninjutsu ${ninjutsu}.`,
    steps: [
      { text: 'Every face-down Ninjutsu Personality has the same stats, and Ninja.', rule: RULE },
      { text: `He stays a Ninjutsu Personality; the ${ninjutsu} is read from his face-up side.`, rule: RULE },
    ],
  };
}

/** What a Ninjutsu Personality is while he is face-down, in play or in a Province. */
export const ninjutsuFaceDown: Question<Facts> = {
  id: 'legacy/ninjutsu-face-down',
  title: 'What are the stats and keywords of a face-down Ninjutsu Personality?',
  restsOn: [RULE],
  verdicts: ['value', 'depends'],
  facts: z.strictObject({
    ninjutsu: count.optional().describe('Which Ninjutsu value stands on his face-up side?'),
  }),
  example: { ninjutsu: 3 },
  answer: facts => ruleOrAsk(facts, { ninjutsu: [0, 1] }, rule),
};
