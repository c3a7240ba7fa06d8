import * as z from 'zod';
import { type Experience, formatExperience } from '../../experience/index.js';
import type { Step } from '../../ruling.js';
import { openFacts } from '../left-out.js';
import type { Question } from '../question.js';
import { experience, experienceIn, readExperience, WRITTEN_EXPERIENCE } from './experience-field.js';

const INEXPERIENCED = 'legacy/glossary/inexperienced';
const KYD = 'legacy/experienced/kyd';
const BY_RULEBOOK =
  "That a higher experience level overlays a lower one is the rulebook's; the Legacy page only tells how " +
  'Inexperienced and KYD count.';

type Facts = {
  below: string;
  above: string;
};

function explainLevels(versions: readonly Experience[]): Step[] {
  const steps: Step[] = [];
  if (versions.some(({ kind }) => kind === 'inexperienced')) {
    steps.push({ text: 'Inexperienced is level -1, the lowest there is.', rule: INEXPERIENCED });
  }
  for (const version of versions.filter(({ kyd }) => kyd)) {
    const text = `KYD is ignored when overlaying: ${version.written} counts as level ${version.level}.`;
    steps.push({ text, rule: KYD });
  }
  return steps;
}

function markCaveats(versions: readonly Experience[]): string[] {
  return versions.flatMap(({ mark, written, level }) =>
    mark ? [`The page gives "${mark}" no meaning, so ${written} is taken as level ${level}.`] : [],
  );
}

/** Whether one version of a Personality may overlay another, by experience. */
export const overlay: Question<Facts> = {
  id: 'legacy/overlay',
  title: 'May one version of a Personality overlay the other?',
  restsOn: [INEXPERIENCED, KYD],
  verdicts: ['yes', 'no', 'depends'],
  facts: z.strictObject({
    below: experience
      .optional()
      .describe('Which experience keyword is printed on the version in play ("" for none)?'),
    above: experience
      .optional()
      .describe('Which experience keyword is printed on the version that would go over it ("" for none)?'),
  }),
  example: { below: 'Inexperienced', above: '' },
  asked: {
    words: 'overlay overlays personality version be',
    when: [/\boverla(?:y|ys|id|ying)\b/],
    facts: [
      [
        'below',
        new RegExp(`\\boverlay(?:ing)? (?:an? |my |the )?${WRITTEN_EXPERIENCE}\\b(?=.* with\\b)`),
        experienceIn(1),
      ],
      ['below', new RegExp(`\\b${WRITTEN_EXPERIENCE} be overlaid(?= with\\b)`), experienceIn(1)],
      [
        'above',
        new RegExp(`\\bwith (?:an? |the |his |its )?${WRITTEN_EXPERIENCE}(?=[ ,.?!]|$)`),
        experienceIn(1),
      ],
      ['above', new RegExp(`\\b${WRITTEN_EXPERIENCE}(?: \\w+){0,2} overla(?:y|ys|ying) `), experienceIn(1)],
      [
        'below',
        new RegExp(`\\boverla(?:y|ys|ying) (?:an? |the |his |its )?${WRITTEN_EXPERIENCE}(?=[ ,.?!]|$)`),
        experienceIn(1),
      ],
    ],
  },
  answer({ below, above }) {
    const over = above === undefined ? undefined : readExperience(above);
    if (over?.kind === 'inexperienced' && below === undefined) {
      const text = 'Inexperienced is the lowest level, so it overlays nothing.';
      return { verdict: 'no', answer: `No: ${text}`, steps: [{ text, rule: INEXPERIENCED }] };
    }
    if (over === undefined || below === undefined) {
      return { needs: openFacts({ below, above }, ['below', 'above']) };
    }
    const under = readExperience(below);
    const versions = [under, over];
    const higher = over.level > under.level;
    const is = higher ? 'is' : 'is not';
    const text = `A version with ${formatExperience(over)} ${is} higher than one with ${formatExperience(under)}.`;
    const bothPlain = versions.every(({ kind }) => kind !== 'inexperienced');
    return {
      verdict: higher ? 'yes' : 'no',
      answer: `${higher ? 'Yes' : 'No'}: ${text}`,
      steps: [...explainLevels(versions), { text, rule: INEXPERIENCED }],
      caveats: [...(bothPlain ? [BY_RULEBOOK] : []), ...markCaveats(versions)],
    };
  },
};
