/** Deck lists: pasted text or structured, read into one shape. */
export {
  type Deck,
  type DeckEntry,
  type DeckInput,
  deckSchema,
  ENTRY_LIMIT,
  makeEntry,
  type Statement,
  TEXT_LIMIT,
} from './deck.js';
export { type ReadDeck, readAnyDeck, readDeck } from './deck-input.js';
export { isSameExperience, type ListedTitle, readTitle } from './experience.js';
export { listFrame } from './frames.js';
export { parseDeck } from './parse-deck.js';
export {
  findHeading,
  fitsBelow,
  homeOf,
  PREGAME,
  SECTION_NAMES,
  SECTIONS,
  type Section,
} from './sections.js';
