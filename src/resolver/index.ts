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
export {
  type Citation,
  citationSchema,
  type Draft,
  eachOnce,
  type Need,
  provedKeywordSchema,
  type Ruling,
  rulingSchema,
  type Step,
} from './ruling.js';
export {
  type Choice,
  type Consequence,
  EVENT_LIMIT,
  EVENT_TYPES,
  type EventType,
  formatStory,
  type Replay,
  type ReplayStep,
  replay,
  replayRequestSchema,
  replaySchema,
  STEP_LIMIT,
  type TableEvent,
  type TableView,
  tableEventSchema,
} from './table/index.js';
