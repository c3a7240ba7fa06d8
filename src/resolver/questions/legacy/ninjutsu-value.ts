import * as z from 'zod';
import type { AnswerDraft, Question } from '../question.js';
import { count } from './fields.js';
import { ruleOrAsk } from './left-out.js';

const RULE = 'legacy/glossary/ninjutsu';

type Facts = {
  ninjutsu: number;
};

function ruleFaceDown({ ninjutsu }: Facts): AnswerDraft {
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

function rulePrice({ ninjutsu }: Facts): AnswerDraft {
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

/** A question that hangs on the Ninjutsu value alone. */
function askValue(id: string, title: string, rule: (facts: Facts) => AnswerDraft): Question<Facts> {
  return {
    id,
    title,
    restsOn: [RULE],
    verdicts: ['value', 'depends'],
    facts: z.strictObject({
      ninjutsu: count.optional().describe('Which Ninjutsu value stands on his face-up side?'),
    }),
    example: { ninjutsu: 3 },
    answer: facts => ruleOrAsk(facts, { ninjutsu: [0, 1] }, rule),
  };
}

/** What a Ninjutsu Personality is while he is face-down, in play or in a Province. */
export const ninjutsuFaceDown = askValue(
  'legacy/ninjutsu-face-down',
  'What are the stats and keywords of a face-down Ninjutsu Personality?',
  ruleFaceDown,
);

/** What a player pays to turn a face-down Ninjutsu Personality in play face-up. */
export const ninjutsuGold = askValue(
  'legacy/ninjutsu-gold',
  'How much Gold does it cost to turn a face-down Ninjutsu Personality face-up?',
  rulePrice,
);
