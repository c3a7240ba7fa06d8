import { LEGACY_QUESTIONS_A } from './legacy/a.js';
import { LEGACY_QUESTIONS_B } from './legacy/b.js';
import { multiplayerQuestions } from './multiplayer/index.js';
import type { Question } from './question.js';

/** Every question that a procedure answers; add a folder's list here. */
export const procedures: readonly Question[] = [
  ...LEGACY_QUESTIONS_A,
  ...LEGACY_QUESTIONS_B,
  ...multiplayerQuestions,
];
