import type { Question } from '../question.js';
import { duelTotal } from './duel-total.js';
import { enlightenedForce } from './enlightened-force.js';
import { fear } from './fear.js';
import { formation } from './formation.js';
import { ninjutsuFaceDown } from './ninjutsu-face-down.js';
import { ninjutsuFlip } from './ninjutsu-flip.js';
import { ninjutsuGold } from './ninjutsu-gold.js';
import { ritual } from './ritual.js';
import { yu } from './yu.js';
import { yuBonus } from './yu-bonus.js';

/** Legacy questions about duels, Force, Fear, Formations, Ninjutsu, Rituals and Yu. */
export const LEGACY_QUESTIONS_B: Question[] = [
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
