/** What people are shown of a rule, a ruling, a deck or hits: the same words and lists in every face, which sets its own marks. Pure. */
export { makeAskedSheet, makeHitsSheet } from './asked.js';
export { makeDeckSheet, makeImpactSheet } from './deck.js';
export { makeRuleSheet } from './rule.js';
export { makeRulingSheet, sayValue } from './ruling.js';
export { formatSource, type Line, type Part, type Sheet } from './sheet.js';
