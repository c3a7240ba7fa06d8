import * as z from 'zod';
import { joinAnd, plainText, type Sentence, wordAt } from '../../../language/index.js';
import { declareQuestion, type FactsRead } from '../question.js';
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

/** Reads the strengths of the attacks, and whether all of them may be used now and take the target. */
function readAttacks(sentence: Sentence): FactsRead | null {
  const { tokens, text } = sentence;
  // "at a target with 6 Force" is no attack
  const isOfTarget = (at: number) =>
    tokens.slice(Math.max(0, at - 3), at).some(({ stem }) => stem === 'target');
  const numbers = tokens.flatMap(({ number, unit }, at) =>
    number !== null && /^(?:|f|ra)$/.test(unit) && !isOfTarget(at) ? [{ number, at }] : [],
  );
  // "two ranged attacks of 3 and 4": the first number counts the others
  const counted = numbers.find(
    ({ at }) =>
      wordAt(tokens, at - 1) !== 'ranged' &&
      /^(?:ranged )?(?:\S*\d\S* )?(?:attacks|actions)\b/.test(
        [1, 2, 3].map(step => wordAt(tokens, at + step)).join(' '),
      ),
  );
  const strengths = numbers.filter(number => number !== counted);
  if (strengths.length < 2 || (counted && counted.number !== strengths.length)) return null;
  const used = numbers.map(({ at }) => at);
  const line = tokens.map(({ word }) => word).join(' ');
  const none = /\b(?:neither|both|none|all)\b(?: \w+){0,4} (?:not|illegal|unable)|\bneither\b/.test(line);
  // "but the second cannot target him": which of them it is makes no difference
  const noTarget =
    /\b(?:not|unable|neither|illegal|illegally|no)\b(?: \w+){0,4} targets?\b/.test(line) ||
    // "A may target him, B may not"
    /\btargets?\b.* (?:may|can|does|could) not(?: (?:and|but|so|can|may)\b|$)/.test(line) ||
    /\bmay not\s*(?:[.,;?!]|$)/i.test(text.replace(/.*?\btargets?\b/is, ''));
  const noUse = /\b(?:not|unable|neither|illegal)\b(?: \w+){0,3} (?:usable|used|use|legal|played)\b/.test(
    line,
  );
  const usable = /\b(?:usable|be used|can use|may use|legal(?:ly)?|both work)\b/i.test(text);
  const target = /\btarget/i.test(text);
  const bad = /\b(?:not|neither|illegal)\b/.test(line) && !noTarget && !noUse;
  if (bad && (usable || target)) return null;
  const isFaulty = (index: number) => none || index === strengths.length - 1;
  // with no word against it, what is to be combined is taken as usable on one target
  const attacks = strengths.map(({ number }, index) => ({
    name: `attack ${index + 1}`,
    strength: number,
    usableNow: !(noUse && isFaulty(index)),
    mayTarget: !(noTarget && isFaulty(index)),
    traits: [],
  }));
  // "Archers (strength 3)": names of what attacks
  const names = tokens.flatMap(({ capital, end }, at) =>
    capital && /^ *\([^)]*\d/.test(text.slice(end)) ? [at] : [],
  );
  const words = tokens.flatMap(({ stem, word }, at) =>
    /^(?:usabl|us|legal|legally|target)$/.test(stem) ||
    /^(?:both|same|now|all|time|used|another)$/.test(word) ||
    ((noTarget || noUse) &&
      /^(?:not|unable|neither|illegal|no|first|second|other|one|enemy|while|but|third)$/.test(word))
      ? [at]
      : [],
  );
  return {
    facts: { attacks },
    used: [...used, ...words, ...names],
    assumed:
      (usable && target) || noTarget || noUse
        ? []
        : ['each of them may be used now, and may take the same target'],
  };
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
    turns: 'how many times / duel',
    also: 'plus / str / ranged / attack / strength / combine / together / total / into one / action',
    read: readAttacks,
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
