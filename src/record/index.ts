/** The documents as readers see them: one rule as of a day, lists of rules, lists of changes. Pure. */
export { type Change, type ChangeFilter, type ChangeList, listChanges } from './changes.js';
export { nearRules } from './near.js';
export { type HistoryEntry, makeRuleRecord, type RuleLink, type RuleRecord, readRule } from './rule.js';
export { listRules, type RuleEntry, type RuleFilter, type RuleList, TAGGED } from './rules.js';
export { type Verification, verifyCitation } from './verify.js';
