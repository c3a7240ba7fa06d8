import { gzipSync } from 'node:zlib';
import { packCards, resolveAll } from '../../src/decks/index.js';
import type { Corpus } from '../../src/knowledge/index.js';
import { openCards } from '../../src/loader/index.js';
import { makeJudge } from '../../src/resolver/index.js';
import { medianOf } from '../contend.js';
import { formatNumber, formatTime, type Table } from '../report.js';
import { startJudge } from '../service.js';

/** Time by the clock and time of the processor, in nanoseconds. */
interface Times {
  clock: number;
  cpu: number;
}

async function time<T>(work: () => T | Promise<T>): Promise<{ value: T; times: Times }> {
  const before = process.cpuUsage();
  const began = performance.now();
  const value = await work();
  const clock = (performance.now() - began) * 1e6;
  const { user, system } = process.cpuUsage(before);
  return { value, times: { clock, cpu: (user + system) * 1000 } };
}

const median = (all: readonly Times[]): Times => ({
  clock: medianOf(all.map(({ clock }) => clock)),
  cpu: medianOf(all.map(({ cpu }) => cpu)),
});

/** Starts with and without cards take turns, so that both meet the same machine. */
async function timeStarts(times: number): Promise<Record<'with' | 'without', Times>> {
  const all = { with: [] as Times[], without: [] as Times[] };
  for (let turn = 0; turn < times; turn++) {
    for (const kind of turn % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
      const service = await startJudge(kind === 'with' ? {} : { CARDS: 'none' });
      all[kind].push({ clock: service.startedIn * 1e6, cpu: service.cpu() * 1000 });
      await (await fetch(`${service.url}/v1/search?q=ninja`)).arrayBuffer();
      await service.stop();
    }
  }
  return { with: median(all.with), without: median(all.without) };
}

/** The cards that ship: loaded, all resolved in one call, what they add to a start, and their copy for a page. */
export async function benchCards(corpus: Corpus, times = 11): Promise<Table> {
  const judge = makeJudge(corpus);
  const loaded = await time(() => openCards(undefined, 'dist').load());
  const { catalogue } = loaded.value;
  if (!catalogue) throw new Error('No cards were loaded: `npm run build` packs them.');
  const resolve = () => resolveAll(judge, catalogue.cards, { asOf: '2026-11-29', ask: ['Undead'] });
  const first = await time(resolve);
  const later: Times[] = [];
  for (let turn = 0; turn < times; turn++) later.push((await time(resolve)).times);
  const starts = await timeStarts(times);
  const bytes = gzipSync(JSON.stringify(packCards(catalogue))).length;
  const row = (name: string, { clock, cpu }: Times, target = '') => [
    name,
    formatTime(clock),
    formatTime(cpu),
    target,
  ];
  const more = formatTime(Math.abs(starts.with.cpu - starts.without.cpu));
  const sign = starts.with.cpu < starts.without.cpu ? 'less' : 'more';
  const count = formatNumber(catalogue.cards.length);
  return {
    title: 'Cards',
    about: `The cards that ship, in process; a start of the built service with and without them, ${times} times each, in turns: with them it takes ${more} of the processor ${sign}. Their compressed copy for a page: ${formatNumber(bytes / 1000)} kB.`,
    head: ['', 'clock', 'processor', 'target'],
    rows: [
      row('load, on first use', loaded.times),
      row(`resolve all ${count}, the first call`, first.times, '≤ 150 ms'),
      row(`resolve all ${count}, later calls`, median(later), '≤ 150 ms'),
      row('start with cards', starts.with, '30 ms more than without'),
      row('start without cards', starts.without),
    ],
  };
}
