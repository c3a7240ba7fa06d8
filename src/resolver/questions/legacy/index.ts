import type { Question } from '../question.js';
import { alternateTitles } from './alternate-titles.js';
import { ancestorAttach } from './ancestor-attach.js';
import { ancestorStays } from './ancestor-stays.js';
import { duelTotal } from './duel-total.js';
import { enlightenedForce } from './enlightened-force.js';
import { fear } from './fear.js';
import { formation } from './formation.js';
import { kydSameDeck } from './kyd-same-deck.js';
import { ninjutsuFlip } from './ninjutsu-flip.js';
import { ninjutsuFaceDown, ninjutsuGold } from './ninjutsu-value.js';
import { overlay } from './overlay.js';
import { rangedAttacks } from './ranged-attacks.js';
import { ritual } from './ritual.js';
import { senseiChange } from './sensei-change.js';
import { senseiFaction } from './sensei-faction.js';
import { senseiStats } from './sensei-stats.js';
import { terrain } from './terrain.js';
import { yu } from './yu.js';
import { yuBonus } from './yu-bonus.js';

/** Legacy questions that need more than conditions. */
export const legacyQuestions: readonly Question[] = [
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
];
