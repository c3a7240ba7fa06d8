/** Pages for people, as whole HTML texts: nothing to load, nothing to run. Pure. */
export { STYLE } from './layout.js';
export { formatMarkdown } from './markdown.js';
export { formatNotFoundPage } from './not-found.js';
export { formatRulePage, type Quoted } from './rule.js';
export { formatRulesPage } from './rules.js';
