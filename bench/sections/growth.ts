import type { Corpus, Day } from '../../src/knowledge/index.js';
import { judgeCountsAs, makeJudge } from '../../src/resolver/index.js';
import { makeSearch } from '../../src/search/index.js';
import { kept, medianOf } from '../contend.js';
import { generateCards, generateCorpus } from '../generate.js';
import { percentile, readQueries, timeQueries } from '../queries.js';
import { formatNumber, formatTime, type Table } from '../report.js';

const DAY: Day = '2026-11-29';

function timeOf(run: () => unknown, times = 1): number {
  const taken = Array.from({ length: times }, () => {
    const began = performance.now();
    kept[0] = run();
    return (performance.now() - began) * 1e6;
  });
  return medianOf(taken);
}

type Figures = Record<string, number>;

function rowsOf(measured: readonly Figures[], sizes: readonly number[], targets: Record<string, string>) {
  return Object.keys(measured[0] as Figures).map(name => {
    const values = measured.map(figures => figures[name] as number);
    const [first, last] = [values[0] as number, values[values.length - 1] as number];
    const [least, most] = [sizes[0] as number, sizes[sizes.length - 1] as number];
    const exponent = Math.log(last / first) / Math.log(most / least);
    return [name, ...values.map(formatTime), formatNumber(exponent), targets[name] ?? ''];
  });
}

function measureDocuments(shipped: Corpus, documents: number): Figures {
  const queries = readQueries();
  let corpus: Corpus | null = null;
  const load = timeOf(() => {
    corpus = generateCorpus(shipped, { documents, keywords: 100 });
  });
  const made = corpus as unknown as Corpus;
  const search = makeSearch(made);
  const build = timeOf(() => {
    while (!search.build());
  });
  const times = timeQueries(queries, query => search.search(query, { asOf: DAY }));
  const typed = timeQueries(queries, query => search.suggest(query.slice(0, 6)));
  const judge = makeJudge(made);
  const [from, to] = ['Kin 1z', 'Kin 1'];
  kept[0] = judgeCountsAs(made, { from, to, asOf: DAY });
  return {
    'make and check the documents': load,
    'build the search': build,
    'search, p50': percentile(times, 0.5),
    'search, p99': percentile(times, 0.99),
    'suggest, p99': percentile(typed, 0.99),
    'keyword ruling, computed': timeOf(() => judgeCountsAs(made, { from, to, asOf: DAY }), 2001),
    'keyword ruling': timeOf(() => judge.countsAs({ from, to, asOf: DAY }), 2001),
  };
}

/** Corpora of more and more documents. */
export function benchDocuments(shipped: Corpus, sizes: readonly number[] = [100, 1000, 10_000]): Table {
  const measured = sizes.map(documents => measureDocuments(shipped, documents));
  return {
    title: 'Growth with documents',
    about:
      'Generated documents of about a hundred words, 100 keywords. The last column but one is the power of the size ' +
      'that a figure grows with: 1 is linear. Searches are the questions of the tests, as people type them.',
    head: ['', ...sizes.map(formatNumber), 'power', 'target'],
    rows: rowsOf(measured, sizes, {
      'search, p99': '< 5 ms',
      'build the search': 'n log n',
      'make and check the documents': 'n log n',
    }),
  };
}

function measureKeywords(shipped: Corpus, keywords: number): Figures {
  const corpus = generateCorpus(shipped, { documents: 100, keywords });
  const judge = makeJudge(corpus);
  const from = `Kin ${(keywords - 1).toString(36)}`;
  const ask = (asOf: Day) => judgeCountsAs(corpus, { from, to: 'Kin 1', asOf });
  const first = timeOf(() => ask(DAY));
  const cards = generateCards(corpus, 1000);
  kept[0] = judge.resolveCards({ cards, asOf: DAY });
  return {
    'first ruling of a period': first,
    'keyword ruling, computed': timeOf(() => ask(DAY), 2001),
    'keyword ruling': timeOf(() => judge.countsAs({ from, to: 'Kin 1', asOf: DAY }), 2001),
    'ruling on an unknown keyword': timeOf(
      () => judgeCountsAs(corpus, { from: 'Kn zzz', to: from, asOf: DAY }),
      51,
    ),
    'resolve 1,000 cards': timeOf(() => judge.resolveCards({ cards, asOf: DAY }), 5),
    'what a day changed': timeOf(() => judge.impact('2007-01-01', DAY)),
  };
}

/** Corpora of more and more keywords, each implying an earlier one: a tree, as deep as its logarithm. */
export function benchManyKeywords(shipped: Corpus, sizes: readonly number[] = [100, 1000, 10_000]): Table {
  const measured = sizes.map(keywords => measureKeywords(shipped, keywords));
  return {
    title: 'Growth with keywords',
    about:
      'Generated relations in 100 documents; each keyword implies one before it, so that proofs get longer, too.',
    head: ['', ...sizes.map(formatNumber), 'power', 'target'],
    rows: rowsOf(measured, sizes, {
      'first ruling of a period': 'n log n',
      'resolve 1,000 cards': 'n log n',
    }),
  };
}
