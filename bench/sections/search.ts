import { makeEngine } from '../../src/engine.js';
import type { Corpus, Day } from '../../src/knowledge/index.js';
import { percentile, readQueries, timeQueries } from '../queries.js';
import { formatTime, type Table } from '../report.js';

const DAY: Day = '2026-11-29';

/** Searches and questions in plain words over the shipped documents. */
export async function benchSearch(corpus: Corpus): Promise<Table> {
  const queries = readQueries();
  const { search, ask } = makeEngine({ corpus });
  const searched = timeQueries(queries, query => search.search(query, { asOf: DAY }));
  const asked: number[] = [];
  for (const query of [...queries, ...queries]) {
    const began = performance.now();
    await ask(query, { asOf: DAY, today: DAY });
    asked.push((performance.now() - began) * 1e6);
  }
  const row = (name: string, times: readonly number[]) => [
    name,
    ...[0.5, 0.9, 0.99, 1].map(share => formatTime(percentile(times, share))),
  ];
  return {
    title: 'Search, in process',
    about: `${queries.length} questions as people type them, over the shipped documents.`,
    head: ['', 'p50', 'p90', 'p99', 'longest'],
    rows: [row('search', searched), row('ask in plain words', asked.slice(queries.length))],
  };
}
