import { formatCount } from '../../../language/index.js';
import { readNumber } from '../cue.js';
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
  asked: {
    words: 'enlightened force rings ring personality guy play what much how',
    when: [/\benlight/, /\brings?\b/],
    unless: [/\bstraighten|\bunbow/, /\bbow /],
    facts: [
      ['ringsInPlay', /\b(\d+) rings?\b/, readNumber],
      ['force', /\bforce (?:of |is )?(\d+)\b|\b(\d+) ?f(?:orce)?\b/, readNumber],
    ],
  },
  samples: () => ({ force: [0, 1], ringsInPlay: [0, 1] }),
  rule: ({ force, ringsInPlay: rings }) => ({
    verdict: 'value',
    value: force + rings,
    answer: `The Force is ${force + rings}: ${force}, and ${rings} for ${formatCount(rings, 'Ring')} in play.`,
    steps: [{ text: 'An Enlightened Personality has +1F for each Ring in play.', rule: RULE }],
    caveats: rings > 0 ? [ALL_RINGS] : [],
  }),
});
