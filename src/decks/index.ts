/** Cards, deck lists and deck checks, over the resolver. Pure: card data comes in as records, decks as text or objects. */
export { addVersions, type NamedVersion } from './alternate-titles.js';
export { makeCardCalls } from './card-calls.js';
export { type CardQuestion, type CardRuling, cardCountsAs, cardRulingSchema } from './card-counts-as.js';
export { answerWithCards, numberOf } from './card-facts.js';
export * from './cards/index.js';
export { type CheckedCard, checkDeck, type DeckCheck, deckCheckAnswer } from './check.js';
export { DECK_CODES, type DeckCode, type Severity } from './codes.js';
export {
  type DescribedCard,
  type DescribedCards,
  describeCard,
  describeCards,
  describedCardsSchema,
} from './describe.js';
export { applyEdits, partEdits } from './edits.js';
export {
  EXPORT_FORMS,
  type ExportedDeck,
  type ExportForm,
  exportDeck,
  exportedDeckSchema,
  rewriteDeck,
} from './export.js';
export {
  type CardFilter,
  type CardList,
  cardFilterSchema,
  cardListSchema,
  printedKeywords,
} from './find-cards.js';
export {
  type DeckImpact,
  deckImpact,
  deckImpactAnswer,
  type ImpactedCard,
  type KeywordState,
} from './impact.js';
export * from './list/index.js';
export {
  type DeckProblem,
  type Edit,
  editSchema,
  formatLines,
  type NotCovered,
  type UnknownCard,
} from './problem.js';
export { resolveAll } from './resolve-all.js';
export type { CardName, Version } from './versions.js';
