import {
  type Corpus,
  type Day,
  fail,
  type Outcome,
  parseKeyword,
  type Status,
  succeed,
} from '../../knowledge/index.js';
import type { Step } from '../ruling.js';
import { closureOn } from './closure.js';
import type { Edge } from './relations.js';
import { sayPathSteps } from './say.js';

/** A keyword on the other end of a relation, with its rule and how that stood on the day. */
export interface RelatedKeyword {
  keyword: string;
  rule: string;
  status: Status;
}

/** Everything that the documents say of one keyword, as of a day. */
export interface KeywordEntry {
  keyword: string;
  equivalents: RelatedKeyword[];
  implies: RelatedKeyword[];
  impliedBy: RelatedKeyword[];
  /** All that a card with it is considered to have besides, each with the shortest proof. */
  considered: { keyword: string; steps: Step[] }[];
  /** Rules that speak of it. */
  rules: string[];
  asOf: Day;
  corpus: string;
}

function related(edges: readonly Edge[], end: 'from' | 'to'): RelatedKeyword[] {
  return edges.map(({ names, rule, status }) => ({ keyword: names[end], rule, status }));
}

/** One known keyword. Errors: `bad-keyword`; `unknown-keyword` with near spellings. */
export function readKeyword(corpus: Corpus, name: string, day: Day): Outcome<KeywordEntry> {
  const parsed = parseKeyword(name);
  if (!parsed.ok) return parsed;
  const { name: keyword, key, known } = corpus.keywords.resolve(parsed.value);
  if (!known) {
    return fail('unknown-keyword', `No rule mentions the keyword "${keyword}".`, {
      found: keyword,
      cure: 'Take one from the list of known keywords.',
      near: corpus.keywords.near(keyword),
    });
  }
  const closure = closureOn(corpus, day);
  const outgoing = closure.edges.filter(({ from }) => from === key);
  const incoming = closure.edges.filter(({ to }) => to === key);
  const speaking = corpus.documents.filter(({ keywords }) =>
    keywords.some(name => name.toLowerCase() === key),
  );
  return succeed({
    keyword,
    equivalents: related(
      outgoing.filter(({ kind }) => kind === 'equivalent'),
      'to',
    ),
    implies: related(
      outgoing.filter(({ kind }) => kind === 'implies'),
      'to',
    ),
    impliedBy: related(
      incoming.filter(({ kind }) => kind === 'implies'),
      'from',
    ),
    considered: closure.reach(key, 'held').map(to => {
      // what is reached through held relations has a path through them
      const path = closure.path(key, to, 'held') as readonly Edge[];
      return { keyword: (path[path.length - 1] as Edge).names.to, steps: sayPathSteps(corpus, path, day) };
    }),
    rules: [
      ...new Set([...outgoing, ...incoming].map(({ rule }) => rule).concat(speaking.map(({ id }) => id))),
    ],
    asOf: day,
    corpus: corpus.hash,
  });
}
