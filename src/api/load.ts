import { setImmediate as pause } from 'node:timers/promises';
import { loadCorpus, loadOfficialPages, openCards } from '../loader/index.js';
import type { Config } from './config.js';
import type { Loaded } from './reload.js';
import { makeSnapshot, type Snapshot } from './state.js';

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
