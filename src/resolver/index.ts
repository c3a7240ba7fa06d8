/** Questions in, rulings out. Pure: no file, clock, network or environment. */
export * from './experience/index.js';
export { formatUrl, makeCitation, makeRuling } from './explain.js';
export { type Judge, makeContext, makeJudge } from './judge.js';
export * from './keywords/index.js';
export type { QuestionInfo } from './questions/index.js';
export type { Citation, Draft, Need, Ruling, Step } from './ruling.js';
