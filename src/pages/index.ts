/** Pages for people, as whole HTML texts: nothing to load, nothing to run. Pure. */
export { type BookletOptions, formatBooklet } from './booklet.js';
export { formatCardPage } from './card.js';
export { drawKeywordMap, drawLegend, listEdges, type MapEdge } from './keyword-map.js';
export { STYLE } from './layout.js';
export { formatMarkdown } from './markdown.js';
export {
  type CodeGroup,
  type ExplainedCode,
  formatNotFoundPage,
  formatProblemPage,
  formatProblemsPage,
  type NotFound,
} from './problem.js';
export { formatRulePage, formatRulesPage, type Quoted } from './rule.js';
