import { alternateTitles } from './legacy/alternate-titles.js';
import { ancestorAttach } from './legacy/ancestor-attach.js';
import { ancestorStays } from './legacy/ancestor-stays.js';
import { duelTotal } from './legacy/duel-total.js';
import { enlightenedForce } from './legacy/enlightened-force.js';
import { fear } from './legacy/fear.js';
import { formation } from './legacy/formation.js';
import { kydSameDeck } from './legacy/kyd-same-deck.js';
import { ninjutsuFlip } from './legacy/ninjutsu-flip.js';
import { ninjutsuFaceDown, ninjutsuGold } from './legacy/ninjutsu-value.js';
import { overlay } from './legacy/overlay.js';
import { rangedAttacks } from './legacy/ranged-attacks.js';
import { ritual } from './legacy/ritual.js';
import { senseiChange } from './legacy/sensei-change.js';
import { senseiFaction } from './legacy/sensei-faction.js';
import { senseiStats } from './legacy/sensei-stats.js';
import { terrain } from './legacy/terrain.js';
import { yu } from './legacy/yu.js';
import { yuBonus } from './legacy/yu-bonus.js';
import { combatOrder } from './multiplayer/combat-order.js';
import { eachPlayer } from './multiplayer/each-player.js';
import { effectEnd } from './multiplayer/effect-end.js';
import { firstAssignmentHonor } from './multiplayer/first-assignment-honor.js';
import { leaders } from './multiplayer/leaders.js';
import { maneuverOrder } from './multiplayer/maneuver-order.js';
import { startingHoldings } from './multiplayer/starting-holdings.js';
import { turnOrder } from './multiplayer/turn-order.js';
import type { Question } from './question.js';

/** Every question that a procedure answers; a new one is added here. */
export const procedures: readonly Question[] = [
  ancestorAttach,
  ancestorStays,
  senseiFaction,
  senseiStats,
  senseiChange,
  overlay,
  kydSameDeck,
  alternateTitles,
  rangedAttacks,
  terrain,
  duelTotal,
  enlightenedForce,
  fear,
  formation,
  ninjutsuFaceDown,
  ninjutsuFlip,
  ninjutsuGold,
  ritual,
  yu,
  yuBonus,
  turnOrder,
  eachPlayer,
  startingHoldings,
  maneuverOrder,
  combatOrder,
  firstAssignmentHonor,
  leaders,
  effectEnd,
];
