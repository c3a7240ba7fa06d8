import { Bench } from 'tinybench';
import { loadCorpus } from '../src/loader/index.js';
import { type Replay, replay } from '../src/resolver/table/index.js';
import { makeGame, PLAYERS } from './table-game.js';

const DAY = '2026-11-29';

const loaded = await loadCorpus();
if (!loaded.corpus) throw new Error('The shipped documents do not load');
const { corpus } = loaded;

const bench = new Bench({ time: 1000 });
const sizes = [100, 1000, 10_000];
let kept: Replay | null = null;
for (const size of sizes) {
  const events = makeGame(size);
  bench.add(`${size} events`, () => {
    const outcome = replay(corpus, PLAYERS, events, DAY);
    if (outcome.ok) kept = outcome.value;
  });
}
await bench.run();
if (!kept) throw new Error('Nothing was replayed');
console.table(
  bench.tasks.map((task, index) => {
    const { result } = task;
    const median = 'latency' in result ? result.latency.p50 : Number.NaN;
    const size = sizes[index] as number;
    return {
      replay: task.name,
      'median ms': median.toFixed(2),
      'µs per event': ((median * 1000) / size).toFixed(2),
      'events per second': Math.round((size / median) * 1000).toLocaleString('en'),
    };
  }),
);
