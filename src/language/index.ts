/** How things are written and read in English: lists, counts, statuses, verdicts, spelling, days. Pure, and below all other rooms. */
export { type Day, dayBefore, formatDay, isDay, MONTHS, makeDay } from './day.js';
export { nearest } from './nearest.js';
export { plainText } from './plain-text.js';
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
