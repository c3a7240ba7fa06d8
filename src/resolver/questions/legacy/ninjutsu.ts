/** Face-down Ninjutsu Personalities: what they are, and what turning them costs and does. */

import * as z from 'zod';
import { joinAnd } from '../../../language/index.js';
import type { Step } from '../../ruling.js';
import { readNumber } from '../cue.js';
import { type AnswerDraft, declareQuestion } from '../question.js';
import { count, name } from './fields.js';

const RULE = 'legacy/glossary/ninjutsu';

const step = (text: string): Step => ({ text, rule: RULE });
const ninjutsu = count.describe('Which Ninjutsu value is on the face-up side?');

/** What a Ninjutsu Personality is while face-down, in play or in a Province. */
export const ninjutsuFaceDown = declareQuestion({
  id: 'legacy/ninjutsu-face-down',
  title: 'What are the stats and keywords of a face-down Ninjutsu Personality?',
  restsOn: [RULE],
  verdicts: ['value'],
  facts: { ninjutsu },
  example: { ninjutsu: 3 },
  asked: {
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
  asked: {
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

const attachment = z.strictObject({
  name,
  legal: z.boolean().describe('Whether it may be attached to the face-up side.'),
});

interface Flip {
  attachments: z.output<typeof attachment>[];
  inReaction: boolean;
  stillLegalTarget: boolean;
}

function sayTurned(
  value: {
    result: 'not turned' | 'discarded' | 'flipped';
    attachmentsDiscarded: string[];
    effectsNegated: boolean;
  },
  answer: string,
  ...steps: string[]
): AnswerDraft<'value'> {
  return { verdict: 'value', value, answer, steps: steps.map(step) };
}

function sayDiscarded({ attachments, inReaction }: Flip): AnswerDraft<'value'> {
  const lost = attachments.map(({ name: own }) => own);
  const caveat =
    'The Personality has left play, so the action cannot affect it any more; the page does not speak of negating the action then.';
  return {
    ...sayTurned(
      { result: 'discarded', attachmentsDiscarded: lost, effectsNegated: false },
      `The Personality is discarded instead of being flipped${lost.length > 0 ? `, with everything attached: ${joinAnd(lost)}` : ''}.`,
      'Before the flip, all restrictions on playing the face-up side are checked.',
      'If the Personality cannot join you, it is discarded with everything attached to it, and is not flipped.',
    ),
    caveats: inReaction ? [caveat] : [],
  };
}

function sayFlipped({ attachments, inReaction, stillLegalTarget }: Flip): AnswerDraft<'value'> {
  const lost = attachments.filter(({ legal }) => !legal).map(({ name: own }) => own);
  const effectsNegated = inReaction && !stillLegalTarget;
  const then = [
    lost.length > 0 ? ` Then ${joinAnd(lost)} must be discarded.` : '',
    effectsNegated ? " The action's effects on the Personality are negated." : '',
  ];
  return sayTurned(
    { result: 'flipped', attachmentsDiscarded: lost, effectsNegated },
    `The Personality is flipped face-up.${then.join('')}`,
    'The restrictions of the face-up side are met, so the Personality is flipped; it does not enter play.',
    ...(lost.length > 0 ? ['Then each card that is attached to it illegally is discarded.'] : []),
    ...(effectsNegated
      ? ['It is now an illegal target of the action, so the effects of the action on it are negated.']
      : []),
  );
}

/** What happens when a player pays to turn a face-down Ninjutsu Personality in play face-up. */
export const ninjutsuFlip = declareQuestion({
  id: 'legacy/ninjutsu-flip',
  title: 'What happens when a face-down Ninjutsu Personality is turned face-up?',
  restsOn: [RULE],
  verdicts: ['value'],
  facts: {
    ninjutsu,
    goldPaid: count
      .nullable()
      .describe(
        'How much Gold is paid for turning the Personality? Null: an effect turns it without payment.',
      ),
    meetsRestrictions: z
      .boolean()
      .describe('Are all restrictions of the face-up side met, the Honor Requirement included?'),
    attachments: z
      .array(attachment)
      .max(100)
      .describe('What is attached to the Personality, and may it be attached to the face-up side?'),
    inReaction: z
      .boolean()
      .describe('Is the Personality turned by the Reaction to an action that targeted it?'),
    stillLegalTarget: z.boolean().describe('Can that action legally target the Personality face-up?'),
  },
  example: {
    ninjutsu: 2,
    goldPaid: 2,
    meetsRestrictions: true,
    attachments: [{ name: 'Heavy Infantry', legal: false }],
    inReaction: true,
    stillLegalTarget: false,
  },
  asked: {
    words:
      'flip flipping flips turn turning ninja ninjutsu personality face up faceup gold pay paying as he him his restrictions guy',
    when: [/\bninj/, /\b(?:flip\w*|turn\w*|face.?up)\b/],
    unless: [/\battach/, /\bentering play\b|\benters? play\b/, /\bhow (?:much|many)\b/],
    facts: [
      ['ninjutsu', /\bninjutsu (\d+)\b/, readNumber],
      ['goldPaid', /\b(?:pay|pays|paying|paid) (\d+)\b|\b(\d+) gold\b/, readNumber],
      [
        'meetsRestrictions',
        /\b(?:cannot|can't|could not|may not) join\b|\b(?:does not|doesn't) meet\b/,
        false,
      ],
      [
        'meetsRestrictions',
        /\bmeets? (?:all |the |his )*(?:restrictions?|requirements?|honor requirement)\b|\bcan join\b/,
        true,
      ],
      ['inReaction', /\b(?:in reaction|reaction|after (?:he|it|an action) (?:is )?target)/, true],
    ],
  },
  samples: () => ({
    ninjutsu: [0, 999],
    goldPaid: [0, 999, null],
    meetsRestrictions: [true, false],
    attachments: [[], [{ name: 'card', legal: true }], [{ name: 'card', legal: false }]],
    inReaction: [false, true],
    stillLegalTarget: [true, false],
  }),
  rule({ ninjutsu: price, goldPaid, meetsRestrictions, ...flip }) {
    if (goldPaid !== null && goldPaid < price) {
      return sayTurned(
        { result: 'not turned', attachmentsDiscarded: [], effectsNegated: false },
        `The Personality stays face-down: ${goldPaid} Gold does not pay for Ninjutsu ${price}.`,
        `Turning a Personality face-up costs Gold equal to its Ninjutsu value, ${price}.`,
      );
    }
    const draft = meetsRestrictions ? sayFlipped(flip) : sayDiscarded(flip);
    if (goldPaid === null || goldPaid === price) return draft;
    const overpaid =
      'The price is the Ninjutsu value; the page does not say what becomes of Gold paid beyond it.';
    return { ...draft, caveats: [...(draft.caveats ?? []), overpaid] };
  },
});
