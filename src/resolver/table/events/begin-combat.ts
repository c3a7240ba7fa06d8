import { combatCaveats, orderCombat } from '../../orders/index.js';
import { leaderlessCaveats } from '../attack.js';
import type { Consequence } from '../consequence.js';
import { type Decision, permit, type Refusal, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import { currentPlace } from '../maneuver-places.js';
import { makeRound } from '../rounds.js';
import type { Attack, State } from '../state.js';

const RULE = 'multiplayer/attack/combat-order';

function checkBattle(state: State, battlefield: string): Refusal | null {
  const { attack, phase } = state;
  if (!attack) {
    const answer = 'There is no attack, so there is no battle.';
    return { code: 'wrong-phase', answer, rules: ['multiplayer/attack/declaration'] };
  }
  if (phase === 'combat' || phase === 'resolution') {
    const answer = `The battle at ${attack.battle?.battlefield} is still under way.`;
    return { code: 'wrong-phase', answer, rules: ['multiplayer/attack/combat-end'] };
  }
  const place = currentPlace(state);
  if (place) {
    const answer = `${place.player} may still assign, so the battles have not come yet.`;
    return { code: 'wrong-phase', answer, rules: ['multiplayer/attack/maneuvers'] };
  }
  if (attack.battlefields?.includes(battlefield) === false) {
    const answer = `${battlefield} is no battlefield: there is one at each province of ${attack.defender}, and nowhere else.`;
    return { code: 'no-battlefield', answer, rules: ['multiplayer/attack/declaration'] };
  }
  return null;
}

/** Tells the order of the Combat Segment from whoever has the first opportunity. */
export function tellOrder(state: State, attack: Attack, first: string | null): Consequence {
  const order = orderCombat(state.seats, { defender: attack.defender, first });
  return {
    type: 'order',
    order: order.map(player => ({ player, side: null })),
    text: `The opportunities go around in this order: ${order.join(', ')}.`,
    rule: RULE,
  };
}

/** The Combat Segment of a battle begins: the Defender has the first opportunity. */
export function beginCombat(state: State, event: EventOf<'begin-combat'>): Decision {
  const battlefield = String(event.battlefield);
  const question = `Does the Combat Segment at ${battlefield} begin?`;
  const refusal = checkBattle(state, battlefield);
  if (refusal) return refuse(question, refusal);
  const attack = state.attack as Attack;
  const { defender } = attack;
  const again = attack.fought.includes(battlefield);
  const unassigned = state.phase === 'declaration';
  const first = orderCombat(state.seats, { defender })[0] as string;
  attack.maneuvers = null;
  attack.battle = { battlefield, first: null };
  state.phase = 'combat';
  state.round = makeRound(first);
  const step =
    first === defender
      ? `${defender} is the Defender and has the first opportunity, to take a Battle action or to pass.`
      : `${defender}, the Defender, has left the game; ${first} is the next remaining player to the left.`;
  return permit(
    {
      question,
      verdict: first !== defender || again ? 'not-covered' : 'yes',
      answer: `The Combat Segment at ${battlefield} begins with ${first}.`,
      steps: [{ text: step, rule: RULE }],
      caveats: [
        ...combatCaveats(state.seats, { defender }),
        ...leaderlessCaveats(state, attack),
        ...(again ? [`The pages do not speak of a second battle at ${battlefield} in one attack.`] : []),
        ...(unassigned ? ['No Maneuvers Segment of this attack is on record.'] : []),
      ],
    },
    [tellOrder(state, attack, null)],
  );
}
