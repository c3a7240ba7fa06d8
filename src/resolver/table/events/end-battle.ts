import { sideOf } from '../attack.js';
import { type Consequence, formatNames } from '../consequence.js';
import { type Decision, permit, refuse } from '../decision.js';
import { clearBattlefield } from '../forces.js';
import type { Attack, State } from '../state.js';

const RULE = 'multiplayer/attack/final-steps';

// the Defender's own units are not named by the rule: for them the normal rules stay
function sendHome(attack: Attack, battlefield: string): Consequence[] {
  return clearBattlefield(attack, battlefield, attack.defender).map(({ player, units }): Consequence => {
    const who = player === attack.attacker ? 'the Attacker' : `an ally on the ${sideOf(attack, player)} side`;
    const goes =
      units.length > 1
        ? 'go home and bow, unless they are gone already'
        : 'goes home and bows, unless it is gone already';
    const text = `${formatNames(units)} of ${player}, ${who}, ${goes}.`;
    return { type: 'home', player, units, bowed: true, text, rule: RULE };
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
    return refuse(question, { code: 'wrong-phase', answer: 'No battle is under way.', rules: [RULE] });
  }
  const { battlefield } = attack.battle;
  attack.battle = null;
  attack.fought.push(battlefield);
  state.phase = 'battles';
  const text = 'When attacking units return home and bow, allied units of both sides do so too.';
  return permit(
    { question, answer: `The battle at ${battlefield} is over.`, steps: [{ text, rule: RULE }] },
    sendHome(attack, battlefield),
  );
}
