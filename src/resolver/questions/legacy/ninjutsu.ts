/** Face-down Ninjutsu Personalities: what they are, and what turning them costs. */
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
    about: 'facedown + force|chi|stat|gold|honor|keyword|look|count|worth|figure|number',
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

/** What a player pays to turn a face-down Ninjutsu Personality in play face-up. */
export const ninjutsuGold = declareQuestion({
  id: 'legacy/ninjutsu-gold',
  title: 'How much Gold does it cost to turn a face-down Ninjutsu Personality face-up?',
  restsOn: [RULE],
  verdicts: ['value'],
  facts: { ninjutsu },
  example: { ninjutsu: 3 },
  ways: {
    asked: [
      'how much gold to turn a ninjutsu 3 personality face up',
      'what does it cost to flip a facedown ninja with ninjutsu 2',
      'how much do i pay to unflip my ninjutsu 4 guy',
      'whats the price for turning a face-down ninja face-up',
      'how many gold for flipping a ninjutsu personality in a reaction',
      'gold needed to reveal a ninjutsu 1 ninja',
    ],
    about:
      'how + flip|reveal|unflip|=turning|=turned + gold|pay|cost|much / how + to turn + gold|pay|cost|much / ' +
      'how + turn faceup|over + gold|pay|cost|much / how + turn him|it|her + gold|pay|cost|much / ' +
      'cost|price|gold|pay + flip|reveal|unflip|=turning|=turned + ninjutsu|ninja|facedown + what|how|need / ' +
      'cost|price|gold|pay + to turn + ninjutsu|ninja|facedown + what|how|need / cost|price + turn ~ faceup / price|cost + reveal|flip|unhide|unmask|show / how + gold + ninjutsu|ninja + flip|reveal|unhide|unmask|show|=turning|=turned',
    turns:
      'pay|paying <n> / <n> gold / gold cost / opponent / ' +
      'turn|flip (a) ninjutsu <n> (personality) facedown / turn|flip (a) ninja|personality|him facedown / ' +
      'how many times / printed cost',
    also:
      'faceup / facedown / over / in (a) reaction / as (an) open|reaction (action) / ninja / ' +
      'ninjutsu / him / must / unhide|unmask / if he has / price / reveal',
    facts: { ninjutsu: { number: 'ninjutsu (value|of|is) <n> / ninja <n> / value <n>' } },
  },
  rule: ({ ninjutsu: value }) => ({
    verdict: 'value',
    value,
    answer: `It costs ${value} Gold, as much as the Ninjutsu value.`,
    steps: [
      step(
        'As an Open action, you may pay Gold equal to the Ninjutsu value to turn the Personality face-up.',
      ),
      step('The Reaction to an action that targets the Personality costs the same.'),
    ],
  }),
});
