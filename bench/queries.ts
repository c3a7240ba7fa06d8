import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Questions as people type them: those that the search is tested with. */
export function readQueries(): string[] {
  return ['shared', 'guard'].flatMap(name =>
    (parse(readFileSync(`tests/cases/search/${name}.yaml`, 'utf8')) as { q: string }[]).map(({ q }) => q),
  );
}

/** The value below which a share of them lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
}

/** Nanoseconds of every query, each asked a few times and the median taken: what is measured is the query, not the neighbours. */
export function timeQueries(
  queries: readonly string[],
  ask: (query: string) => unknown,
  times = 5,
): number[] {
  for (const query of queries) ask(query);
  return queries.map(query => {
    const taken = Array.from({ length: times }, () => {
      const began = performance.now();
      ask(query);
      return (performance.now() - began) * 1e6;
    });
    return percentile(taken, 0.5);
  });
}
