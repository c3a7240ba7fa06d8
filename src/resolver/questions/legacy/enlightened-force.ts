import * as z from 'zod';
import { formatCount } from '../../../language/index.js';
import { readNumber } from '../cue.js';
import { ruleOrAsk } from '../left-out.js';
import type { AnswerDraft, Question } from '../question.js';

import { count, stat } from './fields.js';

const RULE = 'legacy/glossary/enlightened';

type Facts = {
  force: number;
  ringsInPlay: number;
};

function rule({ force, ringsInPlay }: Facts): AnswerDraft {
  const value = force + ringsInPlay;
  const allRings = 'The page says "in play" without naming a player: the Rings of all players are counted.';
  return {
    verdict: 'value',
    value,
    answer: `His Force is ${value}: ${force}, and ${ringsInPlay} for ${formatCount(ringsInPlay, 'Ring')} in play.`,
    steps: [{ text: 'An Enlightened Personality has +1F for each Ring in play.', rule: RULE }],
    caveats: ringsInPlay > 0 ? [allRings] : [],
  };
}

/** The Force of an Enlightened Personality with Rings in play. */
export const enlightenedForce: Question<Facts> = {
  id: 'legacy/enlightened-force',
  title: 'What is the Force of an Enlightened Personality?',
  restsOn: [RULE],
  verdicts: ['value', 'depends'],
  facts: z.strictObject({
    force: stat.optional().describe('What is his Force without the bonus for Rings?'),
    ringsInPlay: count.optional().describe('How many Rings do all players together have in play?'),
  }),
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
  answer: facts => ruleOrAsk(facts, { force: [0, 1], ringsInPlay: [0, 1] }, rule),
};
