import { medianOf } from '../contend.js';
import { formatNumber, formatSpread, formatTime, type Table } from '../report.js';
import { startJudge } from '../service.js';

/** From the start of the process until it is ready, and the memory that it holds then and after its first search. */
export async function benchStart(times = 9): Promise<Table> {
  const starts: number[] = [];
  const loaded: number[] = [];
  const used: number[] = [];
  for (let time = 0; time < times; time++) {
    const service = await startJudge();
    starts.push(service.startedIn * 1e6);
    loaded.push(service.memory());
    await (await fetch(`${service.url}/v1/search?q=ninja`)).arrayBuffer();
    used.push(service.memory());
    await service.stop();
  }
  const size = (bytes: readonly number[]) => [
    `${formatNumber(medianOf(bytes) / 2 ** 20)} MiB`,
    `${formatNumber(Math.min(...bytes) / 2 ** 20)} – ${formatNumber(Math.max(...bytes) / 2 ** 20)} MiB`,
  ];
  return {
    title: 'Start and memory',
    about: `The built service on the shipped documents, ${times} starts. Ready: it listens and answers from all documents.`,
    head: ['', 'median', 'spread', 'target'],
    rows: [
      [
        'process start to ready',
        formatTime(medianOf(starts)),
        formatSpread([Math.min(...starts), Math.max(...starts)]),
        '≤ 550 ms, Node 24: ≤ 450 ms',
      ],
      ['memory when ready', ...size(loaded), ''],
      ['memory after a search', ...size(used), ''],
    ],
  };
}
