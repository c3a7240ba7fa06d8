import { joinAnd } from '../../../language/index.js';
import { goneCaveat, orderCombat } from '../../orders/index.js';
import { checkBattlefield, clearBattlefield, sideOf } from '../attack.js';
import type { Consequence } from '../decision.js';
import { defineEvent, place } from '../event.js';
import { BETWEEN_BATTLES } from '../opportunity.js';
import { type Attack, type InAttack, makeRound, type State } from '../state.js';

const ORDER = 'multiplayer/attack/combat-order';
const FINAL_STEPS = 'multiplayer/attack/final-steps';
const ALLIES = 'multiplayer/attack/allies';

/** Tells the order of the Combat Segment from the player with the first opportunity. */
export function tellOrder({ seats }: State, { defender }: Attack, first: string | null): Consequence {
  const players = orderCombat(seats, { defender, first });
  const order = players.map(player => ({ player, side: null }));
  const text = `The opportunities go around in this order: ${players.join(', ')}.`;
  return { type: 'order', order, text, rule: ORDER };
}

/** The Combat Segment of a battle begins: the Defender has the first opportunity. */
export const beginCombat = defineEvent({
  type: 'begin-combat',
  fields: { battlefield: place },
  ask: ({ battlefield }) => `Does the Combat Segment at ${battlefield} begin?`,
  when: () => [ORDER, BETWEEN_BATTLES],
  rule(state: InAttack, event) {
    const { attack } = state;
    const battlefield = String(event.battlefield);
    const strange = checkBattlefield(attack, battlefield, 'battlefield');
    if (strange) return strange;
    const { defender } = attack;
    const again = attack.fought.includes(battlefield);
    const unassigned = state.phase === 'declaration';
    const first = orderCombat(state.seats, { defender })[0] as string;
    attack.maneuvers = null;
    attack.battle = { battlefield, firstOpportunity: null };
    state.phase = 'combat';
    state.round = makeRound(first);
    const text =
      first === defender
        ? `${defender} is the Defender and has the first opportunity, to take a Battle action or to pass.`
        : `${defender}, the Defender, has left the game; ${first} is the next remaining player to the left.`;
    return {
      covered: first === defender && !again,
      answer: `The Combat Segment at ${battlefield} begins with ${first}.`,
      steps: [{ text, rule: ORDER }],
      caveats: [
        ...goneCaveat(state.seats, defender),
        again && `The pages do not speak of a second battle at ${battlefield} in one attack.`,
        unassigned && 'No Maneuvers Segment of this attack is on record.',
      ],
      consequences: [tellOrder(state, attack, null)],
    };
  },
});

/** A battle is over after its Resolution Segment: attacking and allied units return home and bow. */
export const endBattle = defineEvent({
  type: 'end-battle',
  fields: {},
  ask: () => 'Is the battle over?',
  when: () => ['multiplayer/attack/combat-end', ['resolution']],
  rule(state: InAttack) {
    const { attack } = state;
    const { battlefield } = attack.battle as NonNullable<Attack['battle']>;
    const defends = (attack.forces.get(battlefield)?.get(attack.defender)?.size ?? 0) > 0;
    attack.battle = null;
    if (!attack.fought.includes(battlefield)) attack.fought.push(battlefield);
    state.phase = 'battles';
    const text = 'Allied units of both sides go home and bow with the attacking units.';
    return {
      answer: `The battle at ${battlefield} is over.`,
      steps: [{ text, rule: FINAL_STEPS }],
      caveats: [
        defends &&
          "The Multiplayer rules do not mention the Defender's own units, so the normal rules hold for them.",
      ],
      // the rule does not name the Defender's own units: the normal rules say what they do
      consequences: clearBattlefield(attack, battlefield, attack.defender).map(({ player, units }) => {
        const side =
          player === attack.attacker ? 'the Attacker' : `an ally on the ${sideOf(attack, player)} side`;
        const goes =
          units.length > 1 ? 'go home and bow, unless they are' : 'goes home and bows, unless it is';
        const text = `${joinAnd(units)} of ${player}, ${side}, ${goes} gone already.`;
        return { type: 'home', player, units, bowed: true, text, rule: FINAL_STEPS };
      }),
    };
  },
});

/** The Attack Phase is over: with it end invitations and alliances. */
export const endAttack = defineEvent({
  type: 'end-attack',
  fields: {},
  ask: () => 'Is the attack over?',
  when: () => [ALLIES, BETWEEN_BATTLES],
  rule(state: InAttack) {
    const players = state.attack.allies.map(({ player }) => player);
    Object.assign(state, { attack: null });
    state.phase = state.turn ? 'turn' : 'between-turns';
    const text = `${joinAnd(players)} ${players.length === 1 ? 'is no longer an ally' : 'are no longer allies'}: alliances end with the attack.`;
    return {
      answer: 'The attack is over.',
      steps: [{ text: 'Invitations and alliances belong to one Attack Phase.', rule: ALLIES }],
      consequences: [players.length > 0 && { type: 'alliances-ended', players, text, rule: ALLIES }],
    };
  },
});
