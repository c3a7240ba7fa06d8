/** Questions in, rulings out. Pure: no file, clock, network or environment. */
export * from './experience.js';
export { formatUrl, makeRuling } from './explain.js';
export { type Judge, makeContext, makeJudge } from './judge.js';
export * from './keywords/index.js';
export { parsePlayers } from './orders/index.js';
export {
  type AskedQuestion,
  canBeWords,
  formatFactName,
  type QuestionInfo,
  questionSchema,
  readWords,
  type Shape,
} from './questions/index.js';
export * from './ruling.js';
export * from './table/index.js';
