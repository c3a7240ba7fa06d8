import { joinAnd } from '../../../language/index.js';
import { combatCaveats, orderCombat } from '../../orders/index.js';
import { currentPlace, leaderlessCaveats, sideOf } from '../attack.js';
import { type Consequence, type Decision, permit, type Refusal, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import { clearBattlefield } from '../forces.js';
import { makeRound } from '../rounds.js';
import type { Attack, State } from '../state.js';

const ORDER = 'multiplayer/attack/combat-order';

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
    rule: ORDER,
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
      steps: [{ text: step, rule: ORDER }],
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

const FINAL_STEPS = 'multiplayer/attack/final-steps';

// the Defender's own units are not named by the rule: for them the normal rules stay
function sendHome(attack: Attack, battlefield: string): Consequence[] {
  return clearBattlefield(attack, battlefield, attack.defender).map(({ player, units }): Consequence => {
    const who = player === attack.attacker ? 'the Attacker' : `an ally on the ${sideOf(attack, player)} side`;
    const goes =
      units.length > 1
        ? 'go home and bow, unless they are gone already'
        : 'goes home and bows, unless it is gone already';
    const text = `${joinAnd(units)} of ${player}, ${who}, ${goes}.`;
    return { type: 'home', player, units, bowed: true, text, rule: FINAL_STEPS };
  });
}

/** A battle is over after its Resolution Segment: attacking and allied units return home and bow. */
export function endBattle(state: State): Decision {
  const question = 'Is the battle over?';
  const { phase, attack } = state;
  if (phase === 'combat') {
    const answer =
      'The Combat Segment ends when all players have passed in a row, and that has not happened.';
    return refuse(question, { code: 'wrong-phase', answer, rules: ['multiplayer/attack/combat-end'] });
  }
  if (phase !== 'resolution' || !attack?.battle) {
    return refuse(question, { code: 'wrong-phase', answer: 'No battle is under way.', rules: [FINAL_STEPS] });
  }
  const { battlefield } = attack.battle;
  attack.battle = null;
  attack.fought.push(battlefield);
  state.phase = 'battles';
  const text = 'When attacking units return home and bow, allied units of both sides do so too.';
  return permit(
    { question, answer: `The battle at ${battlefield} is over.`, steps: [{ text, rule: FINAL_STEPS }] },
    sendHome(attack, battlefield),
  );
}

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
  const text = `${joinAnd(players)} ${players.length === 1 ? 'is an ally' : 'are allies'} no more: the next attack starts afresh.`;
  const over: Consequence = { type: 'alliances-ended', players, text, rule: ALLIES };
  const step = { text: 'Invitations and alliances belong to one Attack Phase.', rule: ALLIES };
  return permit({ question, answer: 'The attack is over.', steps: [step] }, players.length > 0 ? [over] : []);
}
