import { endOf, type Sentence, startOf } from '../language/index.js';
import { PLAIN } from './plain.js';
import type { Topic } from './topics.js';
import { wordSet } from './word-lists.js';

/** Words that ask or limit what is asked: a clause with one of them is never told beside it. */
const HEEDED = wordSet(
  'what which who whose when how where since why except unless without only neither nor instead reverse opposite versa rather until before after',
);
/** Words of titles of rules that tell nothing beside a question. */
const COMMON = wordSet(
  'deck decks friend friends buddy side start new turn table together separate old older not no never order win put us go tak tell apply limit lo long last bring leav end two both ask also number home whole way one',
);
const MARK = /[.?!;:,()–—]|\s-\s/;

/**
 * The places of the words that ask, in clauses: "new player here: what does Sailor count as, for my list" is asked by
 * its middle alone. A clause is told beside the question where it names no keyword, card or subject of a rule, and has
 * no word that asks or limits. Gives the number of the clause; null for what is told beside.
 */
export function findRequest(
  { text, tokens }: Sentence,
  topics: readonly Topic[],
  isListed: (name: string) => boolean,
  isSubject: (stem: string) => boolean,
  isKept: (at: number) => boolean = () => false,
): (at: number) => number | null {
  const clauses: number[][] = [];
  for (let at = 0; at < tokens.length; at++) {
    const last = clauses[clauses.length - 1];
    const gap = at === 0 ? '' : text.slice(endOf(tokens, at), startOf(tokens, at));
    if (last && !MARK.test(gap) && tokens[at]?.word !== 'because') last.push(at);
    else clauses.push([at]);
  }
  const named = (at: number) =>
    topics.some(
      ({ kind, name, start, end }) => at >= start && at < end && (kind === 'card' || isListed(name)),
    );
  const heeded = clauses.filter(places =>
    places.some(at => {
      const { word, stem } = tokens[at] as (typeof tokens)[number];
      return (
        isKept(at) ||
        HEEDED.has(word) ||
        named(at) ||
        (isSubject(stem) && !PLAIN.has(word) && !COMMON.has(word) && !COMMON.has(stem))
      );
    }),
  );
  const clauseOf = new Map(
    (heeded.length > 0 ? heeded : clauses).flatMap((places, clause) => places.map(at => [at, clause])),
  );
  return at => clauseOf.get(at) ?? null;
}
