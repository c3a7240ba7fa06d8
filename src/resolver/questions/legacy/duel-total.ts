import * as z from 'zod';
import { formatDay } from '../../../knowledge/index.js';
import { readNumber, readNumbers } from '../cue.js';
import { type AnswerDraft, declareQuestion } from '../question.js';
import { count, stat } from './fields.js';

const RULE = 'legacy/glossary/double-chi';

/** A Personality's score in a duel: the stat, and the Focus Values of the focused cards once or twice. */
export const duelTotal = declareQuestion({
  id: 'legacy/duel-total',
  title: "What is a Personality's total in a duel?",
  restsOn: [RULE],
  everyDay: true,
  verdicts: ['value'],
  facts: {
    stat: stat.describe('What is the stat that the duel compares (usually Chi)?'),
    focusValues: z.array(count).max(100).describe('What are the Focus Values of the cards they focused?'),
    doubleChi: z.boolean().describe('Does the Personality have the keyword Double Chi?'),
  },
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
  samples(_, { standing }) {
    const inForce = standing(RULE)?.status === 'in-force';
    return { stat: [0, 1], focusValues: [[], [1]], doubleChi: inForce ? [false, true] : [true, false] };
  },
  rule({ stat, focusValues, doubleChi }, { standing, day }) {
    const focused = focusValues.reduce((total, value) => total + value, 0);
    const once = `${stat} + ${focused} = ${stat + focused}`;
    const total = (value: number, why: string, text: string): AnswerDraft<'value'> => ({
      verdict: 'value',
      value,
      answer: `The total is ${value}${why}.`,
      steps: [{ text, rule: RULE }],
    });
    if (standing(RULE)?.status === 'in-force') {
      if (!doubleChi) {
        return total(stat + focused, '', `Only Double Chi adds Focus Values twice; here it is ${once}.`);
      }
      const twice = stat + 2 * focused;
      const text = `Double Chi adds each Focus Value twice, and the stat once: ${stat} + 2 × ${focused} = ${twice}.`;
      return total(twice, ', because each Focus Value is added twice', text);
    }
    const text = `On ${formatDay(day)} no known rule added Focus Values twice, so it is ${once}.`;
    const caveat = 'The page does not give the text that cards had on Double Chi at that time.';
    return { ...total(stat + focused, '', text), caveats: doubleChi ? [caveat] : [] };
  },
});
