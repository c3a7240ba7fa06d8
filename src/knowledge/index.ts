/** What a rule document is: day, tag, document, corpus, what holds on a day, the one spelling of a keyword. Pure. */

export { type Day, dayBefore, formatDay, isDay, MONTHS, makeDay } from '../language/index.js';
export { CODE_GROUPS, CODES, type Code, statusOf } from './codes.js';
export { type Corpus, corpusHashSchema, makeCorpus, readFormat } from './corpus.js';
export {
  makeDocument,
  type RawDocument,
  type RuleDocument,
  type Source,
  type Wording,
} from './document.js';
export type { Exception, SettledException } from './front-matter.js';
export { isWholeRule, type Standing, type Status, standingOn, statusSchema } from './in-force.js';
export { isObject, orJson, readJson } from './json-text.js';
export {
  findKeyword,
  KEYWORD_LIMIT,
  type KeywordName,
  keyOfKeyword,
  makePattern,
  makeVocabulary,
  parseKeyword,
  type ReadKeyword,
  type Vocabulary,
} from './keywords.js';
export {
  findHeading,
  formatHeading,
  formatSchema,
  type Heading,
  linkHeading,
  makePage,
  type Page,
  pagesSchema,
} from './page.js';
export { PRINTED_KEYWORDS } from './printed-keywords.js';
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
export {
  type Change,
  type ChangeList,
  changeListSchema,
  listChanges,
  listRules,
  type RuleEntry,
  type RuleList,
  ruleListSchema,
  TAGGED,
} from './rule-lists.js';
export {
  type HistoryEntry,
  makeRuleRecord,
  nearRules,
  type RuleLink,
  type RuleRecord,
  readRule,
  ruleSchema,
} from './rule-record.js';
export { checkSpan, parseDay, readSpan, type Span } from './span.js';
export { plainLines } from './statements.js';
export { ACTIONS, type Action, type ChangeTag, parseTag } from './tag.js';
export { type Verification, verificationSchema, verifyCitation } from './verify.js';
export { type FactWays, type Grammar, listPhrases, type Phrases, type Ways } from './ways-of-asking.js';
export { parseInput } from './zod-problems.js';
