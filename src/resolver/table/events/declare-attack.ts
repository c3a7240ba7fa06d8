import { makeAttack } from '../attack.js';
import type { Consequence } from '../consequence.js';
import { type Decision, permit, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import type { State } from '../state.js';

const RULE = 'multiplayer/attack/declaration';

function listProvinces(provinces: EventOf<'declare-attack'>['provinces']): string[] | null {
  if (provinces === undefined) return null;
  if (typeof provinces === 'number')
    return Array.from({ length: provinces }, (_, index) => String(index + 1));
  return [...new Set(provinces.map(String))];
}

// where the pages say nothing about who may declare, or how often, the table goes along and says so
function openPoints(state: State, attacker: string): string[] {
  const { turn } = state;
  if (!turn) return ['The record begins without a turn: nobody is known to be the active player.'];
  return [
    ...(turn.active === attacker
      ? []
      : [
          `The pages do not say that anyone but the active player, ${turn.active}, may create an Attack Phase; ${attacker} needs an effect for it.`,
        ]),
    ...(turn.attacks > 0
      ? ['The pages do not speak of a second Attack Phase in one turn; it needs an effect.']
      : []),
    ...(turn.actionPhases === 0 ? ['No Action Phase of this turn is on record.'] : []),
  ];
}

/** The Attacker declares an attack on one Defender. Everything about invitations and allies starts afresh. */
export function declareAttack(state: State, event: EventOf<'declare-attack'>): Decision {
  const { attacker, defender } = event;
  const question = `May ${attacker} declare an attack on ${defender}?`;
  if (attacker === defender) {
    const answer = `${attacker} chooses another player as the Defender.`;
    return refuse(question, { code: 'same-player', answer, rules: [RULE] });
  }
  if (state.phase === 'action') {
    const answer = 'The Action Phase is still under way: it ends when all players have passed in a row.';
    return refuse(question, { code: 'wrong-phase', answer, rules: ['multiplayer/action-phase', RULE] });
  }
  if (state.attack) {
    const answer = `The attack of ${state.attack.attacker} on ${state.attack.defender} is still under way.`;
    return refuse(question, { code: 'wrong-phase', answer, rules: [RULE] });
  }
  const caveats = openPoints(state, attacker);
  const uncovered = state.turn !== null && (state.turn.active !== attacker || state.turn.attacks > 0);
  const battlefields = listProvinces(event.provinces);
  state.attack = makeAttack(attacker, defender, battlefields);
  state.phase = 'declaration';
  if (state.turn) state.turn.attacks++;
  const created: Consequence = {
    type: 'battlefields',
    defender,
    battlefields,
    text: `A battlefield is created at each province of ${defender}, and nowhere else.`,
    rule: RULE,
  };
  const steps = [{ text: `${attacker} declares the attack and chooses ${defender}.`, rule: RULE }];
  const answer = `${attacker} is the Attacker, ${defender} the Defender of this attack.`;
  return permit({ question, verdict: uncovered ? 'not-covered' : 'yes', answer, steps, caveats }, [created]);
}
