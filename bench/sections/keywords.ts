import type { Corpus, Day } from '../../src/knowledge/index.js';
import { judgeCountsAs, makeContext, makeJudge } from '../../src/resolver/index.js';
import { makeEngineClosure } from '../closure-engine.js';
import { contend, kept, type Timing } from '../contend.js';
import { formatNumber, formatSpread, formatTime, type Table } from '../report.js';

const DAY: Day = '2026-11-29';

interface Pair {
  from: string;
  to: string;
}

// every pair that is related, and as many that are not
function listPairs(corpus: Corpus): Pair[] {
  const judge = makeJudge(corpus);
  const { names } = corpus.keywords;
  const related = names.flatMap(from => {
    const entry = judge.keyword(from, DAY);
    return entry.ok ? entry.value.considered.map(({ keyword }) => ({ from, to: keyword })) : [];
  });
  return related.flatMap(({ from, to }) => [
    { from, to },
    { from: to, to: from },
  ]);
}

async function checkPeers(corpus: Corpus, pairs: readonly Pair[]): Promise<void> {
  const engine = makeEngineClosure(corpus, DAY);
  const judge = makeJudge(corpus);
  for (const { from, to } of pairs) {
    const ours = judge.countsAs({ from, to, asOf: DAY });
    const theirs = await engine.proof(from.toLowerCase(), to.toLowerCase());
    if (!ours.ok || (ours.value.verdict === 'yes') !== (theirs !== null))
      throw new Error(`The peer rules otherwise on ${from} and ${to}`);
    if (theirs && ours.ok && theirs.length !== ours.value.steps.length)
      throw new Error(`The peer proves otherwise that ${from} is ${to}`);
  }
}

function makeRow(timing: Timing, peer: Timing, limit: Timing, target: string): string[] {
  return [
    timing.name,
    formatTime(timing.median),
    formatSpread(timing.spread),
    `${formatNumber(peer.median / timing.median)}×`,
    `${formatNumber(timing.median / limit.median)}×`,
    target,
  ];
}

/** Keyword verdict and ruling, against a fixed point over json-rules-engine, and against a bare Map. */
export async function benchKeywords(corpus: Corpus): Promise<Table> {
  const pairs = listPairs(corpus);
  await checkPeers(corpus, pairs);
  const judge = makeJudge(corpus);
  const { counts } = makeContext(corpus, DAY);
  const engine = makeEngineClosure(corpus, DAY);
  const stored = new Map<string, unknown>();
  for (const { from, to } of pairs) {
    const ruling = judge.countsAs({ from, to, asOf: DAY });
    stored.set(`${from}\n${to}\n${DAY}`, ruling);
  }
  const each = (run: (pair: Pair) => unknown) => () => {
    for (const pair of pairs) kept[0] = run(pair);
  };
  const questions = pairs.length;
  // the peers get keys, and need not read what was written
  const keys = pairs.map(({ from, to }) => ({ from: from.toLowerCase(), to: to.toLowerCase() }));
  const [ruling, computed, verdict, map, engineProof, engineVerdict] = (await contend([
    {
      name: 'ruling with proof',
      questions,
      run: each(({ from, to }) => judge.countsAs({ from, to, asOf: DAY })),
    },
    {
      name: 'ruling with proof, not asked before',
      questions,
      run: each(({ from, to }) => judgeCountsAs(corpus, { from, to, asOf: DAY })),
    },
    {
      name: 'verdict',
      questions,
      run: each(({ from, to }) => counts([from], to).verdict),
    },
    {
      name: 'bare `Map` look-up',
      questions,
      run: each(({ from, to }) => stored.get(`${from}\n${to}\n${DAY}`)),
    },
    {
      name: 'json-rules-engine, proof',
      questions,
      run: async () => {
        for (const { from, to } of keys) kept[0] = await engine.proof(from, to);
      },
    },
    {
      name: 'json-rules-engine, verdict',
      questions,
      run: async () => {
        for (const { from, to } of keys) kept[0] = await engine.verdict(from, to);
      },
    },
  ])) as [Timing, Timing, Timing, Timing, Timing, Timing];
  return {
    title: 'Keyword questions, in process',
    about:
      `One question, over ${questions} pairs of keywords, half of them related, as written. The peer gets spelling keys and ` +
      'the same relations as rules, and runs to a fixed point; its answers are checked against ours first.',
    head: ['', 'median', 'spread', 'faster than its peer', 'times a bare `Map`', 'target'],
    rows: [
      makeRow(ruling, engineProof, map, '≥ 100×, ≤ 20×'),
      makeRow(computed, engineProof, map, ''),
      makeRow(verdict, engineVerdict, map, ''),
      makeRow(engineProof, engineProof, map, ''),
      makeRow(engineVerdict, engineVerdict, map, ''),
      makeRow(map, engineProof, map, ''),
    ],
  };
}
