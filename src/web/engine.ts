import { type Engine, makeEngine } from '../engine.js';
import { makeCorpus } from '../knowledge/index.js';
import type { Pack } from './store.js';

/** The engine over the documents of a pack. A service never sends documents that do not fit together. */
export function openEngine({ documents, pages, hash }: Pack): Engine {
  const { corpus } = makeCorpus(documents, pages, hash);
  if (!corpus) throw new Error('The documents of the pack do not fit together');
  return makeEngine({ corpus });
}
