import { LRUCache } from 'lru-cache';
import { type EngineParts, makeEngine } from '../engine.js';
import type { Problem } from '../knowledge/index.js';
import type { OfficialPage } from '../loader/index.js';
import type { Answer } from './answer.js';
import { makeWorkerPool } from './worker-pool.js';

/** Everything that answers from one corpus. Never changed: a reload makes a new one, and requests keep theirs. */
export type Snapshot = ReturnType<typeof makeSnapshot>;

export interface Material extends EngineParts {
  official?: readonly OfficialPage[];
  cardProblems?: readonly Problem[];
  /** Bound of the stored answers, in bytes; 0 stores none. */
  cacheBytes?: number;
}

/** The default bound of the stored answers: 64 MiB. */
export const CACHE_BYTES = 64 * 1024 * 1024;
// what an entry costs besides its body and its key
const ENTRY_BYTES = 1024;

/** Puts together what answers from a corpus. */
export function makeSnapshot({
  corpus,
  official = [],
  catalogue = null,
  cardProblems = [],
  cacheBytes = CACHE_BYTES,
}: Material) {
  const engine = makeEngine({ corpus, catalogue });
  return {
    ...engine,
    /** Threads for large requests. */
    workers: makeWorkerPool(engine),
    /** The saved pages; empty where the operator has none. */
    official,
    /** Records of the card data that could not be read; the others are used. */
    cardProblems,
    /** Answers already given, by day and address; they go when the snapshot goes. */
    answers: new LRUCache<string, Answer>({
      maxSize: Math.max(1, cacheBytes),
      sizeCalculation: ({ bytes, zipped }, key) => bytes + (zipped?.length ?? 0) + key.length + ENTRY_BYTES,
    }),
  };
}

/** Holds the snapshot that new requests get, and what the last load found wrong. */
export interface State {
  current: Snapshot;
  /** Problems of the last load; empty where it went well. The corpus in `current` has none. */
  problems: readonly Problem[];
  loads: { good: number; bad: number };
}

/** The state of a service that has just loaded its corpus. */
export function makeState(current: Snapshot): State {
  return { current, problems: [], loads: { good: 1, bad: 0 } };
}
