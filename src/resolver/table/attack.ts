import type { ManeuverPlace, Side } from '../orders/index.js';
import type { Attack, State } from './state.js';

/** A fresh attack: nobody invited, nobody allied. */
export function makeAttack(attacker: string, defender: string, battlefields: string[] | null): Attack {
  return {
    attacker,
    defender,
    battlefields,
    invited: { attacking: null, defending: null },
    allies: new Map(),
    assigned: new Set(),
    segments: [],
    maneuvers: null,
    forces: new Map(),
    whereabouts: new Map(),
    battle: null,
    fought: [],
  };
}

/** The other side. */
export function opposite(side: Side): Side {
  return side === 'attacking' ? 'defending' : 'attacking';
}

/** The Attacker or the Defender: who leads a side. */
export function leaderOf(attack: Attack, side: Side): string {
  return side === 'attacking' ? attack.attacker : attack.defender;
}

/** What the leader of a side is called. */
export function titleOf(side: Side): string {
  return side === 'attacking' ? 'Attacker' : 'Defender';
}

/** The side that a player leads or is allied with; null for everyone else. */
export function sideOf(attack: Attack, player: string): Side | null {
  if (player === attack.attacker) return 'attacking';
  if (player === attack.defender) return 'defending';
  return attack.allies.get(player) ?? null;
}

/** Whether the leader of a side currently counts as inviting the player: an ally is not invited by the enemy leader. */
export function isInvited(attack: Attack, player: string, side: Side): boolean {
  return (attack.invited[side]?.has(player) ?? false) && attack.allies.get(player) !== opposite(side);
}

/** Sides whose leaders currently invite the player. */
export function invitingSides(attack: Attack, player: string): Side[] {
  return (['attacking', 'defending'] as const).filter(side => isInvited(attack, player, side));
}

/** What the pages leave open about an attack whose leader has been eliminated. */
export function leaderlessCaveats({ seats }: Pick<State, 'seats'>, attack: Attack): string[] {
  return (['attacking', 'defending'] as const)
    .filter(side => seats.eliminated.has(leaderOf(attack, side)))
    .map(
      side =>
        `The ${titleOf(side)} has been eliminated: the page does not say what becomes of the attack. ` +
        'It goes on here among the players who remain.',
    );
}

/**
 * Whose opportunity to assign it is: the first in the order who is through with nothing yet, has not been eliminated,
 * and leads the side or is still invited by its leader. Null where everyone is through, or nobody assigns now.
 */
export function currentPlace({ attack, seats }: State): ManeuverPlace | null {
  if (!attack?.maneuvers) return null;
  const { order, at } = attack.maneuvers;
  const place = order
    .slice(at)
    .find(
      ({ player, side }) =>
        !seats.eliminated.has(player) &&
        (player === leaderOf(attack, side) || isInvited(attack, player, side)),
    );
  return place ?? null;
}
