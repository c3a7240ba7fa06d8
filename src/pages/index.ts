/** Pages for people, as whole HTML texts: nothing to load, nothing to run. Pure. */
export { formatCardPage } from './card.js';
export { STYLE } from './layout.js';
export { formatMarkdown } from './markdown.js';
export { formatNotFoundPage, type NotFound } from './not-found.js';
export { type CodeGroup, type ExplainedCode, formatProblemPage, formatProblemsPage } from './problem.js';
export { formatRulePage, type Quoted } from './rule.js';
export { formatRulesPage } from './rules.js';
