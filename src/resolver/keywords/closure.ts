import {
  type Arrow,
  arrowsOf,
  type Corpus,
  type Day,
  type KeywordName,
  keyOfKeyword,
  makePattern,
  type RuleDocument,
  type Status,
  standingOn,
} from '../../knowledge/index.js';
import { oncePer } from '../remember.js';

/** One direction of a relation, by spelling keys, with its document and the status of that document on the day. */
export interface Edge {
  from: string;
  to: string;
  kind: Arrow['kind'];
  /** The only circumstances in which it applies; null: always. */
  when: string | null;
  /** The keywords as the document writes them. */
  names: { from: string; to: string };
  rule: string;
  status: Status;
  /** That day's state has passed: on the last day on record the rule is different. */
  past: boolean;
}

/** After every change on record. */
const LAST_DAY: Day = '9999-12-31';

function edgesOf(document: RuleDocument, day: Day): Edge[] {
  const { status, wording } = standingOn(document, day);
  const last = standingOn(document, LAST_DAY);
  const past = last.status !== status || last.wording !== wording;
  // where the wording of the day is lost, today's names the keywords of the rule: for "unknown" and for explanations
  return (wording ?? document).relations.flatMap(arrowsOf).map(({ from, to, kind, when }) => ({
    from: keyOfKeyword(from),
    to: keyOfKeyword(to),
    kind,
    when,
    names: { from, to },
    rule: document.id,
    status,
    past,
  }));
}

/** Every relation of the corpus on a day, in force or not, in the order of the documents. */
export function edgesOn(corpus: Corpus, day: Day): Edge[] {
  return corpus.documents.flatMap(document => edgesOf(document, day));
}

/** What one keyword reaches: by key, the edge by which the shortest path arrives. */
type Reach = ReadonlyMap<string, Edge>;

/**
 * What a path of relations shows, from the surest on: the verdict, and the relations that it may consist of. `unknown`: also
 * those whose words are lost. `depends`: also those that apply in some circumstances only. `no`: those of any day.
 */
const CONSISTS_OF = {
  yes: ({ status, when }) => status === 'in-force' && when === null,
  unknown: ({ status, when }) => (status === 'in-force' || status === 'unrecorded') && when === null,
  depends: ({ status }) => status === 'in-force' || status === 'unrecorded',
  no: () => true,
} satisfies Record<string, (edge: Edge) => boolean>;
type Shown = keyof typeof CONSISTS_OF;
const SHOWN = Object.keys(CONSISTS_OF) as Shown[];

export interface Weighed {
  verdict: Shown;
  path: readonly Edge[];
}

/** The edges whose pattern a keyword fits, as edges of that keyword: `yu 2` for `Yu #`. */
function fitPatterns(patterns: readonly (readonly [RegExp, Edge])[], key: string): Edge[] {
  return patterns.flatMap(([pattern, edge]) => {
    const match = pattern.exec(key);
    if (!match) return [];
    const fill = (text: string) => text.replace('#', match[1] as string);
    return [{ ...edge, from: key, to: fill(edge.to), names: { from: key, to: fill(edge.names.to) } }];
  });
}

function makeLayer(edges: readonly Edge[]): (from: string) => Reach {
  const outgoing = new Map<string, Edge[]>();
  for (const edge of edges) {
    const list = outgoing.get(edge.from);
    if (list) list.push(edge);
    else outgoing.set(edge.from, [edge]);
  }
  const patterns = edges.flatMap(edge => {
    const pattern = makePattern(edge.from);
    return pattern ? [[pattern, edge] as const] : [];
  });
  const known = new Map<string, Reach>();
  const search = (from: string): Reach => {
    const arrived = new Map<string, Edge>();
    const queue = [from];
    for (const key of queue) {
      for (const edge of [...(outgoing.get(key) ?? []), ...fitPatterns(patterns, key)]) {
        if (edge.to === from || arrived.has(edge.to)) continue;
        arrived.set(edge.to, edge);
        queue.push(edge.to);
      }
    }
    return arrived;
  };
  return from => {
    const kept = known.get(from);
    if (kept) return kept;
    const reach = search(from);
    // callers may ask for any text: only keywords of the relations are kept
    if (outgoing.has(from)) known.set(from, reach);
    return reach;
  };
}

function tracePath({ name, key }: KeywordName, to: string, reach: Reach): Edge[] | null {
  const path: Edge[] = [];
  for (let edge = reach.get(to); edge; edge = reach.get(edge.from)) {
    // a pattern does not say how the keyword was written
    if (edge.from === key) return [{ ...edge, names: { ...edge.names, from: name } }, ...path];
    path.unshift(edge);
  }
  return null;
}

/** All keyword relations of one day, with every shortest path worked out on first use. */
export function makeClosure(edges: readonly Edge[]) {
  const layers = Object.fromEntries(
    SHOWN.map(shown => [shown, makeLayer(edges.filter(CONSISTS_OF[shown]))]),
  ) as Record<Shown, ReturnType<typeof makeLayer>>;
  /** Shortest path that shows so much, from one of some keywords to another; null where there is none. */
  function path(from: readonly KeywordName[], to: string, shown: Shown): readonly Edge[] | null {
    let best: readonly Edge[] | null = null;
    for (const keyword of from) {
      const path = tracePath(keyword, to, layers[shown](keyword.key));
      if (path && (!best || path.length < best.length)) best = path;
    }
    return best;
  }
  return {
    edges,
    /** How many of the edges are in force that day. */
    inForce: edges.filter(({ status }) => status === 'in-force').length,
    path,
    /** Whether some keywords count as another, by the shortest path; for `no`, that of another day, where there is one. */
    weigh(from: readonly KeywordName[], to: string): Weighed {
      for (const verdict of SHOWN) {
        const found = path(from, to, verdict);
        if (found) return { verdict, path: found };
      }
      return { verdict: 'no', path: [] };
    },
    /** Every keyword to which a path shows so much, nearest first. */
    reach: (from: string, shown: Shown): readonly string[] => [...layers[shown](from).keys()],
  };
}
export type Closure = ReturnType<typeof makeClosure>;

const closuresOf = oncePer((_: Corpus) => new Map<Day, Closure>());

/** The closure of a day, worked out once for all days between two changes. */
export function closureOn(corpus: Corpus, day: Day): Closure {
  const closures = closuresOf(corpus);
  const began = corpus.changeDays.findLast(changed => changed <= day) ?? '';
  const closure = closures.get(began) ?? makeClosure(edgesOn(corpus, day));
  closures.set(began, closure);
  return closure;
}
