/** Named orders of the multiplayer table: who comes when, and when everyone is through. Each is a pure function. */
import { combatOrder } from './combat-order.js';
import { eachPlayer } from './each-player.js';
import { effectEnd } from './effect-end.js';
import { maneuverOrder } from './maneuver-order.js';
import { passes } from './passes.js';
import { seating } from './seating.js';
import { turnOrder } from './turn-order.js';

export { type ManeuverFacts, type ManeuverPlace, SIDES, type Side } from './maneuver-order.js';
export { checkMembers, checkPlayer, PLAYER_LIMITS, parsePlayers, type Seating } from './players.js';
export { leftOf, rightOf, seatsBetween } from './seating.js';
export type { Seats, Strategy } from './strategy.js';
export { combatOrder, eachPlayer, effectEnd, maneuverOrder, passes, seating, turnOrder };

/** Every named order, as `docs/orders.md` lists them. */
export const ORDERS: readonly { name: string; line: string; rule: string }[] = [
  seating,
  turnOrder,
  eachPlayer,
  maneuverOrder,
  combatOrder,
  effectEnd,
  passes,
];
