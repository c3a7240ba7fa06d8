import { loadCards, loadCorpus, loadOfficialPages } from '../loader/index.js';
import type { Config } from './config.js';
import type { Loaded } from './reload.js';
import { makeSnapshot } from './state.js';

/** Loads everything that answers, from disk: all of it, or every problem. */
export async function loadSnapshot(config: Config): Promise<Loaded> {
  const { corpus, problems } = await loadCorpus(config.RULES);
  if (!corpus) return { snapshot: null, problems };
  const folder = config.OFFICIAL_PAGES;
  const pages = folder ? await loadOfficialPages(folder, corpus.pages) : { official: [], problems: [] };
  if (!pages.official) return { snapshot: null, problems: pages.problems };
  const cards = config.CARDS ? await loadCards(config.CARDS) : { catalogue: null, problems: [] };
  if (cards.problems.length > 0) return { snapshot: null, problems: cards.problems };
  const { catalogue } = cards;
  const material = { corpus, official: pages.official, catalogue, cacheBytes: config.CACHE_BYTES };
  return { snapshot: makeSnapshot(material), problems: [] };
}
