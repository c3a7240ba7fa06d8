import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Corpus } from '../../src/knowledge/index.js';
import { startNginx } from '../nginx.js';
import { makeRandom } from '../random.js';
import { formatNumber, type Table } from '../report.js';
import { type Service, startJudge } from '../service.js';
import { type Call, makeTraffic } from '../traffic.js';

const CALLERS = 16;

/** Sends calls over kept connections, and counts the answers that a proxy had kept. What is refused with 503 is sent again. */
async function play(base: string, count: number, next: () => Call): Promise<{ ms: number; kept: number }> {
  const { hostname, port } = new URL(base);
  let left = count;
  let kept = 0;
  const ask = ({ path, body }: Call, agent: Agent) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers =
        body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const method = body === undefined ? 'GET' : 'POST';
      const sent = send({ hostname, port, path, method, agent, headers }, response => {
        response.resume().on('end', () => resolve(response));
      });
      sent.on('error', reject);
      sent.end(body);
    });
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (left-- > 0) {
        const call = next();
        let answer = await ask(call, agent);
        for (; answer.statusCode === 503; answer = await ask(call, agent)) await pause(50);
        const { statusCode = 0, headers } = answer;
        if (statusCode >= 500) throw new Error(`${call.path}: ${statusCode}`);
        if (headers['x-cache-status'] === 'HIT') kept += 1;
      }
      agent.destroy();
    }),
  );
  return { ms: performance.now() - began, kept };
}

async function countHits({ url }: Service): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^answer_cache_requests_total\{outcome="hit"\} (\d+)$/m.exec(text)?.[1]);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const percent = (part: number, all: number) => `${formatNumber((100 * part) / all)} %`;

/** Drawn traffic against one replica, and against two behind nginx with its cache. */
export async function benchTraffic(corpus: Corpus, count = 20_000): Promise<Table> {
  const rows: string[][] = [];
  for (const size of [1, 2]) {
    const folder = await mkdtemp(join(tmpdir(), 'l5r-judge-traffic-'));
    const replicas = await Promise.all(Array.from({ length: size }, () => startJudge({ RATE_LIMIT: '0' })));
    const ports = replicas.map(({ url }) => Number(new URL(url).port));
    const nginx = size > 1 ? await startNginx(folder, ports as [number, number]) : null;
    const random = makeRandom(11);
    const { next } = makeTraffic(corpus, random);
    const before = { replicas: replicas.map(({ cpu }) => cpu()), nginx: nginx?.cpu() ?? 0 };
    const { ms, kept } = await play(nginx?.url ?? (replicas[0] as Service).url, count, () => next());
    const cpu = sum(replicas.map(({ cpu }, index) => cpu() - (before.replicas[index] as number)));
    const stored = sum(await Promise.all(replicas.map(countHits)));
    rows.push([
      size === 1 ? 'one replica' : 'two replicas behind nginx',
      formatNumber((1000 * count) / ms),
      nginx ? percent(kept, count) : '–',
      percent(stored, count),
      `${formatNumber(cpu / count)} ms`,
      nginx ? `${formatNumber((nginx.cpu() - before.nginx) / count)} ms` : '–',
      replicas.map(({ memory }) => `${formatNumber(memory() / 2 ** 20)} MiB`).join(', '),
    ]);
    await nginx?.stop();
    await Promise.all(replicas.map(replica => replica.stop()));
    await rm(folder, { recursive: true });
  }
  return {
    title: 'Drawn traffic',
    about:
      `${formatNumber(count)} requests, drawn: kinds by share (bench/traffic.ts), keywords, rules, words, cards and days by Zipf's law, and five ` +
      'of a hundred words or keywords never asked about before. Processor time is per thousand requests, of all replicas together.',
    head: ['', 'requests/s', 'kept by nginx', 'stored in the replicas', 'processor time', 'nginx', 'memory'],
    rows,
  };
}

/** What each kind of drawn request costs one replica, first asked or not, as the draw has it. */
export async function benchKinds(corpus: Corpus, count = 3000): Promise<Table> {
  const replica = await startJudge({ RATE_LIMIT: '0' });
  const { kinds, next } = makeTraffic(corpus, makeRandom(12));
  await play(replica.url, count, () => next());
  const rows: string[][] = [];
  for (const kind of kinds) {
    const [cpu, hits] = [replica.cpu(), await countHits(replica)];
    await play(replica.url, count, () => next(kind));
    rows.push([
      kind,
      percent((await countHits(replica)) - hits, count),
      `${formatNumber((replica.cpu() - cpu) / count)} ms`,
    ]);
  }
  await replica.stop();
  return {
    title: 'Drawn traffic, by kind',
    about: `${formatNumber(count)} requests of each kind against one replica that has answered the mix before.`,
    head: ['', 'stored', 'processor time of a thousand'],
    rows,
  };
}
