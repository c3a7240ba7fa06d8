import { formatProblem, type Problem } from '../knowledge/index.js';
import type { Snapshot, State } from './state.js';

/** What a load brings: what answers from it, or every problem, never both. */
export type Loaded = { snapshot: Snapshot; problems: [] } | { snapshot: null; problems: Problem[] };

/** Where a reload tells what came of it. */
export interface ReloadLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

function failedLoad(error: Error): Loaded {
  const message = 'Loading the documents failed.';
  const cure = 'Reload (SIGHUP). If that fails too, please report it.';
  return { snapshot: null, problems: [{ code: 'internal-error', message, found: error.message, cure }] };
}

async function loadOnce(state: State, load: () => Promise<Loaded>, log: ReloadLog): Promise<void> {
  const { snapshot, problems } = await load().catch(failedLoad);
  state.problems = problems;
  if (!snapshot) {
    state.loads.bad += 1;
    const found = { problems: problems.map(formatProblem), corpus: state.current.corpus.hash };
    log.error(found, 'the documents have problems: the last good corpus goes on answering');
    return;
  }
  state.loads.good += 1;
  const { hash, documents } = snapshot.corpus;
  void state.current.workers.retire();
  state.current = snapshot;
  log.info({ corpus: hash, documents: documents.length }, 'answering from the documents as they are now');
}

/**
 * Makes the reload of a state: all of the new documents, or none. While one load runs, any number of calls bring one
 * more after it, so that the last edit is never missed.
 */
export function makeReload(state: State, load: () => Promise<Loaded>, log: ReloadLog): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = () => {
    const current = loadOnce(state, load, log).finally(() => {
      running = null;
    });
    running = current;
    return current;
  };
  return () => {
    if (!running) return run();
    next ??= running.then(() => {
      next = null;
      return run();
    });
    return next;
  };
}
