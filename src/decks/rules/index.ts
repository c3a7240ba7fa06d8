/** The deck rules, in the order in which their faults are reported. */
import { fortifications, legacyHoldings } from './holdings.js';
import { joinExceptions } from './join.js';
import { rulebookOnly } from './not-covered.js';
import { revealLimit, windsInDeck } from './reveal.js';
import { sameLevel, sharedTitles } from './same-title.js';
import { fateSize, senseiFactions, senseiInDeck, statedFaction } from './sensei.js';
import type { DeckRule } from './setting.js';

export { finishFaults, type Setting } from './setting.js';

export const DECK_RULES: readonly DeckRule[] = [
  revealLimit,
  statedFaction,
  senseiFactions,
  fateSize,
  senseiInDeck,
  windsInDeck,
  fortifications,
  legacyHoldings,
  sameLevel,
  sharedTitles,
  joinExceptions,
  rulebookOnly,
];
