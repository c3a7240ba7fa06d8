import * as z from 'zod';
import { joinAnd } from '../../../language/index.js';
import type { Step } from '../../ruling.js';
import { readNumber } from '../cue.js';
import { ruleOrAsk } from '../left-out.js';
import type { AnswerDraft, Question } from '../question.js';

import { count, name } from './fields.js';

const RULE = 'legacy/glossary/ninjutsu';

type Facts = {
  ninjutsu: number;
  goldPaid: number;
  meetsRestrictions: boolean;
  attachments: { name: string; legal: boolean }[];
  inReaction: boolean;
  stillLegalTarget: boolean;
};

const step = (text: string): Step => ({ text, rule: RULE });

function sayUnpaid({ ninjutsu, goldPaid }: Facts): AnswerDraft {
  return {
    verdict: 'value',
    value: { result: 'not turned', attachmentsDiscarded: [], effectsNegated: false },
    answer: `He stays face-down: ${goldPaid} Gold does not pay for Ninjutsu ${ninjutsu}.`,
    steps: [step(`To turn him face-up costs Gold equal to his Ninjutsu value, ${ninjutsu}.`)],
  };
}

function sayDiscarded({ attachments, inReaction }: Facts): AnswerDraft {
  const lost = attachments.map(({ name: own }) => own);
  return {
    verdict: 'value',
    value: { result: 'discarded', attachmentsDiscarded: lost, effectsNegated: false },
    answer: `He is discarded instead of being flipped${lost.length > 0 ? `, and so is all that is attached to him: ${joinAnd(lost)}` : ''}.`,
    steps: [
      step('Before he is flipped, all restrictions on playing his face-up side are checked.'),
      step('If he cannot join you, he and everything attached to him is discarded, and he is not flipped.'),
    ],
    caveats: inReaction
      ? ['He has left play, so the action no longer finds him; the page does not speak of negating it then.']
      : [],
  };
}

function sayFlipped({ attachments, inReaction, stillLegalTarget }: Facts): AnswerDraft {
  const lost = attachments.filter(({ legal }) => !legal).map(({ name: own }) => own);
  const effectsNegated = inReaction && !stillLegalTarget;
  const steps = [
    step('He meets the restrictions of his face-up side, so he is flipped; he does not enter play.'),
  ];
  if (lost.length > 0) steps.push(step('Then each card that is attached to him illegally is discarded.'));
  if (effectsNegated) {
    steps.push(step('He is now an illegal target of the action, so its effects on him are negated.'));
  }
  const then = [
    lost.length > 0 ? ` Then ${joinAnd(lost)} must be discarded.` : '',
    effectsNegated ? " The action's effects on him are negated." : '',
  ];
  return {
    verdict: 'value',
    value: { result: 'flipped', attachmentsDiscarded: lost, effectsNegated },
    answer: `He is flipped face-up.${then.join('')}`,
    steps,
  };
}

function rule(facts: Facts): AnswerDraft {
  if (facts.goldPaid < facts.ninjutsu) return sayUnpaid(facts);
  const draft = facts.meetsRestrictions ? sayFlipped(facts) : sayDiscarded(facts);
  if (facts.goldPaid === facts.ninjutsu) return draft;
  const overpaid =
    'The price is his Ninjutsu value; the page does not say what becomes of Gold paid beyond it.';
  return { ...draft, caveats: [...(draft.caveats ?? []), overpaid] };
}

const attachment = z.strictObject({
  name,
  legal: z.boolean().describe('Whether it may be attached to his face-up side.'),
});

/** What happens when a player pays to turn a face-down Ninjutsu Personality in play face-up. */
export const ninjutsuFlip: Question<Facts> = {
  id: 'legacy/ninjutsu-flip',
  title: 'What happens when a face-down Ninjutsu Personality is turned face-up?',
  restsOn: [RULE],
  verdicts: ['value', 'depends'],
  facts: z.strictObject({
    ninjutsu: count.optional().describe('Which Ninjutsu value is on his face-up side?'),
    goldPaid: count.optional().describe('How much Gold does the player pay for turning him?'),
    meetsRestrictions: z
      .boolean()
      .optional()
      .describe('Are all restrictions of his face-up side met, the Honor Requirement included?'),
    attachments: z
      .array(attachment)
      .max(100)
      .optional()
      .describe('What is attached to him, and may it be attached to his face-up side?'),
    inReaction: z
      .boolean()
      .optional()
      .describe('Is he turned by the Reaction to an action that targeted him?'),
    stillLegalTarget: z
      .boolean()
      .optional()
      .describe('Can the action that he reacts to legally target him face-up?'),
  }),
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
  answer: facts =>
    ruleOrAsk(
      facts,
      {
        ninjutsu: [0, 999],
        goldPaid: [0, 999],
        meetsRestrictions: [true, false],
        attachments: [[], [{ name: 'card', legal: true }], [{ name: 'card', legal: false }]],
        inReaction: [false, true],
        stillLegalTarget: [true, false],
      },
      rule,
    ),
};
