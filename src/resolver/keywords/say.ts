import {
  type Corpus,
  type Day,
  formatDay,
  isWholeRule,
  type KeywordName,
  type RuleDocument,
} from '../../knowledge/index.js';
import { endedOn } from '../explain.js';
import type { Step } from '../ruling.js';
import type { Closure, Edge, Weighed } from './closure.js';

function sayInForce({ kind, names, rule, when }: Edge, past: boolean): Step {
  const text =
    kind === 'equivalent'
      ? `${names.from} and ${names.to} ${past ? 'were' : 'are'} one and the same keyword.`
      : `A card with ${names.from} ${past ? 'was' : 'is'} also considered to have ${names.to}${when ? ` ${when}` : ''}.`;
  return { text, rule };
}

// one sentence has one tense: what still holds is in the past tense beside what no longer does
function isPast(path: readonly Edge[]): boolean {
  return path.some(({ past }) => past);
}

// why a relation did not hold, or why it is not known whether it did
function sayNotInForce(corpus: Corpus, { names, rule, status }: Edge, day: Day): Step {
  const document = corpus.byId.get(rule) as RuleDocument;
  const tags = document.tags.filter(tag => isWholeRule(document, tag));
  const next = tags.find(tag => tag.day > day)?.day ?? day;
  const was =
    status === 'not-yet'
      ? `added on ${formatDay(next)}`
      : status === 'ended'
        ? `deleted on ${formatDay(endedOn(document, day))}`
        : `changed on ${formatDay(next)}, and its earlier words are lost`;
  return { text: `The rule from ${names.from} to ${names.to} was ${was}.`, rule };
}

/**
 * The steps of a proof; a rule that was not in force on the day is named with its date. Those whose words are lost are left
 * out of a "no", which does not rest on them.
 */
export function sayProof(corpus: Corpus, { verdict, path }: Weighed, day: Day): Step[] {
  const past = isPast(path);
  return path
    .filter(({ status }) => verdict !== 'no' || status !== 'unrecorded')
    .map(edge => (edge.status === 'in-force' ? sayInForce(edge, past) : sayNotInForce(corpus, edge, day)));
}

/** Everything that a card with some keywords counts as having besides, and how surely, with proofs: the surest first. */
export function listConsidered(corpus: Corpus, day: Day, closure: Closure, from: readonly KeywordName[]) {
  return [...closure.weigh(from)].map(([key, weighed]) => ({
    key,
    verdict: weighed.verdict,
    keyword: (weighed.path.at(-1) as Edge).names.to,
    steps: sayProof(corpus, weighed, day),
  }));
}

/** Why a relation that was not in force does not make a card count: in the present where that is still so. */
export function sayBroken(corpus: Corpus, { names, rule, status, past }: Edge, day: Day): string {
  const led = `the rule that leads from ${names.from} to ${names.to}`;
  if (past) return `on ${formatDay(day)} ${led} was ${status === 'ended' ? 'no longer' : 'not yet'} in force`;
  // what lasts is an end: a rule that is yet to come is not the last that the record knows
  const end = endedOn(corpus.byId.get(rule) as RuleDocument, day);
  return `since ${formatDay(end)} ${led} is no longer in force`;
}

/**
 * "Ratling counts as Nonhuman, and Nonhuman is the same keyword as Creature"; of a day whose rules have changed since,
 * "on June 19, 2008 Undead counted as Shadowlands".
 */
export function sayPath(path: readonly Edge[], day: Day): string {
  const past = isPast(path);
  const [same, counts] = past ? ['was', 'counted as'] : ['is', 'counts as'];
  const parts = path.map(({ kind, names, when }) =>
    kind === 'equivalent'
      ? `${names.from} ${same} the same keyword as ${names.to}`
      : `${names.from} ${counts} ${names.to}${when ? ` ${when}` : ''}`,
  );
  const last = parts.pop() as string;
  const all = parts.length > 0 ? `${parts.join(', ')}, and ${last}` : last;
  return past ? `on ${formatDay(day)} ${all}` : all;
}
