/** What a Sensei's modifiers make of a Stronghold's stats: at the start, and after a change of Sensei. */
import * as z from 'zod';
import type { Sentence } from '../../../language/index.js';
import type { Step } from '../../ruling.js';
import { stepsBy } from '../drafts.js';
import { declareQuestion, type FactsRead } from '../question.js';
import { lineOf } from '../read.js';
import { stat } from './fields.js';

const CARD = 'legacy/sensei/card';
const CHANGING = 'legacy/sensei/changing';
const MODIFIER_LIMITS = 'legacy/sensei/modifier-limits';

interface Stat {
  words: string;
  /** Below this a Sensei's modifiers reduce nothing. */
  limit: number;
  /** How people name it. */
  named: RegExp;
}
const STATS = {
  provinceStrength: { words: 'Province Strength', limit: 0, named: /\b(?:province|strength)\b/ },
  goldProduction: { words: 'Gold Production', limit: 0, named: /\bgold\b/ },
  familyHonor: { words: 'starting Family Honor', limit: -19, named: /\b(?:family|starting|honor)\b/ },
} as const satisfies Record<string, Stat>;
type StatName = keyof typeof STATS;
const NAMES = Object.keys(STATS) as StatName[];

/** A stat with its modifier: never reduced below the limit, nor raised to it where it starts below. */
export function applyModifier(stat: StatName, start: number, modifier: number): number {
  return Math.max(start + modifier, Math.min(start, STATS[stat].limit));
}

const formatModifier = (modifier: number) => (modifier < 0 ? String(modifier) : `+${modifier}`);

const stats = z.strictObject({
  provinceStrength: stat.describe('Province Strength'),
  goldProduction: stat.describe('Gold Production'),
  familyHonor: stat.describe('Family Honor'),
});

function explain(name: StatName, start: number, modifier: number): Step {
  const { words, limit } = STATS[name];
  const result = applyModifier(name, start, modifier);
  const sum = `${words}: ${start} with ${formatModifier(modifier)}`;
  if (result === start + modifier) return { text: `${sum} is ${result}.`, rule: CARD };
  const why = `a Sensei does not reduce it below ${limit}`;
  const text =
    start >= limit
      ? `${sum} is ${result}, because ${why}.`
      : `${sum} stays ${result}: it starts below ${limit}, and ${why}.`;
  return { text, rule: MODIFIER_LIMITS };
}

