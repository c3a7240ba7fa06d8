// Minutes of load on two replicas behind nginx, while documents are edited, well and badly, and replicas are killed; then
// every attack on one replica, changes of the folders that it watches, and its end under load. Each process has a heap of
// 256 MB. Counts wrong, lost, slow and 5xx answers, writes bench/SOAK.md, and ends with 1 unless all are zero.
//
//     npm run soak [-- SECONDS]        180 where none are given; nginx must be installed
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeMachine } from '../../bench/machine.js';
import { findPort, startNginx } from '../../bench/nginx.js';
import { percentile } from '../../bench/queries.js';
import { makeRandom } from '../../bench/random.js';
import { formatNumber } from '../../bench/report.js';
import { type Service, startJudge } from '../../bench/service.js';
import type { Corpus } from '../../src/knowledge/index.js';
import { loadCorpus } from '../../src/loader/index.js';
import { keepAsking, keepSendingGarbage } from './load.js';
import { makeRequests } from './requests.js';
import { besiege, keepAttacking, LONGEST, type Siege } from './siege.js';
import { complain, makeTally } from './tally.js';
import { tryDrip, tryEnd, tryFolders } from './trials.js';

const SECONDS = Number(process.argv[2] ?? 180);
const WORKERS = 6;
const PATIENCE = 30_000;
const FOLDER_ROUNDS = 40;
/** Kept connections on a replica that is told to end. */
const KEPT = 16;
/** What a replica may use. */
const SMALL = { NODE_OPTIONS: '--max-old-space-size=256', RATE_LIMIT: '0' };

const folder = await mkdtemp(join(tmpdir(), 'l5r-judge-soak-'));
const rules = join(folder, 'rules');
await cp('rules', rules, { recursive: true });
const file = join(rules, 'legacy/winds.md');
const original = await readFile(file, 'utf8');
const good = [original, original.replace(/^title: .*$/m, 'title: Winds, in another edition')];
const bad = [
  original.replace(/^answer:/m, 'answr:'),
  '---\ntitle: [\n---\n',
  '---js\nprocess.exit(1)\n---\n',
  '',
  original.replace(/^---$/m, '---\nchanges: ["CHANGED February 30 2008"]'),
];
const corpora: Corpus[] = [];
for (const text of good) {
  await writeFile(file, text);
  const { corpus } = await loadCorpus(rules);
  if (!corpus) throw new Error('The documents have problems: run `l5r-judge check`.');
  corpora.push(corpus);
}

const ports = [await findPort(), await findPort()] as const;
// one replica is told to reload, the other one watches the folder
const startReplica = (index: number) =>
  startJudge({ ...SMALL, PORT: String(ports[index]), WATCH: String(index), LOG_LEVEL: 'info' }, rules);
const replicas: Service[] = [await startReplica(0), await startReplica(1)];
const nginx = await startNginx(folder, ports);
const machine = describeMachine();
const tally = makeTally();
const counts = { goodEdits: 0, badEdits: 0, kills: 0 };
const over = Date.now() + SECONDS * 1000;
const isOver = () => Date.now() >= over;

async function untilReady(
  index: number,
  wanted: (ready: { status: string; corpus: string; problems: { file?: string }[] }) => boolean,
  what: string,
) {
  const limit = Date.now() + PATIENCE;
  while (Date.now() < limit) {
    const ready = await fetch(`http://127.0.0.1:${ports[index]}/readyz`).then(answer => answer.json());
    if (wanted(ready)) return;
    await wait(50);
  }
  complain(tally, 'wrong', `replica ${index + 1}: ${what}`);
}

async function edit(text: string): Promise<void> {
  await writeFile(file, text);
  const [told] = replicas as [Service];
  process.kill(told.pid, 'SIGHUP');
}

async function stir(): Promise<void> {
  for (let round = 0; !isOver(); round++) {
    await edit(bad[round % bad.length] as string);
    counts.badEdits += 1;
    for (const index of [0, 1]) {
      const isTold = ({ status, problems }: { status: string; problems: { file?: string }[] }) =>
        status === 'stale' && problems.some(problem => problem.file === 'legacy/winds.md');
      await untilReady(index, isTold, 'a bad edit was not told');
    }
    await wait(500);
    await edit(good[(round + 1) % good.length] as string);
    counts.goodEdits += 1;
    const { hash } = corpora[(round + 1) % good.length] as { hash: string };
    for (const index of [0, 1]) {
      await untilReady(
        index,
        ({ status, corpus }) => status === 'ready' && corpus === hash,
        'a good edit did not heal it',
      );
    }
    await wait(500);
    if (isOver()) return;
    const victim = round % 2;
    process.kill((replicas[victim] as Service).pid, 'SIGKILL');
    counts.kills += 1;
    tally.killedAt = Date.now();
    await wait(1500);
    replicas[victim] = await startReplica(victim);
    await wait(500);
  }
}

