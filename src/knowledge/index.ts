/** What a rule document is: day, tag, document, corpus, what holds on a day, the one spelling of a keyword. Pure. */

export { type Day, dayBefore, formatDay, isDay, MONTHS, makeDay } from '../language/index.js';
export * from './codes.js';
export * from './corpus.js';
export {
  makeDocument,
  type RawDocument,
  type RuleDocument,
  type Source,
  type Wording,
  wordingsOf,
} from './document.js';
export type { Exception, SettledException } from './front-matter.js';
export * from './in-force.js';
export * from './json-text.js';
export * from './keywords.js';
export * from './page.js';
export * from './printed-keywords.js';
export {
  fail,
  failAll,
  formatProblem,
  listProblems,
  type Outcome,
  type Problem,
  succeed,
} from './problem.js';
export {
  type DocumentFact,
  type DocumentQuestion,
  fillPlaces,
  type Impossible,
  placesIn,
  type Scalar,
  testPoints,
  VERDICTS,
  type Verdict,
} from './question-schema.js';
export { type Arrow, arrowsOf, keywordsOf } from './relation.js';
export * from './rule-lists.js';
export * from './rule-record.js';
export * from './span.js';
export { plainLines } from './statements.js';
export * from './tag.js';
export * from './verify.js';
export { type FactWays, type Grammar, listPhrases, type Phrases, type Ways } from './ways-of-asking.js';
export { parseInput } from './zod-problems.js';
