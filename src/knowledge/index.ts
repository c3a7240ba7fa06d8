/** What a rule document is: day, tag, document, corpus, what holds on a day, the one spelling of a keyword. Pure. */

export { type Day, dayBefore, formatDay, isDay, MONTHS, makeDay } from '../language/index.js';
export { parseBounded } from './bounded-parse.js';
export { CODE_GROUPS, CODES, type Code, statusOf } from './codes.js';
export { type Corpus, corpusHashSchema, makeCorpus } from './corpus.js';

export { parseDay } from './day.js';
export {
  type EarlierWording,
  makeDocument,
  type RawDocument,
  type RuleDocument,
  type Source,
  type Wording,
} from './document.js';
export { type Exception, type Relation, relationSchema, type SettledException } from './front-matter.js';
export { isWholeRule, type Standing, type Status, standingOn, statusSchema } from './in-force.js';
export { KEYWORD_LIMIT, type KeywordName, keyOfKeyword, parseKeyword } from './keyword-name.js';

export {
  FORMATS,
  type Format,
  findHeading,
  formatSchema,
  type Heading,
  makePage,
  type Page,
  pagesSchema,
} from './page.js';
export { fail, formatProblem, type Outcome, type Problem, succeed } from './problem.js';
export { CASE_LIMIT } from './question-checks.js';
export { fitsFact, type Scalar, testPoints } from './question-domain.js';
export {
  type ConditionRule,
  type DocumentFact,
  type DocumentQuestion,
  type Impossible,
  leavesOf,
  VERDICTS,
  type Verdict,
} from './question-schema.js';
export { type Arrow, arrowsOf, keywordsOf } from './relation.js';
export { checkSpan, readSpan, type Span } from './span.js';
export { ACTIONS, type Action, type ChangeTag, parseTag } from './tag.js';
export { makeVocabulary, type Vocabulary } from './vocabulary.js';
export { makeProblems } from './zod-problems.js';
