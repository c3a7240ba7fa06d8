import * as z from 'zod';
import { readNumber } from '../cue.js';
import { openFacts } from '../left-out.js';
import type { Question } from '../question.js';
import { stat } from './fields.js';
import { applyModifier, formatModifier } from './modifier.js';

const CHANGING = 'legacy/sensei/changing';
const MODIFIER_LIMITS = 'legacy/sensei/modifier-limits';

const NAMES = ['familyHonor', 'strongholdProvinceStrength', 'newProvinceStrengthModifier'] as const;

type Facts = {
  familyHonor: number;
  strongholdProvinceStrength: number;
  newProvinceStrengthModifier: number;
};

/** What becomes of Family Honor and Province Strength when a card effect changes the Sensei. */
export const senseiChange: Question<Facts> = {
  id: 'legacy/sensei-change',
  title: 'What are Family Honor and Province Strength after a change of Sensei?',
  restsOn: [CHANGING, MODIFIER_LIMITS],
  verdicts: ['value', 'depends'],
  facts: z.strictObject({
    familyHonor: stat.optional().describe("What is the player's Family Honor now?"),
    strongholdProvinceStrength: stat
      .optional()
      .describe('Which Province Strength does the Stronghold have without a Sensei?'),
    newProvinceStrengthModifier: stat
      .optional()
      .describe("What is the new Sensei's Province Strength modifier?"),
  }),
  example: { familyHonor: 12, strongholdProvinceStrength: 7, newProvinceStrengthModifier: -1 },
  asked: {
    words:
      'sensei new change changed changes swap swapped switch switched stronghold honor honour family province strength what modifier get gets',
    when: [/\bsensei\b/, /\b(?:new|change[sd]?|changing|swap\w*|switch\w*|replace\w*|another)\b/],
    facts: [
      [
        'familyHonor',
        /\b(?:family )?honou?r (?:of |is |was |at )?(-?\d+)|\b(?:have|at) (-?\d+) (?:family )?honou?r\b/,
        readNumber,
      ],
      [
        'strongholdProvinceStrength',
        /\bstronghold(?:'s)? (?:has |with |of )?(?:province strength (?:of |is )?)?(\d+)(?: province strength)?/,
        readNumber,
      ],
      [
        'newProvinceStrengthModifier',
        /\bmodifier (?:of |is )?([+-]?\d+)|([+-]\d+) province strength\b/,
        readNumber,
      ],
    ],
  },
  answer(facts) {
    const { familyHonor, strongholdProvinceStrength: printed, newProvinceStrengthModifier: modifier } = facts;
    if (familyHonor === undefined || printed === undefined || modifier === undefined) {
      return { needs: openFacts(facts, NAMES) };
    }
    const provinceStrength = applyModifier('provinceStrength', printed, modifier);
    const steps = [
      {
        text: `Family Honor stays ${familyHonor}: the new Sensei's modifier does not touch it.`,
        rule: CHANGING,
      },
      {
        text: `Province Strength is counted anew: ${printed} with ${formatModifier(modifier)}.`,
        rule: CHANGING,
      },
    ];
    if (provinceStrength !== printed + modifier) {
      const text = `A Sensei does not reduce Province Strength below 0, so it is ${provinceStrength}.`;
      steps.push({ text, rule: MODIFIER_LIMITS });
    }
    return {
      verdict: 'value',
      answer: `Family Honor stays ${familyHonor}, and Province Strength is now ${provinceStrength}.`,
      value: { familyHonor, provinceStrength },
      steps,
    };
  },
};
