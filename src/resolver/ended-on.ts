import { type ChangeTag, type Day, isWholeRule, type RuleDocument } from '../knowledge/index.js';

/** The day from which on a rule that has ended by `day` no longer held. */
export function endedOn(document: RuleDocument, day: Day): Day {
  const end = document.tags.findLast(
    tag => tag.day <= day && tag.actions.includes('deleted') && isWholeRule(document, tag),
  );
  // nothing else ends a rule
  return (end as ChangeTag).day;
}
