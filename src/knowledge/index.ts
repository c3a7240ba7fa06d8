/** What a rule document is: day, tag, document, corpus, what holds on a day, the one spelling of a keyword. Pure. */

export { type Day, dayBefore, formatDay, isDay, MONTHS, makeDay } from '../language/index.js';
export * from './codes.js';
export * from './corpus.js';
export * from './document.js';
export type { Exception, SettledException } from './front-matter.js';
export * from './in-force.js';
export * from './json-text.js';
export * from './keywords.js';
export * from './markdown.js';
export * from './page.js';
export * from './printed-keywords.js';
export * from './problem.js';
export * from './question-schema.js';
export * from './rule-lists.js';
export * from './rule-record.js';
export * from './span.js';
export * from './statements.js';
export * from './tag.js';
export * from './verify.js';
export { type FactWays, type Grammar, listPhrases, type Phrases, type Ways } from './ways-of-asking.js';
export { PROBLEM_LIMIT, parseInput } from './zod-problems.js';
