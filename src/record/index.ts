/** The documents as readers see them: one rule as of a day, lists of rules, lists of changes. Pure. */
export { type Change, type ChangeFilter, type ChangeList, changeListSchema, listChanges } from './changes.js';
export { nearRules } from './near.js';
export {
  type HistoryEntry,
  makeRuleRecord,
  type RuleLink,
  type RuleRecord,
  readRule,
  ruleSchema,
} from './rule.js';
export {
  listRules,
  type RuleEntry,
  type RuleFilter,
  type RuleList,
  ruleListSchema,
  TAGGED,
} from './rules.js';
export { type Verification, verifyCitation } from './verify.js';
