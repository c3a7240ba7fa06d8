/** What a face-down Ninjutsu Personality is. */
import type { Step } from '../../ruling.js';
import { declareQuestion } from '../question.js';
import { count } from './fields.js';

export const RULE = 'legacy/glossary/ninjutsu';

export const step = (text: string): Step => ({ text, rule: RULE });
export const ninjutsu = count.describe('Which Ninjutsu value is on the face-up side?');

/** What a Ninjutsu Personality is while face-down, in play or in a Province. */
export const ninjutsuFaceDown = declareQuestion({
  id: 'legacy/ninjutsu-face-down',
  title: 'What are the stats and keywords of a face-down Ninjutsu Personality?',
  restsOn: [RULE],
  verdicts: ['value'],
  facts: { ninjutsu },
  example: { ninjutsu: 3 },
  ways: {
    asked: [
      'what is the force of a face down ninja',
      'what are the stats of a facedown ninjutsu 3 personality',
      'what keywords does a face down ninjutsu personality have',
      'whats the honor requirement of a face down ninja',
      'how much chi does my facedown ninja have',
      'gold cost of a ninjutsu personality while face down',
      'what does a face-down ninjutsu card count as in my province',
      'personal honor of a facedown ninjutsu 2 guy',
    ],
    about: 'facedown + strong|big|force|chi|stat|gold|honor|keyword|look|count|worth|figure|number',
    turns: 'flip / turn / attach / target / faceup / look at',
    also:
      'in play / in (my) province / honor requirement / gold cost / personal honor / ninja / ' +
      'ninjutsu / force (and) chi / lie|lies',
    facts: { ninjutsu: { number: 'ninjutsu (value|of|is) <n> / ninja <n> / value <n>' } },
  },
  answer({ ninjutsu: value }) {
    const keyword = value === undefined ? 'Ninjutsu' : `Ninjutsu ${value}`;
    const number = value === undefined ? 'its number is' : `the ${value} is`;
    return {
      verdict: 'value',
      value: {
        force: 2,
        chi: 3,
        honorRequirement: '-',
        goldCost: 4,
        personalHonor: 0,
        keywords: ['Ninja', keyword],
      },
      answer: `2F, 3C, Honor Requirement -, Gold Cost 4, Personal Honor 0, with Ninja and ${keyword}.`,
      steps: [
        step('Every face-down Ninjutsu Personality has the same stats, and Ninja.'),
        step(`It is still a Ninjutsu Personality; ${number} read from the face-up side.`),
      ],
    };
  },
});
