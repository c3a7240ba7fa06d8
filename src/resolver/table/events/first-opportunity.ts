import { type Decision, permit, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import type { Attack, State } from '../state.js';
import { tellOrder } from './begin-combat.js';

const RULE = 'multiplayer/attack/combat-order';

/** An effect changes who has the first opportunity of a Combat Segment: the order goes on from that player's left. */
export function firstOpportunity(state: State, { player }: EventOf<'first-opportunity'>): Decision {
  const question = `Does ${player} get the first opportunity?`;
  const { phase, round } = state;
  if (phase !== 'combat' || !round) {
    const answer = 'The first opportunity is changed in a Combat Segment, and none is under way.';
    return refuse(question, { code: 'wrong-phase', answer, rules: [RULE] });
  }
  if (round.opened) {
    const answer =
      'The first opportunity of this Combat Segment has been used, so nobody can get it any more.';
    return refuse(question, { code: 'wrong-phase', answer, rules: [RULE] });
  }
  const attack = state.attack as Attack & { battle: NonNullable<Attack['battle']> };
  attack.battle.first = player;
  round.to = player;
  const text = `An effect gives ${player} the first opportunity; the next one is that of the player to the left of ${player}.`;
  return permit({ question, answer: `${player} has the first opportunity.`, steps: [{ text, rule: RULE }] }, [
    tellOrder(state, attack, player),
  ]);
}
