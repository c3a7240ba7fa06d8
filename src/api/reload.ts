import { setImmediate as pause } from 'node:timers/promises';
import { formatProblem, type Problem } from '../knowledge/index.js';
import { loadCorpus, loadOfficialPages, openCards } from '../loader/index.js';
import type { Config } from './config.js';
import { makeSnapshot, type Snapshot, type State } from './state.js';

/** What a load brings: what answers from it, or every problem, never both. */
export type Loaded = { snapshot: Snapshot; problems: [] } | { snapshot: null; problems: Problem[] };

/**
 * Loads everything that answers, from disk: all of it, or every problem. Records of card data that cannot be read keep the
 * service from starting only if `STRICT` is set.
 */
export async function loadSnapshot(config: Config): Promise<Loaded> {
  const { corpus, problems } = await loadCorpus(config.RULES);
  if (!corpus) return { snapshot: null, problems };
  const folder = config.OFFICIAL_PAGES;
  const pages = folder ? await loadOfficialPages(folder, corpus.pages) : { official: [], problems: [] };
  if (!pages.official) return { snapshot: null, problems: pages.problems };
  const { CARDS, STRICT } = config;
  const cards = openCards(CARDS);
  // the data that comes with the package is loaded when it is first needed: a start does not wait for it
  const isUnusable = (CARDS || STRICT) && CARDS !== 'none' && !(await cards.load()).catalogue;
  const cardProblems = await cards.problems();
  if (isUnusable || (STRICT && cardProblems.length > 0)) return { snapshot: null, problems: cardProblems };
  const catalogue = async () => (await cards.load()).catalogue;
  const material = {
    corpus,
    official: pages.official,
    catalogue,
    cardProblems,
    cacheBytes: config.CACHE_BYTES,
  };
  return { snapshot: makeSnapshot(material), problems: [] };
}

/**
 * Builds the search bit by bit, so that requests are answered in between; then loads the cards, so that no request waits
 * for them. It stops where the service closes: an exit amid this work is slow, and may wait forever.
 */
export async function buildAhead(
  { search, catalogue }: Pick<Snapshot, 'search' | 'catalogue'>,
  closed: AbortSignal,
): Promise<void> {
  while (!search.build()) {
    await pause();
    if (closed.aborted) return;
  }
  await catalogue();
}

/** Where a reload tells what came of it. */
type ReloadLog = Record<'info' | 'error', (details: object, message: string) => void>;

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
