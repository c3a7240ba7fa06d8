/** What a Sensei's modifiers make of a Stronghold's stats: at the start, and after a change of Sensei. */
import * as z from 'zod';
import type { Step } from '../../ruling.js';
import { readNumber } from '../cue.js';
import { declareQuestion } from '../question.js';
import { stat } from './fields.js';

const CARD = 'legacy/sensei/card';
const CHANGING = 'legacy/sensei/changing';
const MODIFIER_LIMITS = 'legacy/sensei/modifier-limits';

/** Below these a Sensei's modifiers reduce nothing. */
const LIMITS = { provinceStrength: 0, goldProduction: 0, familyHonor: -19 } as const;
type Stat = keyof typeof LIMITS;
type Stats = Record<Stat, number>;
const STATS = Object.keys(LIMITS) as Stat[];
const WORDS: Record<Stat, string> = {
  provinceStrength: 'Province Strength',
  goldProduction: 'Gold Production',
  familyHonor: 'starting Family Honor',
};

/** A stat with its modifier: never reduced below the limit, nor raised to it where it starts below. */
export function applyModifier(stat: Stat, start: number, modifier: number): number {
  return Math.max(start + modifier, Math.min(start, LIMITS[stat]));
}

const formatModifier = (modifier: number) => (modifier < 0 ? String(modifier) : `+${modifier}`);

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
  const text =
    start >= LIMITS[name]
      ? `${sum} is ${result}, because ${limit}.`
      : `${sum} stays ${result}: it starts below ${LIMITS[name]}, and ${limit}.`;
  return { text, rule: MODIFIER_LIMITS };
}

function readStats(match: RegExpExecArray) {
  const [, provinceStrength, goldProduction, familyHonor] = match.map(Number);
  return { provinceStrength, goldProduction, familyHonor };
}

/** What a Stronghold's stats are with a Sensei, after the limits. */
export const senseiStats = declareQuestion({
  id: 'legacy/sensei-stats',
  title: 'What are the stats of a Stronghold with a Sensei?',
  restsOn: [CARD, MODIFIER_LIMITS],
  verdicts: ['value'],
  facts: {
    stronghold: stats.describe(
      'What are the Province Strength, Gold Production and starting Family Honor of the Stronghold?',
    ),
    sensei: stats.describe("What are the Sensei's modifiers to the same three, 0 where none is printed?"),
  },
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
  rule({ stronghold, sensei }) {
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
});

/** What becomes of Family Honor and Province Strength when a card effect changes the Sensei. */
export const senseiChange = declareQuestion({
  id: 'legacy/sensei-change',
  title: 'What are Family Honor and Province Strength after a change of Sensei?',
  restsOn: [CHANGING, MODIFIER_LIMITS],
  verdicts: ['value'],
  facts: {
    familyHonor: stat.describe("What is the player's Family Honor now?"),
    strongholdProvinceStrength: stat.describe(
      'Which Province Strength does the Stronghold have without a Sensei?',
    ),
    newProvinceStrengthModifier: stat.describe("What is the new Sensei's Province Strength modifier?"),
  },
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
  rule({ familyHonor, strongholdProvinceStrength: printed, newProvinceStrengthModifier: modifier }) {
    const provinceStrength = applyModifier('provinceStrength', printed, modifier);
    const kept = `Family Honor stays ${familyHonor}: the new Sensei's modifier does not change it.`;
    const anew = `Province Strength is counted again: ${printed} with ${formatModifier(modifier)}.`;
    const limit = `A Sensei does not reduce Province Strength below 0, so it is ${provinceStrength}.`;
    return {
      verdict: 'value',
      answer: `Family Honor stays ${familyHonor}, and Province Strength is now ${provinceStrength}.`,
      value: { familyHonor, provinceStrength },
      steps: [
        { text: kept, rule: CHANGING },
        { text: anew, rule: CHANGING },
        ...(provinceStrength === printed + modifier ? [] : [{ text: limit, rule: MODIFIER_LIMITS }]),
      ],
    };
  },
});
