import type { Corpus, Day, Status } from '../../knowledge/index.js';
import { readKeyword } from '../../resolver/index.js';

/** One relation between two keywords, as it stood on a day; an equivalence is one edge, not two. */
export interface MapEdge {
  from: string;
  to: string;
  kind: 'equivalent' | 'implies';
  rule: string;
  status: Status;
}

/** Every relation on a day, held or not. */
export function listEdges(corpus: Corpus, day: Day): MapEdge[] {
  return corpus.keywords.names.flatMap(from => {
    const entry = readKeyword(corpus, from, day);
    if (!entry.ok) return [];
    const { implies, equivalents } = entry.value;
    return [
      ...implies.map(
        ({ keyword: to, rule, status }): MapEdge => ({ from, to, kind: 'implies', rule, status }),
      ),
      ...equivalents
        .filter(({ keyword: to }) => from < to)
        .map(({ keyword: to, rule, status }): MapEdge => ({ from, to, kind: 'equivalent', rule, status })),
    ];
  });
}

/** What tells an edge from all others. */
export function keyOf({ from, to, rule }: MapEdge): string {
  return `${from} ${to} ${rule}`;
}
