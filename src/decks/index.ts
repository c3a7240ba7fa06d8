/** Cards, deck lists and deck checks, over the resolver. Pure: card data comes in as records, decks as text or objects. */
export * from './cards/index.js';
export { type CheckedCard, checkDeck, type DeckCheck, deckCheckAnswer, describeCatalogue } from './check.js';
export { DECK_CODES, type DeckCode, type Severity } from './codes.js';
export { type DescribedCard, describeCard, describedCardSchema, type FamilyName } from './describe.js';
export { applyEdits } from './edits.js';
export type { UnknownCard, UnknownReason } from './identify.js';
export {
  type DeckImpact,
  deckImpact,
  deckImpactAnswer,
  type ImpactedCard,
  type KeywordState,
} from './impact.js';
export * from './list/index.js';
export { type DeckProblem, type Edit, formatLines, type NotCovered, type ProblemCard } from './problem.js';
export { resolveAll } from './resolve-all.js';
