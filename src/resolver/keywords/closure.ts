import type { Corpus, Day, Status } from '../../knowledge/index.js';
import { type Edge, edgesOn } from './relations.js';

/** What one keyword reaches: by key, the edge by which the shortest path arrives. */
type Reach = ReadonlyMap<string, Edge>;

/** All keyword relations of one day, with every shortest path worked out on first use. */
export interface Closure {
  edges: readonly Edge[];
  /** How many of the edges are in force that day. */
  held: number;
  /** Shortest path from one keyword to another through relations of these standings; null where there is none. */
  path(from: string, to: string, through: Through): readonly Edge[] | null;
  /** Every keyword that can be reached, nearest first. */
  reach(from: string, through: Through): readonly string[];
}

/** `held`: in force that day. `possible`: or unrecorded. `ever`: on any day, held or not. */
export type Through = 'held' | 'possible' | 'ever';

const THROUGH: Readonly<Record<Through, readonly Status[]>> = {
  held: ['in-force'],
  possible: ['in-force', 'unrecorded'],
  ever: ['in-force', 'unrecorded', 'not-yet', 'ended'],
};

function searchFrom(from: string, outgoing: ReadonlyMap<string, readonly Edge[]>): Reach {
  const arrived = new Map<string, Edge>();
  const queue = [from];
  for (const key of queue) {
    for (const edge of outgoing.get(key) ?? []) {
      if (edge.to === from || arrived.has(edge.to)) continue;
      arrived.set(edge.to, edge);
      queue.push(edge.to);
    }
  }
  return arrived;
}

function makeLayer(edges: readonly Edge[]): (from: string) => Reach {
  const outgoing = new Map<string, Edge[]>();
  for (const edge of edges) {
    const list = outgoing.get(edge.from);
    if (list) list.push(edge);
    else outgoing.set(edge.from, [edge]);
  }
  const known = new Map<string, Reach>();
  const nothing: Reach = new Map();
  return from => {
    // callers may ask for any text: only keywords that lead somewhere are kept
    if (!outgoing.has(from)) return nothing;
    let reach = known.get(from);
    if (!reach) {
      reach = searchFrom(from, outgoing);
      known.set(from, reach);
    }
    return reach;
  };
}

function tracePath(from: string, to: string, reach: Reach): Edge[] | null {
  const path: Edge[] = [];
  for (let edge = reach.get(to); edge; edge = reach.get(edge.from)) {
    path.unshift(edge);
    if (edge.from === from) return path;
  }
  return null;
}

/** Builds the closure over a list of relations. */
export function makeClosure(edges: readonly Edge[]): Closure {
  const layer = (through: Through) =>
    makeLayer(edges.filter(({ status }) => THROUGH[through].includes(status)));
  const layers = { held: layer('held'), possible: layer('possible'), ever: layer('ever') };
  return {
    edges,
    held: edges.filter(({ status }) => status === 'in-force').length,
    path: (from, to, through) => tracePath(from, to, layers[through](from)),
    reach: (from, through) => [...layers[through](from).keys()],
  };
}

const closures = new WeakMap<Corpus, Map<string, Closure>>();

/** The closure of a day, worked out once for all days between two changes. */
export function closureOn(corpus: Corpus, day: Day): Closure {
  let byPeriod = closures.get(corpus);
  if (!byPeriod) {
    byPeriod = new Map();
    closures.set(corpus, byPeriod);
  }
  const began = corpus.changeDays.findLast(changed => changed <= day) ?? '';
  let closure = byPeriod.get(began);
  if (!closure) {
    closure = makeClosure(edgesOn(corpus, day));
    byPeriod.set(began, closure);
  }
  return closure;
}
