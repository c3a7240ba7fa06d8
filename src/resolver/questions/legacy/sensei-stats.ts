import * as z from 'zod';
import type { Step } from '../../ruling.js';
import { openFacts } from '../left-out.js';
import type { Question } from '../question.js';
import { stat } from './fields.js';
import { applyModifier, formatModifier, LIMITS, type Stat } from './modifier.js';

const CARD = 'legacy/sensei/card';
const MODIFIER_LIMITS = 'legacy/sensei/modifier-limits';
const STATS = Object.keys(LIMITS) as Stat[];
const WORDS: Record<Stat, string> = {
  provinceStrength: 'Province Strength',
  goldProduction: 'Gold Production',
  familyHonor: 'starting Family Honor',
};

type Stats = Record<Stat, number>;

type Facts = {
  stronghold: Stats;
  sensei: Stats;
};

const stats = z.strictObject({
  provinceStrength: stat.describe('Province Strength'),
  goldProduction: stat.describe('Gold Production'),
  familyHonor: stat.describe('Family Honor'),
});

function explain(name: Stat, start: number, modifier: number): Step {
  const result = applyModifier(name, start, modifier);
  const sum = `${WORDS[name]}: ${start} with ${formatModifier(modifier)}`;
  if (result === start + modifier) return { text: `${sum} is ${result}.`, rule: CARD };
  const limit = `a Sensei does not reduce it below ${LIMITS[name]}`;
  if (start >= LIMITS[name]) return { text: `${sum} is ${result}, for ${limit}.`, rule: MODIFIER_LIMITS };
  return {
    text: `${sum} stays ${result}: it starts below ${LIMITS[name]}, and ${limit}.`,
    rule: MODIFIER_LIMITS,
  };
}

function readStats(match: RegExpExecArray) {
  const [, provinceStrength, goldProduction, familyHonor] = match.map(Number);
  return { provinceStrength, goldProduction, familyHonor };
}

/** What a Stronghold's stats are with a Sensei, after the limits. */
export const senseiStats: Question<Facts> = {
  id: 'legacy/sensei-stats',
  title: 'What are the stats of a Stronghold with a Sensei?',
  restsOn: [CARD, MODIFIER_LIMITS],
  verdicts: ['value', 'depends'],
  facts: z.strictObject({
    stronghold: stats
      .optional()
      .describe(
        'What are the Province Strength, Gold Production and starting Family Honor of the Stronghold?',
      ),
    sensei: stats
      .optional()
      .describe("What are the Sensei's modifiers to the same three, 0 where none is printed?"),
  }),
  example: {
    stronghold: { provinceStrength: 7, goldProduction: 4, familyHonor: -18 },
    sensei: { provinceStrength: -1, goldProduction: 1, familyHonor: -3 },
  },
  asked: {
    words: 'sensei stronghold stats what starting values',
    when: [/\bsensei\b/, /\bstronghold\b/],
    facts: [
      ['stronghold', /\bstronghold\D{0,20}(\d+) ?\/ ?(\d+) ?\/ ?(-?\d+)/, readStats],
      ['sensei', /\bsensei\D{0,20}?([+-]?\d+) ?\/ ?([+-]?\d+) ?\/ ?([+-]?\d+)/, readStats],
    ],
  },
  answer({ stronghold, sensei }) {
    if (stronghold === undefined || sensei === undefined) {
      return { needs: openFacts({ stronghold, sensei }, ['stronghold', 'sensei']) };
    }
    const value = Object.fromEntries(
      STATS.map(name => [name, applyModifier(name, stronghold[name], sensei[name])]),
    ) as Stats;
    return {
      verdict: 'value',
      answer: `With the Sensei: ${STATS.map(name => `${WORDS[name]} ${value[name]}`).join(', ')}.`,
      value,
      steps: STATS.map(name => explain(name, stronghold[name], sensei[name])),
    };
  },
};
