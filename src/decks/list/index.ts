/** Deck lists: pasted text or structured, read into one shape. */
export { type Deck, type DeckEntry, ENTRY_LIMIT, type LineKind, type Statement, TEXT_LIMIT } from './deck.js';
export { type ReadDeck, readAnyDeck, readDeck } from './deck-input.js';
export {
  type DeckInput,
  deckCardSchema,
  deckCheckSchema,
  deckImpactSchema,
  deckObjectSchema,
  deckSchema,
} from './deck-schema.js';
export { isSameExperience, type ListedTitle, readTitle } from './experience.js';
export { PREGAME } from './headings.js';
export { parseDeck } from './parse-deck.js';
export { looksLikeProse } from './prose.js';
export { findHeading, fitsBelow, homeOf, SECTION_NAMES, SECTIONS, type Section } from './sections.js';
