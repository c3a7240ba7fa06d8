import type { Corpus } from '../knowledge/index.js';
import { nearest } from '../language/index.js';

const LIMIT = 3;

function lastPart(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/** Up to three ids that somebody could have meant: by the whole id, or by its last part alone. */
export function nearRules(corpus: Corpus, asked: string): string[] {
  // an id is short: the distance to a long text costs much and means nothing
  if (asked.length > 120) return [];
  const ids = corpus.documents.map(({ id }) => id);
  const whole = nearest(asked, ids);
  const parts = nearest(lastPart(asked), new Set(ids.map(lastPart)));
  const byPart = parts.flatMap(part => ids.filter(id => lastPart(id) === part));
  return [...new Set([...whole, ...byPart])].slice(0, LIMIT);
}
