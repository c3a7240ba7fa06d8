/** The orders of the multiplayer table (`docs/orders.md`): pure functions of the seats. */
export * from './orders.js';
export { checkMembers, PLAYER_LIMITS, parsePlayers, type Seating } from './players.js';
