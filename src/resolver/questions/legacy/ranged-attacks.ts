import * as z from 'zod';
import { joinAnd, plainText } from '../../../language/index.js';
import { readNumbers } from '../cue.js';
import { declareQuestion } from '../question.js';
import { name, stat } from './fields.js';

const RANGED_ATTACKS = 'legacy/ranged-attacks';

const attack = z.strictObject({
  name,
  strength: stat.describe('The strength of this ranged attack.'),
  usableNow: z.boolean().describe('May the action that produces it legally be used now?'),
  mayTarget: z.boolean().describe('May that action legally target what the combined attack targets?'),
  traits: z
    .array(z.string().regex(/\S/, 'a trait has words').max(200))
    .max(20)
    .optional()
    .describe('Special traits, such as "bows and does not destroy".'),
});
type Attack = z.output<typeof attack>;

function combineTraits(attacks: readonly Attack[]): string[] {
  const traits = new Map<string, string>();
  for (const trait of attacks.flatMap(one => one.traits ?? [])) {
    const plain = plainText(trait);
    if (!traits.has(plain.toLowerCase())) traits.set(plain.toLowerCase(), plain);
  }
  return [...traits.values()];
}

function sayFailures(attacks: readonly Attack[], what: string): string[] {
  return attacks.length === 0 ? [] : [`${what} ${joinAnd(attacks.map(one => one.name))}`];
}

/** Whether ranged attacks may be combined, and into what. */
export const rangedAttacks = declareQuestion({
  id: 'legacy/ranged-attacks',
  title: 'May these ranged attacks be combined, where a card effect lets ranged attacks combine?',
  restsOn: [RANGED_ATTACKS],
  verdicts: ['yes', 'no'],
  facts: {
    attacks: z
      .array(attack)
      .min(2, 'two attacks at least can be combined')
      .max(50)
      .describe('Which ranged attacks are to be combined?'),
  },
  example: {
    attacks: [
      { name: 'Archers', strength: 3, usableNow: true, mayTarget: true },
      { name: 'Ashigaru', strength: 2, usableNow: true, mayTarget: true, traits: ['compared with Chi'] },
    ],
  },
  asked: {
    words:
      'combine combined combining ranged attack attacks attacker strength both used use usable target same together',
    when: [/\bcombin/, /\branged\b/],
    facts: [
      [
        'attacks',
        /\branged (?:attacks? )?(?:of |with )?(?:strength )?(\d+(?:(?:, ?| and |, and | ?\+ ?)\d+)+)/,
        (match: RegExpExecArray) => {
          const legal =
            /\b(?:usable|legally used|be used|can use)\b/.test(match.input) &&
            /\b(?:same target|target)\b/.test(match.input);
          if (!legal) return undefined;
          return readNumbers(match).map((strength, index) => {
            return { name: `attack ${index + 1}`, strength, usableNow: true, mayTarget: true, traits: [] };
          });
        },
      ],
    ],
  },
  rule({ attacks }) {
    const failures = [
      ...sayFailures(
        attacks.filter(({ usableNow }) => !usableNow),
        'the action may not be used now for',
      ),
      ...sayFailures(
        attacks.filter(({ mayTarget }) => !mayTarget),
        'the action may not choose this target for',
      ),
    ];
    if (failures.length > 0) {
      const answer = `No: ${failures.join('; ')}.`;
      const text = 'Every action must be usable now and able to target what the combined attack targets.';
      return { verdict: 'no', answer, steps: [{ text, rule: RANGED_ATTACKS }] };
    }
    const value = {
      strength: attacks.reduce((total, { strength }) => total + strength, 0),
      traits: combineTraits(attacks),
    };
    const also = value.traits.length > 0 ? `, with: ${value.traits.join('; ')}` : '';
    const steps = [
      { text: 'Every action may be used now and may target the same target.', rule: RANGED_ATTACKS },
      { text: 'Strengths are added, and every special trait is kept.', rule: RANGED_ATTACKS },
    ];
    return {
      verdict: 'yes',
      answer: `Yes: one ranged attack of strength ${value.strength}${also}.`,
      value,
      steps,
    };
  },
});
