/** Cards: their records read, put together, and found by title. */
export {
  type Card,
  cardSchema,
  formatCard,
  isType,
  type Printing,
  STATS,
  type Stat,
  shortExperience,
} from './card.js';
export {
  type CardFile,
  type Catalogue,
  describeCatalogue,
  type PackedCards,
  packCards,
  parseCatalogue,
  requireCatalogue,
  type SetRecord,
  unpackCards,
} from './catalogue.js';
export { findTitles, TITLE_MATCHES, type TitleHit } from './find-titles.js';
export { foldTitle, singular } from './fold.js';
export { repairText } from './mojibake.js';
