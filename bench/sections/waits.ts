import { setTimeout as pause } from 'node:timers/promises';
import { startProbe, summarizeWaits } from '../probing.js';
import { formatNumber, type Table } from '../report.js';
import { startJudge } from '../service.js';
import { makeGame, PLAYERS } from '../table-game.js';

const cards = Array.from({ length: 3500 }, (_, number) => ({
  title: `Card ${number}`,
  keywords: ['Ratling', 'Zombie'],
}));
const HEAVY = [
  ['nothing else', 0, '', {}],
  [
    '4 replays of 20,000 events at once',
    4,
    '/v1/multiplayer/replay',
    { players: PLAYERS, events: makeGame(20_000) },
  ],
  ['16 times 3,500 cards at once', 16, '/v1/keywords/resolve', { cards }],
] as const;

/** How long a light GET waits while heavy work runs. */
export async function benchWaits(duration = 5000): Promise<Table> {
  const service = await startJudge({ RATE_LIMIT: '0' });
  const rows: string[][] = [];
  for (const [name, count, path, work] of HEAVY) {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(work),
    };
    const probe = startProbe(service.url);
    await pause(500);
    const from = Date.now();
    while (Date.now() - from < duration) {
      const sent = Array.from({ length: count }, async () =>
        (await fetch(`${service.url}${path}`, request)).arrayBuffer(),
      );
      await Promise.all([pause(200), ...sent]);
    }
    await probe.stop();
    const waits = probe.waits.filter(([time]) => time >= from);
    const { median, p99, longest } = summarizeWaits(waits);
    rows.push([
      name,
      formatNumber(waits.length),
      `${median} ms`,
      `${p99} ms`,
      `${longest} ms`,
      count > 0 ? '≤ 250 ms' : '',
    ]);
  }
  await service.stop();
  return {
    title: 'A light GET while heavy work runs',
    about:
      'Keyword rulings, asked one after the other by a process of its own. What is refused with 503 because the queue is full is sent again.',
    head: ['meanwhile', 'GETs', 'median', 'p99', 'longest', 'target of the longest'],
    rows,
  };
}
