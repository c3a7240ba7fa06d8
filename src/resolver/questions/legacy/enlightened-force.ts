import { formatCount } from '../../../language/index.js';
import { sayValue } from '../drafts.js';
import { declareQuestion } from '../question.js';
import { count, stat } from './fields.js';

const RULE = 'legacy/glossary/enlightened';
const ALL_RINGS = 'The page says "in play" without naming a player: the Rings of all players are counted.';

/** The Force of an Enlightened Personality with Rings in play. */
export const enlightenedForce = declareQuestion({
  id: 'legacy/enlightened-force',
  title: 'What is the Force of an Enlightened Personality?',
  restsOn: [RULE],
  verdicts: ['value'],
  facts: {
    force: stat.describe("What is the Personality's Force without the bonus for Rings?"),
    ringsInPlay: count.describe('How many Rings do all players together have in play?'),
  },
  example: { force: 2, ringsInPlay: 3 },
  ways: {
    asked: [
      'what is the force of an enlightened personality with force 2 and 3 rings in play',
      'enlightened guy 3F and 2 rings, how strong is he',
      'i have an enlightened personality with 4 force and no rings',
      'how much force does an enlightened 2F monk get from 5 rings',
      'enlightened bonus with three rings in play',
      'do my opponents rings give my enlightened personality force',
    ],
    about: 'enlightened + ring / enlightened + force / how + big|strong + enlightened',
    turns: 'straighten / bow / victory / win / open',
    also: 'out / base / big|large / how / enlightened / monk / all together / total',
    facts: {
      ringsInPlay: { number: '<n> (of|different|elemental) ring' },
      force: {
        number:
          'base|printed <n> force without|before|excluding (any|all) ring / force without|before|excluding ring (of|is) <n> / force (of|is) <n> / <n> force / <n> (base|printed) force / base force (of|is) <n>',
      },
    },
  },
  samples: () => ({ force: [0, 1], ringsInPlay: [0, 1] }),
  rule: ({ force, ringsInPlay: rings }) => ({
    ...sayValue(
      force + rings,
      `The Force is ${force + rings}: ${force}, and ${rings} for ${formatCount(rings, 'Ring')} in play.`,
      RULE,
      'An Enlightened Personality has +1F for each Ring in play.',
    ),
    caveats: rings > 0 ? [ALL_RINGS] : [],
  }),
});
