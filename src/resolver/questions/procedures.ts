import { alternateTitles } from './legacy/alternate-titles.js';
import { ancestorAttach, ancestorStays } from './legacy/ancestors.js';
import { duelTotal } from './legacy/duel-total.js';
import { enlightenedForce } from './legacy/enlightened-force.js';
import { kydSameDeck, overlay } from './legacy/experience.js';
import { familyName } from './legacy/family-name.js';
import { fear } from './legacy/fear.js';
import { formation } from './legacy/formation.js';
import { ninjutsuFaceDown, ninjutsuFlip } from './legacy/ninjutsu.js';
import { rangedAttacks } from './legacy/ranged-attacks.js';
import { ritual } from './legacy/ritual.js';
import { senseiChange, senseiStats } from './legacy/sensei.js';
import { senseiFaction } from './legacy/sensei-faction.js';
import { terrain } from './legacy/terrain.js';
import { yu } from './legacy/yu.js';
import { yuBonus } from './legacy/yu-bonus.js';
import { combatOrder, maneuverOrder } from './multiplayer/attack-orders.js';
import { leaders } from './multiplayer/leaders.js';
import { eachPlayer, effectEnd, startingHoldings, turnOrder } from './multiplayer/turns.js';
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
  familyName,
  fear,
  formation,
  ninjutsuFaceDown,
  ninjutsuFlip,
  ritual,
  yu,
  yuBonus,
  turnOrder,
  eachPlayer,
  startingHoldings,
  maneuverOrder,
  combatOrder,
  leaders,
  effectEnd,
];
