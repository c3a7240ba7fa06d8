/** Pages for people, as whole HTML texts or as parts of the judge's page: nothing to load, nothing to run. Pure. */
export { type BookletOptions, formatBooklet, sectionsOf, showImpact } from './booklet.js';
export { formatCardPage, showCard } from './card.js';
export { drawKeywordMap, drawLegend, listEdges, type MapEdge } from './keyword-map.js';
export { type Html, html } from './layout.js';
export { formatNotFoundPage, formatProblemPage, type NotFound, PROBLEM_CODES } from './problem.js';
export {
  formatRulePage,
  formatRulesPage,
  type LinkTo,
  type Quoted,
  sayState,
  showContext,
  showRule,
} from './rule.js';
export { SHARED_STYLE, STYLE } from './style.js';
