import { Bench } from 'tinybench';
import { loadCorpus } from '../src/loader/index.js';
import { type Replay, replay } from '../src/resolver/table/index.js';

const DAY = '2026-11-29';
const PLAYERS = ['Akiko', 'Botan', 'Chiyo', 'Daigo'];

/** Whole turns with an attack each, cut off at a number of events. */
export function makeGame(count: number): object[] {
  const events: object[] = [];
  for (let turn = 0; events.length < count; turn++) {
    const [active, defender, ally, other] = PLAYERS.map(
      (_, seat) => PLAYERS[(turn + seat) % PLAYERS.length],
    ) as [string, string, string, string];
    const passes = [active, defender, ally, other].map(player => ({ type: 'pass', player }));
    const combat = [defender, ally, other, active];
    events.push(
      { type: 'begin-turn', player: active },
      { type: 'begin-action-phase' },
      { type: 'act', player: active, designator: 'Limited' },
      ...[defender, ally, other, active].map(player => ({ type: 'pass', player })),
      { type: 'declare-attack', attacker: active, defender, provinces: 4 },
      { type: 'invite', by: active, players: [ally] },
      { type: 'invite', by: defender, players: [ally, other] },
      { type: 'begin-maneuvers', segment: 'Infantry' },
      { type: 'assign', player: active, side: 'attacking', battlefield: 1, units: ['a1', 'a2'] },
      { type: 'done', player: active },
      { type: 'assign', player: ally, side: 'attacking', battlefield: 1, units: ['b1'] },
      { type: 'done', player: ally },
      { type: 'done', player: defender },
      { type: 'assign', player: other, side: 'defending', battlefield: 1, units: ['d1'] },
      { type: 'done', player: other },
      { type: 'begin-combat', battlefield: 1 },
      ...combat.map(player => ({ type: 'act', player, designator: 'Battle' })),
      ...combat.map(player => ({ type: 'pass', player })),
      { type: 'effect', id: `effect ${turn}`, controller: other, endsInTurnOf: defender },
      { type: 'end-battle' },
      { type: 'end-attack' },
      ...passes.slice(0, 1), // not legal: no opportunity is under way
    );
  }
  return events.slice(0, count);
}

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
