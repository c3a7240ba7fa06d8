import type { Question } from '../question.js';
import { alternateTitles } from './alternate-titles.js';
import { ancestorAttach } from './ancestor-attach.js';
import { ancestorStays } from './ancestor-stays.js';
import { kydSameDeck } from './kyd-same-deck.js';
import { overlay } from './overlay.js';
import { rangedAttacks } from './ranged-attacks.js';
import { senseiChange } from './sensei-change.js';
import { senseiFaction } from './sensei-faction.js';
import { senseiStats } from './sensei-stats.js';
import { terrain } from './terrain.js';

/** Legacy questions on cards, Senseis, Ancestors and experience that need more than conditions. */
export const LEGACY_QUESTIONS_A: readonly Question[] = [
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
];
