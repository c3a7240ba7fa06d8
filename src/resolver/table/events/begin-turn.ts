import { leftOf } from '../../orders/index.js';
import type { Consequence } from '../consequence.js';
import { type Decision, permit, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import { endInGap, endInTurn } from '../lasting.js';
import type { State } from '../state.js';

const RULE = 'multiplayer/turn-order';

/** A turn begins: the first one with the starting player, each later one to the left of the active player. */
export function beginTurn(state: State, { player }: EventOf<'begin-turn'>): Decision {
  const question = `Does the turn of ${player} begin?`;
  const { turn, phase, seats } = state;
  if (phase === 'action') {
    const answer = 'The Action Phase is still under way: it ends when all players have passed in a row.';
    return refuse(question, { code: 'wrong-phase', answer, rules: ['multiplayer/action-phase'] });
  }
  if (state.attack) {
    const answer = 'The attack is still under way.';
    return refuse(question, { code: 'wrong-phase', answer, rules: ['multiplayer/attack/declaration', RULE] });
  }
  const next = turn ? leftOf(seats, turn.active) : player;
  if (player !== next) {
    const answer = `The next turn is ${next}’s, who sits to the left of ${turn?.active}, not ${player}’s.`;
    return refuse(question, { code: 'out-of-turn', answer, rules: [RULE] });
  }
  const number = (turn?.number ?? 0) + 1;
  const gap = turn ? endInGap(state, turn.active, player) : [];
  const ending = endInTurn(state, player);
  state.turn = { number, active: player, actionPhases: 0, attacks: 0 };
  state.phase = 'turn';
  const text = turn
    ? `${player} is the nearest remaining player to the left of ${turn.active}.`
    : `${player} is the starting player; turn order goes to the left from there.`;
  const begins: Consequence = { type: 'turn', player, text: `${player} is the active player.`, rule: RULE };
  return permit(
    { question, answer: `Turn ${number}: ${player} is the active player.`, steps: [{ text, rule: RULE }] },
    [...gap, begins, ...ending],
  );
}
