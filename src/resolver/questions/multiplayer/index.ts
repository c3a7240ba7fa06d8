import type { Question } from '../question.js';

/** Questions of the Multiplayer page that procedures answer. */
export const multiplayerQuestions: Question[] = [];
