import { type Corpus, formatDay, isWholeRule } from '../../knowledge/index.js';
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

/** Why a relation did not hold, or why nobody knows whether it did. */
export function sayMissing(corpus: Corpus, { names, rule, status }: Edge, day: string): Step {
  const document = corpus.byId.get(rule);
  const tags = document ? document.tags.filter(tag => isWholeRule(document, tag)) : [];
  const next = tags.find(tag => tag.day > day);
  const last = tags.findLast(tag => tag.day <= day);
  const pair = `${names.from} to ${names.to}`;
  const text = {
    'not-yet': `The rule that leads from ${pair} was added only on ${formatDay(next?.day ?? day)}.`,
    ended: `The rule that led from ${pair} was deleted on ${formatDay(last?.day ?? day)}.`,
    unrecorded: `The rule on ${pair} was changed on ${formatDay(next?.day ?? day)}, and its earlier words are lost.`,
    'in-force': sayEdge({ kind: 'implies', names, rule, from: '', to: '', status }).text,
  }[status];
  return { text, rule };
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
