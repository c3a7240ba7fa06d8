import * as z from 'zod';
import { formatDay } from '../../../knowledge/index.js';
import type { AnswerDraft, Question, QuestionContext } from '../question.js';
import { count, stat } from './fields.js';
import { ruleOrAsk } from './left-out.js';

const RULE = 'legacy/glossary/double-chi';

type Facts = {
  stat: number;
  focusValues: number[];
  doubleChi: boolean;
};

function rule({ stat, focusValues, doubleChi }: Facts, { standing, day }: QuestionContext): AnswerDraft {
  const focused = focusValues.reduce((total, value) => total + value, 0);
  const once = stat + focused;
  const total = (value: number, why: string, text: string): AnswerDraft => ({
    verdict: 'value',
    value,
    answer: `The total is ${value}${why}.`,
    steps: [{ text, rule: RULE }],
  });
  if (!doubleChi) {
    return total(
      once,
      '',
      `Only Double Chi adds Focus Values twice; here it is ${stat} + ${focused} = ${once}.`,
    );
  }
  const status = standing(RULE)?.status;
  if (status === 'unrecorded' && focused > 0) {
    const answer = `The record does not tell: the words on Double Chi as they stood on ${formatDay(day)} are lost.`;
    return { verdict: 'unknown', answer, cites: [RULE] };
  }
  if (status !== 'in-force') {
    return {
      ...total(
        once,
        ', for on this day no rule adds Focus Values twice',
        `The rule on Double Chi was not in force on ${formatDay(day)}, so it is ${stat} + ${focused} = ${once}.`,
      ),
      caveats: ["What a card's own text said of Double Chi at that time is not on the page."],
    };
  }
  const twice = stat + 2 * focused;
  return total(
    twice,
    ', for each Focus Value is added twice',
    `Double Chi adds each Focus Value twice, and the stat itself once: ${stat} + 2 × ${focused} = ${twice}.`,
  );
}

/** A Personality's score in a duel: the stat, and the Focus Values of his focused cards once or twice. */
export const duelTotal: Question<Facts> = {
  id: 'legacy/duel-total',
  title: "What is a Personality's total in a duel?",
  restsOn: [RULE],
  everyDay: true,
  verdicts: ['value', 'depends'],
  facts: z.strictObject({
    stat: stat.optional().describe('What is the stat that the duel compares (as a rule Chi)?'),
    focusValues: z
      .array(count)
      .max(100)
      .optional()
      .describe('What are the Focus Values of the cards he focused?'),
    doubleChi: z.boolean().optional().describe('Does the Personality have the keyword Double Chi?'),
  }),
  example: { stat: 4, focusValues: [3, 2], doubleChi: true },
  answer: (facts, context) =>
    ruleOrAsk(facts, { stat: [0, 1], focusValues: [[], [1]], doubleChi: [false, true] }, complete =>
      rule(complete, context),
    ),
};
