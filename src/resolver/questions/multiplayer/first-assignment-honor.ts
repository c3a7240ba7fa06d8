import * as z from 'zod';
import { readNumber } from '../cue.js';
import { type AnswerDraft, declareQuestion } from '../question.js';

interface Facts {
  invited: boolean;
  firstThisAttack: boolean;
  byAssignment: boolean;
  dishonorablePersonalities: number;
}

const rule = 'multiplayer/attack/first-assignment-honor';
const EFFECTS = "Whether units that another player's effect assigns count can be read two ways.";

function nothing(answer: string, text: string): AnswerDraft<'value'> {
  return { verdict: 'value', answer, value: { honor: 0, restored: 0 }, steps: [{ text, rule }] };
}

function ruleHonor(facts: Facts): AnswerDraft<'value'> {
  const { invited, firstThisAttack, byAssignment, dishonorablePersonalities: restored } = facts;
  if (!invited) {
    return nothing('No Honor, because the player was not invited.', 'It is for players invited to ally.');
  }
  if (!byAssignment) {
    const text = 'Units that move or are brought into play earn no Honor in this way.';
    return nothing('No Honor, because the units were not assigned.', text);
  }
  if (!firstThisAttack) {
    const text = 'It is for the first assignment in each attack.';
    return nothing('No Honor, because the player has assigned units in this attack before.', text);
  }
  const caveats = [EFFECTS];
  if (restored > 0) {
    const text = 'Where dishonorable Personalities are assigned, all of them are restored instead.';
    const answer =
      'No Honor, and every dishonorable Personality among those assigned becomes honorable again.';
    return { verdict: 'value', answer, value: { honor: 0, restored }, steps: [{ text, rule }], caveats };
  }
  const text = 'After first assigning units in an attack, an invited player gains 2 Honor.';
  const answer = 'The player gains 2 Honor.';
  return { verdict: 'value', answer, value: { honor: 2, restored: 0 }, steps: [{ text, rule }], caveats };
}

/** What an invited player gains after assigning units. */
export const firstAssignmentHonor = declareQuestion({
  id: 'multiplayer/first-assignment-honor',
  title: "What does an invited player gain when that player's units join an attack?",
  restsOn: [rule],
  verdicts: ['value'],
  facts: {
    invited: z.boolean().describe('Was the player invited to ally, by the Attacker or the Defender?'),
    firstThisAttack: z
      .boolean()
      .describe('Is it the first time in this attack that the player assigns units?'),
    byAssignment: z
      .boolean()
      .describe('Did the units come by being assigned, and not by moving or by being brought into play?'),
    dishonorablePersonalities: z
      .int()
      .min(0)
      .max(99)
      .describe('How many of the assigned Personalities are dishonorable?'),
  },
  example: { invited: true, firstThisAttack: true, byAssignment: true, dishonorablePersonalities: 0 },
  asked: {
    words:
      'honor honour gain get 2 two restore personality guy guys was units unit assign assigned assigning move first time',
    when: [
      /\bhonou?r\b/,
      /\b(?:gain|get|earn|2 honou?r|two honou?r|restore[sd]?)\b/,
      /\b(?:assign\w*|mov(?:e|es|ed|ing)|ally|allied|help|helped)\b/,
    ],
    unless: [/\bfamily honou?r\b/, /\brequirement\b/],
    facts: [
      ['invited', /\bnot invited\b|\buninvited\b|\bwithout (?:an )?invitation\b/, false],
      ['invited', /\binvited\b/, true],
      ['firstThisAttack', /\b(?:second time|again|twice|second assignment)\b/, false],
      ['firstThisAttack', /\bfirst (?:time|assignment)\b|\bfor the first\b/, true],
      ['byAssignment', /\b(?:mov(?:e|es|ed|ing)|brought into play|bring into play)\b/, false],
      ['byAssignment', /\bassign\w*\b/, true],
      ['dishonorablePersonalities', /\bno dishonou?r(?:able|ed)\b/, 0],
      ['dishonorablePersonalities', /\b(\d+) dishonou?r(?:able|ed)\b/, readNumber],
      [
        'dishonorablePersonalities',
        /\b(?:(?:an?|one|my) )?dishonou?r(?:able|ed) (?:personality|guy|samurai)\b/,
        1,
      ],
    ],
  },
  // true first: a settled ruling then gives the given fact as its reason
  samples: () => ({
    invited: [true, false],
    firstThisAttack: [true, false],
    byAssignment: [true, false],
    dishonorablePersonalities: [0, 1],
  }),
  rule: ruleHonor,
});
