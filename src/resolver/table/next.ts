import { type NextDraft, say } from './next-draft.js';
import { afterBattle, inCombat, inDeclaration, inManeuvers } from './next-in-attack.js';
import { beforeFirstTurn, inActionPhase, inTurn } from './next-in-turn.js';
import type { State } from './state.js';

function afterGame({ winner, victory }: NonNullable<State['outcome']>): NextDraft {
  const answer = victory
    ? `The game is over: ${winner} has won a ${victory} Victory.`
    : `Only ${winner} is left. The page does not say what ${winner} wins.`;
  const text =
    'A win is named for the player who sees the last other player eliminated by Military or Dishonor means.';
  const next = say(null, [], { answer, text, rule: 'multiplayer/winning-and-losing' });
  return victory ? next : { ...next, draft: { ...next.draft, verdict: 'not-covered' } };
}

/** Whose opportunity it is after the last event. */
export function tellNext(state: State): NextDraft {
  const { outcome, attack, round, turn, phase } = state;
  if (outcome) return afterGame(outcome);
  if (attack) {
    if (round) return inCombat(state, attack, round);
    if (phase === 'declaration') return inDeclaration(state, attack);
    return attack.maneuvers ? inManeuvers(state, attack, attack.maneuvers) : afterBattle(state, attack);
  }
  if (round) return inActionPhase(state, round);
  return turn ? inTurn(state) : beforeFirstTurn();
}
