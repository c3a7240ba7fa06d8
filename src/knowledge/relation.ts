import { type RuleDocument, wordingsOf } from './document.js';
import type { Relation } from './front-matter.js';

/** One direction of a relation: a card with `from` is considered to have `to` as well. */
export interface Arrow {
  from: string;
  to: string;
  kind: 'equivalent' | 'implies';
  /** The only circumstances in which it applies; null: always. */
  when: string | null;
}

/** The relation as arrows, in the order in which it names its keywords. */
export function arrowsOf(relation: Relation): Arrow[] {
  if ('equivalent' in relation) {
    const [a, b] = relation.equivalent;
    return [
      { from: a, to: b, kind: 'equivalent', when: null },
      { from: b, to: a, kind: 'equivalent', when: null },
    ];
  }
  const { implies, when = null } = relation;
  return implies.any.map(from => ({ from, to: implies.then, kind: 'implies', when }));
}

/** Every keyword that a relation names, as often as it names it. */
export function namesIn(relation: Relation): string[] {
  return 'equivalent' in relation ? relation.equivalent : [...relation.implies.any, relation.implies.then];
}

/** Every keyword that a document speaks of, in any of its wordings. */
export function keywordsOf(document: RuleDocument): string[] {
  const relations = wordingsOf(document).flatMap(wording => wording.relations);
  return [...relations.flatMap(namesIn), ...document.keywords];
}
