import type { Question } from '../question.js';
import { combatOrder } from './combat-order.js';
import { eachPlayer } from './each-player.js';
import { effectEnd } from './effect-end.js';
import { firstAssignmentHonor } from './first-assignment-honor.js';
import { leaders } from './leaders.js';
import { maneuverOrder } from './maneuver-order.js';
import { startingHoldings } from './starting-holdings.js';
import { turnOrder } from './turn-order.js';

/** Questions of the Multiplayer page that procedures answer. */
export const multiplayerQuestions: Question[] = [
  turnOrder,
  eachPlayer,
  startingHoldings,
  maneuverOrder,
  combatOrder,
  firstAssignmentHonor,
  leaders,
  effectEnd,
];
