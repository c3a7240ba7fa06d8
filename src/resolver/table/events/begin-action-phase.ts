import { type Decision, permit, refuse } from '../decision.js';
import { makeRound, settleRound } from '../rounds.js';
import type { State } from '../state.js';

const RULE = 'multiplayer/action-phase';

/** The Action Phase begins: the active player has the first opportunity. */
export function beginActionPhase(state: State): Decision {
  const question = 'Does the Action Phase begin?';
  const { turn, phase, seats } = state;
  if (!turn || phase !== 'turn') {
    const answer = turn
      ? `Another part of the turn is under way, so the Action Phase cannot begin.`
      : 'No turn has begun, so there is no active player with whom an Action Phase could start.';
    return refuse(question, { code: 'wrong-phase', answer, rules: [RULE, 'multiplayer/turn-order'] });
  }
  if (seats.eliminated.has(turn.active)) {
    const answer = `${turn.active}, the active player, has been eliminated: the next turn is to begin.`;
    return refuse(question, { code: 'eliminated-player', answer, rules: ['multiplayer/elimination', RULE] });
  }
  turn.actionPhases++;
  state.phase = 'action';
  state.round = makeRound(turn.active);
  const again = turn.actionPhases > 1;
  return permit(
    {
      question,
      verdict: again ? 'not-covered' : 'yes',
      answer: again
        ? `The pages do not speak of another Action Phase in one turn; if an effect makes one, ${turn.active} has the first opportunity.`
        : `The Action Phase begins: ${turn.active}, the active player, has the first opportunity.`,
      steps: [
        { text: 'The opportunities start with the active player and go around in turn order.', rule: RULE },
      ],
    },
    settleRound(state, state.round),
  );
}
