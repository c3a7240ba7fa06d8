/** What came of the requests of a soak. */
export interface Tally {
  answered: number;
  /** Answers 503: the service had more to do than it could. */
  refused: number;
  /** POSTs that a replica had begun when it was killed: no proxy may send them again, so it answers 502. */
  broken: number;
  /** When a replica was last killed. */
  killedAt: number;
  /** By kind of request. */
  kinds: Map<string, number>;
  wrong: number;
  lost: number;
  /** Statuses from 500 on, besides 503. */
  faults: number;
  /** Light GETs that waited too long. */
  slow: number;
  /** The first few of what must not be. */
  complaints: string[];
  /** Milliseconds of every answer. */
  times: number[];
}

/** A tally of nothing yet. */
export function makeTally(): Tally {
  return {
    answered: 0,
    refused: 0,
    broken: 0,
    killedAt: 0,
    kinds: new Map(),
    wrong: 0,
    lost: 0,
    faults: 0,
    slow: 0,
    complaints: [],
    times: [],
  };
}

const SHOWN = 20;

/** Counts one thing that must not be. */
export function complain(tally: Tally, kind: 'wrong' | 'lost' | 'faults' | 'slow', text: string): void {
  tally[kind] += 1;
  if (tally.complaints.length < SHOWN) tally.complaints.push(`${kind}: ${text}`);
}
