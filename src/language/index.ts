/** How things are written and read in English: lists, counts, statuses, verdicts, spelling, days. Pure, and below all other rooms. */
export { type FoundDate, findDates, isMonthOfMay } from './dates.js';
export { type Day, dayAfter, dayBefore, formatDay, isDay, MONTHS, makeDay } from './day.js';
export {
  type Experience,
  experienceAt,
  isSameExperience,
  type ListedTitle,
  NO_EXPERIENCE,
  PLAIN_VERSION,
  readExperience,
  readPrinted,
  readTitle,
  VERSION_NOUN,
} from './experience.js';
export { formatFeedback, REPORT_PARTS, type Report } from './feedback.js';
export { lettersOf, makeNearest, nearest } from './nearest.js';
export {
  beginningsOf,
  DENIALS,
  denialBefore,
  FILLERS,
  type Match,
  makePhrase,
  makePhraseFinder,
  matchAt,
  type Phrase,
} from './phrases.js';
export { plainText } from './plain-text.js';
export { PLAIN_WORDS } from './plain-words.js';
export {
  type FindTitles,
  keyOf,
  keywordKey,
  makeSentenceReader,
  type Sentence,
} from './sentence.js';
export { makeCorrector } from './spelling.js';
export type { CardFacts, Mention, Thing } from './thing.js';
export { baseOf, endOf, foldAccents, startOf, type Token, tokensOf, wordAt } from './tokens.js';
export {
  capitalise,
  formatCount,
  formatMissing,
  formatSentence,
  joinAnd,
  joinOr,
  joinSome,
  STATUS_WORDS,
  VERDICT_WORDS,
} from './words.js';
