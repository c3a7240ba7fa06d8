/** The battles of an attack, from the first opportunity to the end of the attack. */
import { joinAnd } from '../../../language/index.js';
import { goneCaveat, leftOf, orderCombat } from '../../orders/index.js';
import { checkBattlefield, forcesAt, removeUnits, sideOf } from '../attack.js';
import { type AnyChoice, type Consequence, choose, type Next, refuse } from '../decision.js';
import { defineEvent, place, player } from '../event.js';
import { BETWEEN_BATTLES } from '../opportunity.js';
import { type Attack, type InAttack, type InRound, makeRound, type State } from '../state.js';

const ORDER = 'multiplayer/attack/combat-order';
const END = 'multiplayer/attack/combat-end';
const FINAL_STEPS = 'multiplayer/attack/final-steps';
const ALLIES = 'multiplayer/attack/allies';

/** Tells the order of the Combat Segment from the player with the first opportunity. */
function tellOrder({ seats }: State, { defender }: Attack, first: string | null): Consequence {
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
      steps: [text],
      caveats: [
        ...goneCaveat(state.seats, defender),
        again && `The pages do not speak of a second battle at ${battlefield} in one attack.`,
        unassigned && 'No Maneuvers Segment of this attack is on record.',
      ],
      consequences: [tellOrder(state, attack, null)],
    };
  },
});

/** An effect changes who has the first opportunity of a Combat Segment: the order goes on from that player's left. */
export const firstOpportunity = defineEvent({
  type: 'first-opportunity',
  fields: { player },
  ask: ({ player }) => `Does ${player} get the first opportunity?`,
  when: () => [ORDER, ['combat']],
  rule(state: InRound & InAttack, { player }) {
    const { round, attack } = state;
    if (round.opened) {
      const answer = 'The first opportunity of this Combat Segment has been used, and can no longer change.';
      return refuse('wrong-phase', 'type', answer, ORDER);
    }
    Object.assign(attack.battle as object, { firstOpportunity: player });
    round.to = player;
    const text = `An effect gives ${player} the first opportunity; the next one goes to ${leftOf(state.seats, player)}, to the left of ${player}.`;
    return {
      answer: `${player} has the first opportunity.`,
      steps: [text],
      consequences: [tellOrder(state, attack, player)],
    };
  },
});

/** A battle is over after its Resolution Segment: attacking and allied units return home and bow. */
export const endBattle = defineEvent({
  type: 'end-battle',
  fields: {},
  ask: () => 'Is the battle over?',
  when: () => [END, ['resolution']],
  rule(state: InAttack) {
    const { attack } = state;
    const { battlefield } = attack.battle as NonNullable<Attack['battle']>;
    const forces = forcesAt(attack, battlefield);
    // the rule does not name the Defender's own units: the normal rules say what they do
    const home = forces.filter(({ player }) => player !== attack.defender);
    for (const { player, units } of home) removeUnits(attack, player, units);
    attack.battle = null;
    if (!attack.fought.includes(battlefield)) attack.fought.push(battlefield);
    state.phase = 'battles';
    const text = 'Allied units of both sides go home and bow with the attacking units.';
    return {
      answer: `The battle at ${battlefield} is over.`,
      steps: [{ text, rule: FINAL_STEPS }],
      caveats: [
        forces.length > home.length &&
          "The Multiplayer rules do not mention the Defender's own units, so the normal rules hold for them.",
      ],
      consequences: home.map(({ player, units }) => {
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
      steps: ['Invitations and alliances belong to one Attack Phase.'],
      consequences: [players.length > 0 && { type: 'alliances-ended', players, text, rule: ALLIES }],
    };
  },
});

/** The battlefields that have had no battle; null where the record does not name the Defender's provinces. */
function unfought({ battlefields, fought }: Attack): string[] | null {
  return battlefields?.filter(battlefield => !fought.includes(battlefield)) ?? null;
}

/** The next battle, at a battlefield that has had none where the record names them, or the end of the attack. */
export function chooseBattle(attack: Attack, which: string): AnyChoice[] {
  const left = unfought(attack);
  const battle = choose('begin-combat', `begin the ${which} battle`, { battlefield: left });
  return [...(left?.length === 0 ? [] : [battle]), choose('end-attack', 'end the attack')];
}

/** What is next after a Combat Segment. */
export function nextInResolution({ attack }: InAttack): Next {
  return {
    may: [choose('end-battle', 'end the battle after its Resolution Segment')],
    answer: `The battle at ${attack.battle?.battlefield} goes on to its Resolution Segment.`,
    text: 'The Combat Segment has ended.',
    rule: END,
  };
}

/** What is next after a battle. */
export function nextBattle({ attack }: InAttack): Next {
  const left = unfought(attack);
  const open = left?.length ? ` No battle yet: ${left.join(', ')}.` : ' No battlefield is left.';
  return {
    may: chooseBattle(attack, 'next'),
    answer: `The attack goes on to the next battle, or is over.${left ? open : ''}`,
    text: 'There is a battlefield at each province of the Defender; the normal rules tell the order of the battles.',
    rule: 'multiplayer/attack/declaration',
  };
}
