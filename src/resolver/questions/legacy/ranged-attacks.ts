import * as z from 'zod';
import { joinAnd, plainText, type Sentence } from '../../../language/index.js';
import { stepsBy } from '../drafts.js';
import { declareQuestion, type FactsRead, type FactsTold } from '../question.js';
import { findNumbers, lineOf, placesOfWords } from '../read.js';
import { name, stat } from './fields.js';

const RULE = 'legacy/ranged-attacks';

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

/** What keeps an attack from being combined. */
const FAULTS = [
  [({ usableNow }: Attack) => !usableNow, 'the action may not be used now for'],
  [({ mayTarget }: Attack) => !mayTarget, 'the action may not choose this target for'],
] as const;

function combineTraits(attacks: readonly Attack[]): string[] {
  const traits = attacks.flatMap(one => one.traits ?? []).map(plainText);
  const keys = traits.map(trait => trait.toLowerCase());
  return traits.filter((_, index) => keys.indexOf(keys[index] as string) === index);
}

const COUNT = /(?<!ranged )# (?:ranged )?(?:\S*\d\S* )?(?:attacks|actions)\b/;
/** A number of the target: "a Force 6 Personality", "a 5F Follower", "vs 6". */
const OF_TARGET =
  /\btarget.*#|\b(?:force|chi) (?:is |of )?#|# (?:force|chi)\b|# (?:personality|follower|unit|guy|target)\b|\b(?:against|vs|versus|kill|destroy) (?:an? |the )?#/;
/** A number that counts or names something else: "two Followers", "turn 4". */
const OF_OTHERS =
  /# (?:followers|personalities|players?|archers|units|guys|cards?|turns?|gold|times|provinces?)\b|\b(?:turn|player|province|honor) #/;
const DENIED = 'not|neither|unable|illegal|illegally|no';
const NO_TARGET = new RegExp(
  `\\b(?:${DENIED})\\b(?: \\w+){0,4} targets?\\b|\\btargets?\\b.* (?:may|can|does|could) not\\b`,
);
const NO_USE = new RegExp(`\\b(?:${DENIED})\\b(?: \\w+){0,3} (?:usable|used|use|legal|played)\\b`);

/** Reads the strengths of the attacks, and whether all of them may be used now and take the target. */
function readAttacks(sentence: Sentence, { used }: FactsTold): FactsRead | null {
  const { tokens } = sentence;
  // "the second one" is no attack
  const all = findNumbers(sentence, used, /^(?:|f|c|ra)$/).filter(({ at }) => tokens[at]?.word !== 'one');
  const others = all.filter(({ around }) => OF_OTHERS.test(around));
  const ofTarget = all.filter(number => !others.includes(number) && OF_TARGET.test(number.around));
  const numbers = all.filter(number => !others.includes(number) && !ofTarget.includes(number));
  // "two ranged attacks of 3 and 4": the first number counts the others
  const counts = numbers.filter(({ around }) => COUNT.test(around));
  const strengths = numbers.filter(number => !counts.includes(number));
  if (strengths.length < 2 || counts.some(({ number }) => number !== strengths.length)) return null;
  const line = lineOf(tokens);
  const noTarget = NO_TARGET.test(line);
  const noUse = NO_USE.test(line);
  if (/\b(?:not|neither|illegal)\b/.test(line) && !noTarget && !noUse) return null;
  // which of several cannot makes no difference
  const isFaulty = (index: number) => index === strengths.length - 1 || /\bneither\b/.test(line);
  const attacks = strengths.map(({ number }, index) => ({
    name: `attack ${index + 1}`,
    strength: number,
    usableNow: !(noUse && isFaulty(index)),
    mayTarget: !(noTarget && isFaulty(index)),
    traits: [],
  }));
  const words = placesOfWords(
    sentence,
    /^(?:usable|used|use|legal|legally|targets?|targeted|both|same|now|all|time|another)$/,
  );
  const faults = placesOfWords(
    sentence,
    /^(?:not|unable|neither|illegal|no|first|second|third|other|one|enemy|while|but)$/,
  );
  return {
    facts: { attacks },
    used: [...[...numbers, ...ofTarget].map(({ at }) => at), ...words, ...(noTarget || noUse ? faults : [])],
    assumed:
      noTarget || noUse || (/\btarget/.test(line) && /\b(?:us(?:able|ed?)|legal(?:ly)?|work)\b/.test(line))
        ? []
        : ['each of them may be used now, and may take the same target'],
  };
}

/** Whether ranged attacks may be combined, and into what. */
export const rangedAttacks = declareQuestion({
  id: 'legacy/ranged-attacks',
  title: 'May these ranged attacks be combined, where a card effect lets ranged attacks combine?',
  restsOn: [RULE],
  verdicts: ['yes', 'no'],
  facts: {
    attacks: z
      .array(attack)
      .min(2, 'give at least two attacks')
      .max(50)
      .describe('Which ranged attacks should be combined?'),
  },
  example: {
    attacks: [
      { name: 'Archers', strength: 3, usableNow: true, mayTarget: true },
      { name: 'Ashigaru', strength: 2, usableNow: true, mayTarget: true, traits: ['compared with Chi'] },
    ],
  },
  ways: {
    asked: [
      'combine ranged attacks of 3 and 4, both can be used and target the same target',
      'can i combine a ranged 3 and a ranged 2 attack',
      'two ranged attacks of 2 and 5, one cannot target the personality, may they be combined',
      'what is the total strength of combined ranged attacks 3 4 and 2',
      'can i merge ranged attacks if one of the actions is not usable now',
      'combining ranged attack 4 with a ranged attack 1 that bows instead of destroying',
    ],
    about: 'combin|together|add|join|total + ranged',
    turns: 'how many times / duel / what happen',
    also: 'plus / str / strength / into one / target ~ follower|personality',
    read: readAttacks,
  },
  rule({ attacks }) {
    const faults = FAULTS.flatMap(([isAt, what]) => {
      const names = attacks.filter(isAt).map(one => one.name);
      return names.length > 0 ? [`${what} ${joinAnd(names)}`] : [];
    });
    if (faults.length > 0) {
      const text = 'Every action must be usable now and able to target what the combined attack targets.';
      return { verdict: 'no', answer: `No: ${faults.join('; ')}.`, steps: stepsBy(RULE, text) };
    }
    const strength = attacks.reduce((total, one) => total + one.strength, 0);
    const traits = combineTraits(attacks);
    const also = traits.length > 0 ? `, with: ${traits.join('; ')}` : '';
    return {
      verdict: 'yes',
      answer: `Yes: one ranged attack of strength ${strength}${also}.`,
      value: { strength, traits },
      steps: stepsBy(
        RULE,
        'Every action may be used now and may target the same target.',
        'Strengths are added, and every special trait is kept.',
      ),
    };
  },
});
