/** Keyword rulings: what a card with one keyword counts as, on a day, and why. */

export {
  type Counted,
  type CountsAsQuestion,
  countsOn,
  judgeCountsAs,
  PLAY_FORMATS,
  type PlayFormat,
  SCOPE_RULE,
} from './counts-as.js';
export { type KeywordEntry, keywordSchema, readKeyword } from './entry.js';
export { purposesOf } from './exceptions.js';
export { type ImpactedPair, impactSchema, listImpact } from './impact.js';
export { type KeywordAnswer, listKeywordAnswers } from './keyword-answers.js';
export {
  CARD_LIMIT,
  type CardKeywords,
  type CardVerdict,
  KEYWORDS_LIMIT,
  type ResolvedCard,
  type ResolvedCards,
  type ResolveRequest,
  resolveCards,
  resolvedCardsSchema,
} from './resolve-cards.js';
