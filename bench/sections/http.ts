import autocannon from 'autocannon';
import { medianOf } from '../contend.js';
import { formatNumber, type Table } from '../report.js';
import { type Service, startJudge, startService } from '../service.js';

interface Shot {
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  p99: number;
  /** Processor time of the server, in microseconds for each request. */
  cpu: number;
}

async function shoot(
  service: Service,
  path: string,
  duration: number,
  headers: Record<string, string> = {},
): Promise<Shot> {
  const before = service.cpu();
  const result = await autocannon({ url: `${service.url}${path}`, connections: 16, duration, headers });
  const wrong = result.errors + result.timeouts + result['4xx'] + result['5xx'];
  if (wrong > 0) throw new Error(`${wrong} requests for ${path} went wrong`);
  const { total, average } = result.requests;
  return { rate: average, p99: result.latency.p99, cpu: (service.cpu() - before) / total };
}

const CALLS = [
  ['keyword ruling', '/v1/keywords/Ratling/counts-as/Creature'],
  ['rule', '/v1/rules/legacy/keywords/creature-nonhuman'],
  ['search', '/v1/search?q=can+a+ninja+be+flipped&limit=5'],
] as const;

interface Side {
  name: string;
  service: Service;
  path: string;
  headers?: Record<string, string>;
  shots: Shot[];
}

// a ratio is taken within its round: the machine has faster and slower minutes
function summarize({ shots }: Side, limit: Side) {
  const rates = shots.map(({ rate }) => rate);
  const pairs = shots.map((shot, round) => [shot, limit.shots[round] as Shot] as const);
  return {
    rate: medianOf(rates),
    low: Math.min(...rates),
    high: Math.max(...rates),
    p99: medianOf(shots.map(({ p99 }) => p99)),
    ratio: medianOf(pairs.map(([own, bare]) => own.rate / bare.rate)),
    ratioByCpu: medianOf(pairs.map(([own, bare]) => bare.cpu / own.cpu)),
  };
}

async function race(sides: Side[], { rounds, duration }: { rounds: number; duration: number }) {
  for (const { service, path, headers } of sides) await shoot(service, path, 1, headers);
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? sides : [...sides].reverse();
    for (const side of order) side.shots.push(await shoot(side.service, side.path, duration, side.headers));
  }
}

/** The sides of one call, each with shots of several processes: how fast one runs depends on what V8 has made of it. */
async function raceCall(
  [name, path]: (typeof CALLS)[number],
  { starts, ...pace }: { starts: number; rounds: number; duration: number },
): Promise<Side[]> {
  let all: Side[] = [];
  for (let start = 0; start < starts; start++) {
    const judge = await startJudge();
    const computing = await startJudge({ CACHE_BYTES: '0', RATE_LIMIT: '0' });
    const answer = await fetch(`${judge.url}${path}`);
    const size = (await answer.arrayBuffer()).byteLength;
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
    const bare = await startService('node_modules/.cache/l5r-judge/bench/bare-server.mjs', [], {
      SIZE: String(size),
    });
    const sides: Side[] = [
      { name: `bare Fastify, ${formatNumber(size)} bytes`, service: bare, path: '/', shots: [] },
      { name, service: judge, path, shots: [] },
      { name: `${name}, not modified`, service: judge, path, headers, shots: [] },
      { name: `${name}, computed each time`, service: computing, path, shots: [] },
    ];
    await race(sides, pace);
    all = sides.map((side, index) => ({ ...side, shots: [...(all[index]?.shots ?? []), ...side.shots] }));
    for (const service of [judge, computing, bare]) await service.stop();
  }
  return all;
}

/** GETs over HTTP against a bare route that sends a constant of the same size. Each server runs in its own process. */
export async function benchHttp({ starts = 3, rounds = 5, duration = 1 } = {}): Promise<Table> {
  const rows: string[][] = [];
  for (const call of CALLS) {
    const sides = await raceCall(call, { starts, rounds, duration });
    const limit = sides[0] as Side;
    for (const side of sides) {
      const { rate, low, high, p99, ratio, ratioByCpu } = summarize(side, limit);
      rows.push([
        side.name,
        formatNumber(rate),
        `${formatNumber(low)} – ${formatNumber(high)}`,
        formatNumber(ratio),
        formatNumber(ratioByCpu),
        `${formatNumber(p99)} ms`,
        side.name === call[0]
          ? '≥ 0.6'
          : side.name.endsWith('computed each time') && call[0] !== 'search'
            ? '≥ 0.3'
            : '',
      ]);
    }
  }
  return {
    title: 'GET, over HTTP',
    about:
      `autocannon, 16 connections, ${rounds} rounds of ${duration} s, alternating, on each of ${starts} starts of all servers. All ` +
      'headers, ETag and validation are on. Ratios are taken within each round, and their median is given; the second one counts ' +
      'the processor time of the server alone: autocannon shares the machine, and may be the narrower one.',
    head: ['', 'requests/s', 'spread', 'ratio to bare', 'ratio by processor time', 'p99', 'target'],
    rows,
  };
}
