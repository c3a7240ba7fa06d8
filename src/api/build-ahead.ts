import { setImmediate as pause } from 'node:timers/promises';
import type { Search } from '../search/index.js';

/** Builds a search bit by bit, so that requests are answered in between. */
export async function buildAhead(search: Search): Promise<void> {
  while (!search.build()) await pause();
}
