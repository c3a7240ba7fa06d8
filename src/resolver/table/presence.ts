import type { Side } from '../orders/index.js';
import type { Step } from '../ruling.js';
import { invitingSides, leaderOf, sideOf, titleOf } from './attack.js';
import { type Consequence, formatNames } from './consequence.js';
import type { Refusal } from './decision.js';
import type { Attack } from './state.js';

const RULE = 'multiplayer/attack/acting-without-units';

interface Presence {
  steps: Step[];
  consequences: Consequence[];
}

function actsAs(player: string, sides: Side[]): Consequence {
  const text =
    sides.length > 1
      ? `${player} chooses, after announcing the action, whether to take it as an attacking or a defending player.`
      : `${player} takes the action as ${sides[0] === 'attacking' ? 'an attacking' : 'a defending'} player, and is no ally by that.`;
  return { type: 'acts-as', player, sides, text, rule: RULE };
}

/**
 * Whether a player may act at a battle, and as which kind of player. A non-allied player has no units there: they act
 * for a side that invited them or not at all. `chosen` is their choice where both did.
 */
export function presenceOf(attack: Attack, player: string, chosen: Side | undefined): Presence | Refusal {
  const own = sideOf(attack, player);
  if (own) {
    if (chosen === undefined || chosen === own) return { steps: [], consequences: [] };
    const answer = `${player} belongs to the ${own} side in this attack and cannot act for the other.`;
    return { code: 'already-allied', answer, rules: [RULE, 'multiplayer/attack/allies'] };
  }
  const inviting = invitingSides(attack, player);
  if (inviting.length === 0) {
    const answer = `${player} is not allied and was invited by neither leader, so ${player} may not act at this battle.`;
    return { code: 'not-invited', answer, rules: [RULE] };
  }
  if (chosen !== undefined && !inviting.includes(chosen)) {
    const answer = `${leaderOf(attack, chosen)}, the ${titleOf(chosen)}, has not invited ${player}, who cannot act for that side.`;
    return { code: 'not-invited', answer, rules: [RULE] };
  }
  const leaders = inviting.map(side => leaderOf(attack, side));
  const text = `${player} is not allied and was invited by ${formatNames(leaders)}.`;
  return { steps: [{ text, rule: RULE }], consequences: [actsAs(player, chosen ? [chosen] : inviting)] };
}