const next = makeRequests(corpora, makeRandom(5));
const proxy = Number(new URL(nginx.url).port);
const [garbage, attacks] = await Promise.all([
  keepSendingGarbage(() => [proxy, ...ports], isOver),
  keepAttacking(nginx.url, tally, isOver),
  stir(),
  ...Array.from({ length: WORKERS }, () => keepAsking(nginx.url, next, tally, isOver)),
]);
// draining: what has begun when a replica is told to end is still answered
await nginx.stop();
await Promise.all(replicas.map(replica => replica.stop()));

const besieged = await startJudge(SMALL);
const sieges = await besiege(besieged, tally);
await besieged.stop();
const drip = await tryDrip(tally);
const end = await tryEnd(KEPT, tally);
const folders = await tryFolders(folder, FOLDER_ROUNDS, tally);
await rm(folder, { recursive: true });

const failed = tally.wrong + tally.lost + tally.faults + tally.slow;
const waits = ({ attack, statuses, probes, longest, p99, memory }: Siege) => {
  const got = [...statuses].map(([status, count]) => `${status}: ${formatNumber(count)}`).sort();
  return `| ${attack.name} | ${got.join(', ')} | ${formatNumber(probes)} | ${p99} ms | ${longest} ms | ${Math.round(memory)} MiB |`;
};
const longest = (kind: Siege['attack']['kind']) =>
  Math.max(...sieges.filter(({ attack }) => attack.kind === kind).map(siege => siege.longest));
const kinds = [...tally.kinds].map(([kind, count]) => `| ${kind} | ${formatNumber(count)} |`).sort();
const report = [
  '# Soak',
  '',
  'Written by `npm run soak`: two replicas behind nginx, with the configuration of `deploy/nginx.conf`. Rulings are compared ' +
    'byte for byte with those of the library over the same corpus.',
  '',
  ...machine.map(fact => `- ${fact}`),
  `- ${nginx.version}`,
  `- ${SECONDS} seconds, ${WORKERS} callers; each replica with a heap of 256 MB`,
  '',
  '| | |',
  '| --- | --: |',
  `| answers | ${formatNumber(tally.answered)} |`,
  `| **wrong** | ${tally.wrong} |`,
  `| **lost** | ${tally.lost} |`,
  `| refused for load (503) | ${formatNumber(tally.refused)} |`,
  `| POSTs that a killed replica had begun (502 of nginx) | ${tally.broken} |`,
  `| **5xx besides these** | ${tally.faults} |`,
  `| **slow**: light GETs that waited too long, headers cut too late | ${tally.slow} |`,
  `| good edits taken up by both replicas | ${counts.goodEdits} |`,
  `| bad edits refused and told by both | ${counts.badEdits} |`,
  `| replicas killed (SIGKILL) and started again | ${counts.kills} |`,
  `| connections with garbage or cut off | ${formatNumber(garbage)} |`,
  `| attacks in the mix, one request each | ${attacks} |`,
  `| time of an answer, p50 | ${formatNumber(percentile(tally.times, 0.5))} ms |`,
  `| time of an answer, p99 | ${formatNumber(percentile(tally.times, 0.99))} ms |`,
  '',
  '| answers by kind of request | |',
  '| --- | --: |',
  ...kinds,
  '',
  '## Under attack',
  '',
  'Each attack goes on for two seconds against one replica, nonsense four at a time, while a process of its own asks for light ' +
    `answers. A light GET may wait ${LONGEST.nonsense} ms during nonsense and ${LONGEST['valid, but heavy']} ms during heavy work; it waited ` +
    `${longest('nonsense')} ms and ${longest('valid, but heavy')} ms at most.`,
  '',
  '| attack | answers by status | light GETs | p99 | longest | memory |',
  '| --- | --- | --: | --: | --: | --: |',
  ...sieges.map(waits),
  '',
  '## Time and end',
  '',
  '| | |',
  '| --- | --: |',
  `| headers that drip in, with \`REQUEST_TIMEOUT=5000\`: cut after | ${formatNumber(drip / 1000)} s |`,
  `| answers on ${KEPT} kept connections until SIGTERM had ended the replica, none lost | ${formatNumber(end.answered)} |`,
  `| from SIGTERM to the end | ${formatNumber(end.ms)} ms |`,
  `| changes of watched folders: made and removed, moved, links swapped, a FIFO, 10,000 files | ${folders.steps} |`,
  `| longest until /readyz told | ${formatNumber(folders.longest)} ms |`,
  '',
  ...(failed > 0 ? ['## What went wrong', '', ...tally.complaints.map(one => `- ${one}`), ''] : []),
].join('\n');
await writeFile('bench/SOAK.md', report);
console.log(report);
process.exitCode = failed > 0 || tally.answered === 0 ? 1 : 0;
