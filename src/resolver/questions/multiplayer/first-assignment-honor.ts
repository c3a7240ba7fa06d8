import * as z from 'zod';
import { type AnswerDraft, declareQuestion } from '../question.js';

interface Facts {
  invited: boolean;
  firstThisAttack: boolean;
  byAssignment: boolean;
  dishonorablePersonalities: number;
}

const rule = 'multiplayer/attack/first-assignment-honor';
const EFFECTS = "If another player's effect assigned the units, the page can be read two ways.";

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
    byAssignment: z.boolean().describe('Were the units assigned, and not moved or brought into play?'),
    dishonorablePersonalities: z
      .int()
      .min(0)
      .max(99)
      .describe('How many of the assigned Personalities are dishonorable?'),
  },
  example: { invited: true, firstThisAttack: true, byAssignment: true, dishonorablePersonalities: 0 },
  ways: {
    asked: [
      'do I get 2 honor when I help defend',
      'I was invited and assign for the first time, do I get honor',
      'how much honor do i gain as an ally when my units are assigned',
      'uninvited but I assign 2 dishonored guys do i get honor',
      'i move my unit in as an invited ally, do i gain honor',
      'my invited dishonorable personality assigns, is he restored',
      'second time i assign in the attack as an ally, honor again?',
    ],
    about: 'honor + assign|invite|ally|help|move|join / restore|dishonor + assign|ally|invite',
    turns: 'family honor requirement / lose honor / opponent / kill',
    also:
      'into battle / same attack / more / people / gain|get|earn|receive / honor / 2 honor / <n> honor / unit / assign / ally / attack / ' +
      'restore|restored|honorable / join / help / effect / instead / what / still / third player / attacker|defender / what happens / two / anyway / there / or',
    facts: {
      invited: { grammar: 'invited by anybody' },
      firstThisAttack: {
        said: 'first (time|assignment|units) / for the first time',
        denied:
          'second (time|assignment) / =again / twice / already assigned / ' +
          'assigned before|earlier|already / third time / cavalry ~ infantry',
      },
      byAssignment: {
        said: 'assign / assignment / first assignment|time',
        denied:
          'instead assign|assigning|assignment / not assign / move|moving|moved / brought|bring|create|enter|put (in|into) play / created',
      },
      dishonorablePersonalities: {
        grammar: 'dishonorable ones',
        said: { 0: 'all|are honorable / =honorable / no dishonor' },
      },
    },
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
