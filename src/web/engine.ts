import { type Engine, makeEngine, unpackCards } from '../engine.js';
import { makeCorpus } from '../knowledge/index.js';
import { loadCards, type Pack } from './store.js';

/** The engine over the documents of a pack. A service never sends documents that do not fit together. */
export function openEngine({ documents, pages, hash }: Pack): Engine {
  const { corpus } = makeCorpus(documents, pages, hash);
  if (!corpus) throw new Error('The documents of the pack do not fit together');
  let catalogue: ReturnType<Engine['catalogue']> | null = null;
  return makeEngine({
    corpus,
    catalogue() {
      catalogue ??= loadCards().then(packed => {
        // without a network nothing came: the next question about a card asks again
        if (!packed) catalogue = null;
        return packed && unpackCards(packed);
      });
      return catalogue;
    },
  });
}
