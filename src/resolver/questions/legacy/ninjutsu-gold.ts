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
    value: ninjutsu,
    answer: `It costs ${ninjutsu} Gold, as much as his Ninjutsu value.`,
    steps: [
      {
        text: 'As an Open action, a player may pay Gold equal to his Ninjutsu value to turn him.',
        rule: RULE,
      },
      { text: 'The Reaction to an action that targets him costs the same.', rule: RULE },
    ],
  };
}

/** What a player pays to turn a face-down Ninjutsu Personality in play face-up. */
export const ninjutsuGold: Question<Facts> = {
  id: 'legacy/ninjutsu-gold',
  title: 'How much Gold does it cost to turn a face-down Ninjutsu Personality face-up?',
  restsOn: [RULE],
  verdicts: ['value', 'depends'],
  facts: z.strictObject({
    ninjutsu: count.optional().describe('Which Ninjutsu value stands on his face-up side?'),
  }),
  example: { ninjutsu: 3 },
  answer: facts => ruleOrAsk(facts, { ninjutsu: [0, 1] }, rule),
};
