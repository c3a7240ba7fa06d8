/** Deck lists: pasted text or structured, read into one shape. */
export {
  type Deck,
  type DeckEntry,
  type DeckInput,
  deckSchema,
  makeEntry,
  type Statement,
} from './deck.js';
export { readAnyDeck, readDeck, readSavedDeck } from './deck-input.js';
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
export { listFrame, unfoldList } from './unwrap.js';
