import * as z from 'zod';
import { type Asked, readNumber } from '../cue.js';
import { ruleOrAsk } from '../left-out.js';
import type { AnswerDraft, Question } from '../question.js';
import { count } from './fields.js';

const RULE = 'legacy/glossary/ninjutsu';

type Facts = {
  ninjutsu: number;
};

function ruleFaceDown({ ninjutsu }: Facts): AnswerDraft {
  return {
    verdict: 'value',
    value: {
      force: 2,
      chi: 3,
      honorRequirement: '-',
      goldCost: 4,
      personalHonor: 0,
      keywords: ['Ninja', `Ninjutsu ${ninjutsu}`],
    },
    answer: `2F, 3C, Honor Requirement -, Gold Cost 4, Personal Honor 0, with Ninja and Ninjutsu ${ninjutsu}.`,
    steps: [
      { text: 'Every face-down Ninjutsu Personality has the same stats, and Ninja.', rule: RULE },
      { text: `He stays a Ninjutsu Personality; the ${ninjutsu} is read from his face-up side.`, rule: RULE },
    ],
  };
}

function rulePrice({ ninjutsu }: Facts): AnswerDraft {
  return {
    verdict: 'value',
    value: ninjutsu,
    answer: `It costs ${ninjutsu} Gold, as much as his Ninjutsu value.`,
    steps: [
      {
        text: 'As an Open action, a player may pay Gold equal to his Ninjutsu value to turn him.',
        rule: RULE,
      },
      { text: 'The Reaction to an action that targets him costs the same.', rule: RULE },
    ],
  };
}

/** A question whose answer depends only on the Ninjutsu value. */
function askValue(
  id: string,
  title: string,
  rule: (facts: Facts) => AnswerDraft,
  asked: Asked,
): Question<Facts> {
  return {
    id,
    title,
    restsOn: [RULE],
    verdicts: ['value', 'depends'],
    facts: z.strictObject({
      ninjutsu: count.optional().describe('Which Ninjutsu value is on his face-up side?'),
    }),
    example: { ninjutsu: 3 },
    asked,
    answer: facts => ruleOrAsk(facts, { ninjutsu: [0, 1] }, rule),
  };
}

/** What a Ninjutsu Personality is while he is face-down, in play or in a Province. */
export const ninjutsuFaceDown = askValue(
  'legacy/ninjutsu-face-down',
  'What are the stats and keywords of a face-down Ninjutsu Personality?',
  ruleFaceDown,
  {
    words:
      'what whats his stats stat force chi gold cost personal honor requirement keyword keywords face down facedown ninja ninjutsu personality guy',
    when: [
      /\bface.?down\b/,
      /\bninj/,
      /\b(?:stats?|force|chi|gold cost|personal honor|honor requirement|keywords?)\b/,
    ],
    unless: [/\battach/, /\bflip/, /\bturn/, /\bgold(?! cost)/],
    needs: [],
    facts: [['ninjutsu', /\bninjutsu (\d+)\b/, readNumber]],
  },
);

/** What a player pays to turn a face-down Ninjutsu Personality in play face-up. */
export const ninjutsuGold = askValue(
  'legacy/ninjutsu-gold',
  'How much Gold does it cost to turn a face-down Ninjutsu Personality face-up?',
  rulePrice,
  {
    words:
      'gold cost costs price pay flip flipping turn turning turned flipped ninja ninjutsu personality guy face up faceup down facedown over him he with reaction action open',
    when: [
      /\bninj/,
      /\bflip\w*|\bturn(?:ed|ing)?\b.*\b(?:up|faceup|over)\b/,
      /\bhow (?:much|many)\b|\bwhat\b.*\b(?:costs?|price|pay)\b|\bwhats\b.*\b(?:cost|price)\b/,
    ],
    // what he costs face-up, and what turns him face-down, are other questions
    unless: [
      /\b(?:gold|printed) cost\b/,
      /\bhow many (?:times|turns)\b/,
      /\bto (?:turn|flip)\b.*(?<!my |an? |the |[a-z] )face.?down\b/,
    ],
    also: [/\bhow (?:much|many)\b|\bwhat(?:'?s| is| does| would)?\b/g],
    needs: [],
    facts: [['ninjutsu', /\bninjutsu (?:value (?:of |is )?)?(\d+)\b/, readNumber]],
  },
);
