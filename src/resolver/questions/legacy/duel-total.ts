import * as z from 'zod';
import { formatDay } from '../../../knowledge/index.js';
import { readNumber, readNumbers } from '../cue.js';
import { ruleOrAsk } from '../left-out.js';
import type { AnswerDraft, Question, QuestionContext } from '../question.js';
import { count, stat } from './fields.js';

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
  const status = standing(RULE)?.status;
  if (status === 'in-force') {
    if (!doubleChi) {
      return total(
        once,
        '',
        `Only Double Chi adds Focus Values twice; here it is ${stat} + ${focused} = ${once}.`,
      );
    }
    const twice = stat + 2 * focused;
    return total(
      twice,
      ', for each Focus Value is added twice',
      `Double Chi adds each Focus Value twice, and the stat itself once: ${stat} + 2 × ${focused} = ${twice}.`,
    );
  }
  const on = formatDay(day);
  if (status === 'unrecorded' && doubleChi && focused > 0) {
    const answer = `A rule on Double Chi existed on ${on}, but its wording then is lost.`;
    return { verdict: 'unknown', answer, cites: [RULE] };
  }
  const ownText = 'The page does not give the text that cards had on Double Chi at that time.';
  return {
    ...total(
      once,
      '',
      `On ${on} no rule on record added Focus Values twice, so it is ${stat} + ${focused} = ${once}.`,
    ),
    caveats: doubleChi ? [ownText] : [],
  };
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
  asked: {
    words: 'duel total focus focuses focused focusing chi stat what value values',
    when: [/\bduel/, /\bfocus/],
    needs: ['focusValues'],
    facts: [
      ['doubleChi', /\b(?:no|without|not have) double chi\b/, false],
      ['doubleChi', /\bdouble chi\b/, true],
      ['stat', /\b(?:chi|stat) (?:of |is )?(\d+)\b|\b(\d+) ?c(?:hi)?\b/, readNumber],
      [
        'focusValues',
        /\bfocus(?:es|ed|ing)? (?:values? |cards? )?(?:of |are |is |with )?(\d+(?:(?:, ?| and |, and | ?\+ ?)\d+)*)/,
        readNumbers,
      ],
    ],
  },
  answer(facts, context) {
    const held = context.standing(RULE)?.status === 'in-force';
    const doubleChi = held ? ([false, true] as const) : ([true, false] as const);
    return ruleOrAsk(facts, { stat: [0, 1], focusValues: [[], [1]], doubleChi }, complete =>
      rule(complete, context),
    );
  },
};
