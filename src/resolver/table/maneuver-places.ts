import type { ManeuverPlace } from '../orders/index.js';
import { isInvited, leaderOf } from './attack.js';
import type { State } from './state.js';

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
