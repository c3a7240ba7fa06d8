import { type Corpus, type Day, formatDay, isWholeRule, type RuleDocument } from '../../knowledge/index.js';
import type { Step } from '../ruling.js';
import type { Edge } from './relations.js';

/** One step of a proof, as a sentence. */
export function sayEdge({ kind, names, rule }: Edge): Step {
  const text =
    kind === 'equivalent'
      ? `${names.from} and ${names.to} are one and the same keyword.`
      : `A card with ${names.from} is also considered to have ${names.to}.`;
  return { text, rule };
}

// why a relation did not hold, or why nobody knows whether it did
function sayUnheld(corpus: Corpus, { names, rule, status }: Edge, day: Day): Step {
  const document = corpus.byId.get(rule) as RuleDocument;
  const tags = document.tags.filter(tag => isWholeRule(document, tag));
  const next = tags.find(tag => tag.day > day)?.day ?? day;
  const last = tags.findLast(tag => tag.day <= day)?.day ?? day;
  const pair = `${names.from} to ${names.to}`;
  if (status === 'not-yet')
    return { text: `The rule from ${pair} was added only on ${formatDay(next)}.`, rule };
  if (status === 'ended') return { text: `The rule from ${pair} was deleted on ${formatDay(last)}.`, rule };
  return {
    text: `The rule from ${pair} was changed on ${formatDay(next)}, and its earlier words are lost.`,
    rule,
  };
}

/** A path as the steps of a proof; what did not hold on the day is said with its date. */
export function sayPathSteps(corpus: Corpus, path: readonly Edge[], day: Day): Step[] {
  return path.map(edge => (edge.status === 'in-force' ? sayEdge(edge) : sayUnheld(corpus, edge, day)));
}

/** "Ratling carries Nonhuman, and Nonhuman is the same keyword as Creature" */
export function sayPath(path: readonly Edge[]): string {
  const parts = path.map(({ kind, names }) =>
    kind === 'equivalent'
      ? `${names.from} is the same keyword as ${names.to}`
      : `${names.from} carries ${names.to}`,
  );
  if (parts.length < 3) return parts.join(', and ');
  return `${parts.slice(0, -1).join(', ')}, and ${parts[parts.length - 1]}`;
}
