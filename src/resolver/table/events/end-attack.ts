import { type Consequence, formatNames } from '../consequence.js';
import { type Decision, permit, refuse } from '../decision.js';
import { currentPlace } from '../maneuver-places.js';
import type { State } from '../state.js';

const ALLIES = 'multiplayer/attack/allies';

/** The Attack Phase is over: with it end invitations and alliances. */
export function endAttack(state: State): Decision {
  const question = 'Is the attack over?';
  const { phase, attack, turn } = state;
  if (!attack) {
    const answer = 'There is no attack.';
    return refuse(question, { code: 'wrong-phase', answer, rules: ['multiplayer/attack/declaration'] });
  }
  if (phase === 'combat' || phase === 'resolution') {
    const answer = `The battle at ${attack.battle?.battlefield} is still under way.`;
    return refuse(question, { code: 'wrong-phase', answer, rules: ['multiplayer/attack/combat-end'] });
  }
  const place = currentPlace(state);
  if (place) {
    const answer = `${place.player} may still assign.`;
    return refuse(question, { code: 'wrong-phase', answer, rules: ['multiplayer/attack/maneuvers'] });
  }
  const players = [...attack.allies.keys()];
  state.attack = null;
  state.phase = turn ? 'turn' : 'between-turns';
  const text = `${formatNames(players)} ${players.length === 1 ? 'is an ally' : 'are allies'} no more: the next attack starts afresh.`;
  const over: Consequence = { type: 'alliances-ended', players, text, rule: ALLIES };
  const step = { text: 'Invitations and alliances belong to one Attack Phase.', rule: ALLIES };
  return permit({ question, answer: 'The attack is over.', steps: [step] }, players.length > 0 ? [over] : []);
}
