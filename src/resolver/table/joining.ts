import { joinAnd } from '../../language/index.js';
import type { Side } from '../orders/index.js';
import type { Step } from '../ruling.js';
import { invitingSides, isInvited, leaderOf, opposite, sideOf, titleOf } from './attack.js';
import { type Consequence, type Refusal, refuse } from './decision.js';
import type { Attack } from './state.js';

const JOINING = 'multiplayer/attack/joining-a-side';
const ALLIES = 'multiplayer/attack/allies';
const OTHERS = 'multiplayer/attack/moving-others-units';

const DURING_A_BATTLE =
  'The words "during a battle" can be read with all ways of joining, or with being brought into play alone.';

/** A player of a side, in words. */
const sided = (side: Side) => (side === 'attacking' ? 'an attacking' : 'a defending');

function refuseSide(attack: Attack, player: string, side: Side): Refusal {
  const title = titleOf(side);
  const enemy = opposite(side);
  if (player === leaderOf(attack, enemy)) {
    const answer = `${player} is the ${titleOf(enemy)} and can never be invited to the ${side} side.`;
    return refuse('not-invited', answer, JOINING, 'multiplayer/attack/invitations');
  }
  if (attack.allies.get(player) === enemy && attack.invited[side]?.has(player)) {
    const answer = `${player} is an ally of the ${enemy} side in this attack and no longer counts as invited by the ${title}.`;
    return refuse('already-allied', answer, ALLIES, JOINING);
  }
  const answer = `${leaderOf(attack, side)}, the ${title}, has not invited ${player}, whose units may not come onto the ${side} side.`;
  // in a battle the sentence holds however it is read
  return { ...refuse('not-invited', answer, JOINING), caveats: attack.battle ? [] : [DURING_A_BATTLE] };
}

/**
 * Whether units that the player controls may come onto a side: the step that allows it, or the refusal.
 * Where it is another player's effect, the same condition is the condition for the effect to work.
 */
export function mayJoin(attack: Attack, player: string, side: Side, byOther: boolean): Step | Refusal {
  const title = titleOf(side);
  if (player === leaderOf(attack, side)) {
    return { text: `${player} is the ${title}: the ${side} side is theirs.`, rule: JOINING };
  }
  if (isInvited(attack, player, side)) {
    const text = `The ${title} invited ${player}, so units of ${player} may come onto the ${side} side.`;
    return { text, rule: byOther ? OTHERS : JOINING };
  }
  const refusal = refuseSide(attack, player, side);
  return byOther ? { ...refusal, rules: [OTHERS, ...refusal.rules] } : refusal;
}

/** Makes an invited player an ally the first time that units of theirs come onto a side. */
export function becomeAlly(attack: Attack, player: string, side: Side): Consequence[] {
  if (sideOf(attack, player) !== null) return [];
  const wasInvited = isInvited(attack, player, opposite(side));
  attack.allies.set(player, side);
  const leader = leaderOf(attack, side);
  const enemy = leaderOf(attack, opposite(side));
  const text = `${player} is now ${sided(side)} ally: ${leader} is the friendly leader, ${enemy} the enemy leader.`;
  const ended = `${player} no longer counts as invited by ${enemy}.`;
  return [
    { type: 'allied', player, side, leader, enemy, text, rule: ALLIES },
    ...(wasInvited
      ? [{ type: 'invitation-ended', player, by: enemy, text: ended, rule: ALLIES } as const]
      : []),
  ];
}

const WITHOUT_UNITS = 'multiplayer/attack/acting-without-units';

interface Presence {
  steps: Step[];
  consequences: Consequence[];
}

function actsAs(player: string, sides: Side[]): Consequence {
  const text =
    sides.length > 1
      ? `${player} chooses, after announcing the action, whether to take it as an attacking or a defending player, and is no ally by that.`
      : `${player} takes the action as ${sided(sides[0] as Side)} player, and is no ally by that.`;
  return { type: 'acts-as', player, sides, text, rule: WITHOUT_UNITS };
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
    return refuse('already-allied', answer, WITHOUT_UNITS, ALLIES);
  }
  const inviting = invitingSides(attack, player);
  if (inviting.length === 0) {
    const answer = `${player} is not allied and was invited by neither leader, so ${player} may not act at this battle.`;
    return refuse('not-invited', answer, WITHOUT_UNITS);
  }
  if (chosen !== undefined && !inviting.includes(chosen)) {
    const answer = `${leaderOf(attack, chosen)}, the ${titleOf(chosen)}, has not invited ${player}, who cannot act for that side.`;
    return refuse('not-invited', answer, WITHOUT_UNITS);
  }
  const leaders = inviting.map(side => leaderOf(attack, side));
  return {
    steps: [{ text: `${player} is not allied and was invited by ${joinAnd(leaders)}.`, rule: WITHOUT_UNITS }],
    consequences: [actsAs(player, chosen ? [chosen] : inviting)],
  };
}