/** Reads three numbers: in the order of their names, or in that of the card. */
function readTriple(tokens: Sentence['tokens'], from: number, to: number) {
  const used = tokens.flatMap(({ number, unit }, at) =>
    number !== null && unit === '' && at >= from && at < to ? [at] : [],
  );
  const line = lineOf(tokens.slice(from, to));
  const placeOf = (name: StatName) => line.search(STATS[name].named);
  const named = NAMES.filter(name => placeOf(name) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  if (used.length !== 3 || named.length === 2) return null;
  const order = named.length === 3 ? named : NAMES;
  const stats = Object.fromEntries(order.map((stat, index) => [stat, tokens[used[index] as number]?.number]));
  return { stats, names: named.join(), used };
}

/** Reads the three stats of the Stronghold and of the Sensei: those behind each noun, or before it. */
function readStats({ tokens }: Sentence): FactsRead | null {
  const nouns = ['stronghold', 'sensei']
    .map(fact => ({ fact, at: tokens.findIndex(({ stem }) => stem === fact) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const read = nouns.flatMap(({ fact, at }, index) => {
    // "8/4/5 stronghold, -1/0/+2 sensei": the numbers stand before their noun
    const behind = readTriple(tokens, at, nouns[index + 1]?.at ?? tokens.length);
    const found = behind ?? readTriple(tokens, nouns[index - 1]?.at ?? 0, at);
    return found ? [{ fact, ...found }] : [];
  });
  // bare numbers beside names in another order than the card's may follow that order
  const isMixed =
    read.some(({ names }) => names === '') &&
    read.some(({ names }) => names.includes(',') && names !== NAMES.join());
  if (read.length === 0 || isMixed) return null;
  return {
    facts: Object.fromEntries(read.map(({ fact, stats }) => [fact, stats])),
    used: read.flatMap(({ used }) => used),
  };
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
  ways: {
    asked: [
      'stronghold 6/4/2 with sensei -1/+1/-3',
      'what are my stronghold stats with a sensei',
      'stronghold has 7 province strength 4 gold production 5 honor, sensei is +1 -1 +2, what do i get',
      'my stronghold is 8 ps, 5 gp, 3 fh and my sensei gives -2/0/+1',
      'what are province strength, gold production and family honor after a sensei of -9 -6 -25',
      'can a sensei take my starting honor below -19',
    ],
    about:
      'stronghold + sensei / sensei + modifier|starting|below|reduce|stat|stats / province strength + sensei',
    turns: 'change / new / reveal / faction / deck',
    also:
      'stronghold / sensei / province strength / gold production / family honor / ' +
      'starting (family) honor / end (result|up) / gold / honor / which|what / together / plus / makes',
    read: readStats,
  },
  rule({ stronghold, sensei }) {
    const results = NAMES.map(name => [name, applyModifier(name, stronghold[name], sensei[name])] as const);
    return {
      verdict: 'value',
      answer: `With the Sensei: ${results.map(([name, result]) => `${STATS[name].words} ${result}`).join(', ')}.`,
      value: Object.fromEntries(results),
      steps: NAMES.map(name => explain(name, stronghold[name], sensei[name])),
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
  ways: {
    asked: [
      'i change sensei, family honor 5, stronghold province strength 7, new sensei has -2, what happens',
      'new sensei: family honor 5, stronghold 7, modifier -2',
      'if i change sensei do i gain honor',
      'a card swaps my sensei mid game, what is my honor and province strength',
      'what happens to my province strength when my sensei changes to one with +1 ps',
      'my honor is 12, base province strength 6, i switch to a sensei with -1 province strength',
    ],
    about: 'sensei + change|swap|switch|new|replace|exchange|different',
    turns: 'reveal / faction / deck / use',
    also:
      'sensei / modifier / during the game / family honor / province strength / stronghold / base / ' +
      'both / effect / now / what / the one / am i on / gives / after (that|this|it) / ' +
      'without (a) sensei / on its own|alone / where|what do i end up / result',
    facts: {
      familyHonor: {
        number:
          'my|his (family) honor (of|is|at|now) <n> (now) / family honor (of|is|at|now) <n> / at <n> (family) honor / <n> (family) honor / ' +
          'honor (of|is|at|now) <n> / stand|sit|am at <n> (honor)',
      },
      strongholdProvinceStrength: {
        number:
          'stronghold (has|with|of|is|gives) (province) (strength) (of|is) <n> / ' +
          '<n> (province) strength stronghold / ' +
          'stronghold|base|printed province strength (of|is) <n> / province strength (of|is) <n> / ' +
          '<n> province strength / printed <n> / <n> on (the) stronghold / <n> printed',
      },
      newProvinceStrengthModifier: {
        number:
          'modifier (of|is) <n> / ' +
          'new sensei (has|with|gives|is) <n> (province) (strength) / new sensei (has|with|gives|is) (province) (strength) (modifier) (of) <n> / ' +
          'sensei (has|with|gives) (a) <n> (province) (strength) (modifier) / <n> modifier / ' +
          'sensei (province) (strength) (modifier) (of|is) <n> / new|other one has|is|gives|with (a) <n> / sensei ~ =has|=gives <n>',
      },
    },
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
        ...stepsBy(CHANGING, kept, anew),
        ...(provinceStrength === printed + modifier ? [] : stepsBy(MODIFIER_LIMITS, limit)),
      ],
    };
  },
});
