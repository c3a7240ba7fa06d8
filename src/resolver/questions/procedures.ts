import { legacyQuestions } from './legacy/index.js';
import { multiplayerQuestions } from './multiplayer/index.js';
import type { Question } from './question.js';

/** Every question that a procedure answers; add a folder's list here. */
export const procedures: readonly Question[] = [...legacyQuestions, ...multiplayerQuestions];
