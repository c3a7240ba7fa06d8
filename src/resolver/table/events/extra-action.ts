import { type Decision, permit, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import { presenceOf } from '../presence.js';
import type { State } from '../state.js';

const RULE = 'multiplayer/attack/combat-order';

/** An additional action outside the normal sequence: whose opportunity it is, and who has passed, stay as they were. */
export function extraAction(state: State, { player }: EventOf<'extra-action'>): Decision {
  const question = `May ${player} take an additional action outside the sequence?`;
  const { phase, attack, round } = state;
  const presence = phase === 'combat' && attack ? presenceOf(attack, player, undefined) : null;
  if (presence && 'code' in presence) return refuse(question, presence);
  const text =
    'Additional actions stand outside the normal sequence and do not change whose opportunity is next.';
  const passed = round !== null && round.passed.size > 0;
  return permit(
    {
      question,
      verdict: phase === 'combat' ? 'yes' : 'not-covered',
      answer:
        phase === 'combat'
          ? `${player} takes an additional action; the order stays as it was.`
          : `The page speaks of additional actions in combat only; ${player} takes one here, and the order stays as it was.`,
      steps: [{ text, rule: RULE }, ...(presence?.steps ?? [])],
      caveats: passed
        ? [
            'The page does not say whether an additional action interrupts passes in a row: here the passes before it still count.',
          ]
        : [],
    },
    presence?.consequences ?? [],
  );
}
