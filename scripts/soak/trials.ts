import { execFileSync } from 'node:child_process';
import { cp, mkdir, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Service, startJudge } from '../../bench/service.js';
import { complain, type Tally } from './tally.js';

/** Milliseconds within which /readyz must tell what is on disk. */
const TOLD_WITHIN = 3000;
const PATH = '/v1/keywords/Ratling/counts-as/Creature';

interface Ready {
  status: string;
  corpus: string;
}

async function readReady({ url }: Service): Promise<Ready> {
  return (await fetch(`${url}/readyz`)).json() as Promise<Ready>;
}

/** Milliseconds until /readyz says what is wanted; null where it does not within the time. */
async function untilTold(service: Service, wanted: (ready: Ready) => boolean): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < 2 * TOLD_WITHIN) {
    if (wanted(await readReady(service))) return performance.now() - began;
    await pause(25);
  }
  return null;
}

/**
 * Changes the folders below a service that watches them, in every way that has crashed or fooled one: made and removed,
 * replaced, swapped by a link, a FIFO, many files. It must answer all along, and tell the truth in time.
 */
export async function tryFolders(
  folder: string,
  rounds: number,
  tally: Tally,
): Promise<{ longest: number; steps: number }> {
  const root = join(folder, 'watched');
  await cp('rules', join(folder, 'a'), { recursive: true });
  await cp('rules', join(folder, 'b'), { recursive: true });
  await writeFile(join(folder, 'b', 'legacy', 'broken.md'), '---\ntitle: [\n---\n');
  await symlink(join(folder, 'a'), root);
  const service = await startJudge(
    { WATCH: '1', RATE_LIMIT: '0', NODE_OPTIONS: '--max-old-space-size=256' },
    root,
  );
  const { corpus } = await readReady(service);
  const isGood = (ready: Ready) => ready.status === 'ready' && ready.corpus === corpus;
  // the last good documents go on answering
  const isBad = (ready: Ready) => ready.status === 'stale' && ready.corpus === corpus;
  let longest = 0;
  let steps = 0;
  const expect = async (wanted: (ready: Ready) => boolean, what: string) => {
    const took = await untilTold(service, wanted).catch(() => null);
    const answer = await fetch(`${service.url}${PATH}`).catch(() => null);
    if (answer?.status !== 200) complain(tally, 'lost', `${what}: no answer`);
    if (took === null || took > TOLD_WITHIN) complain(tally, 'wrong', `${what}: not told within 3 s`);
    longest = Math.max(longest, took ?? 2 * TOLD_WITHIN);
    steps += 1;
  };
  const swapLink = async (target: string) => {
    await symlink(join(folder, target), `${root}.new`);
    await rename(`${root}.new`, root);
  };
  const inner = join(folder, 'a', 'legacy', 'soak');
  for (let round = 0; round < rounds; round++) {
    for (let count = 0; count < 20; count++) {
      await mkdir(join(inner, `${count}`, 'deep'), { recursive: true });
      if (count % 2 === 0) await rm(join(inner, `${count}`), { recursive: true });
    }
    await rm(inner, { recursive: true });
    await swapLink('b');
    await expect(isBad, 'a link that leads to bad documents');
    await swapLink('a');
    await expect(isGood, 'a link that leads to good documents again');
    if (round % 8 !== 0) continue;
    await rename(join(folder, 'a', 'legacy'), join(folder, 'away'));
    await expect(isBad, 'a folder that was moved away');
    await rename(join(folder, 'away'), join(folder, 'a', 'legacy'));
    await expect(isGood, 'a folder that came back');
    execFileSync('mkfifo', [join(folder, 'a', 'legacy', 'pipe.md')]);
    await expect(isBad, 'a FIFO');
    await unlink(join(folder, 'a', 'legacy', 'pipe.md'));
    await expect(isGood, 'a FIFO that is gone');
  }
  await mkdir(inner);
  const names = Array.from({ length: 10_000 }, (_, number) => join(inner, `file-${number}.md`));
  for (const name of names) await writeFile(name, '');
  await expect(isBad, '10,000 empty files');
  await rm(inner, { recursive: true });
  await expect(isGood, '10,000 files that are gone');
  if (!service.isAlive()) complain(tally, 'lost', 'the service ended while folders changed');
  await service.stop();
  return { longest, steps };
}

/** Ends a service while callers on kept connections ask one request after the other: none may be lost. */
export async function tryEnd(connections: number, tally: Tally): Promise<{ answered: number; ms: number }> {
  const service = await startJudge({ RATE_LIMIT: '0', CACHE_BYTES: '0' });
  let answered = 0;
  let ended = false;
  const ask = (agent: Agent) =>
    new Promise<boolean>(resolve => {
      const sent = get(`${service.url}${PATH}`, { agent }, response => {
        response.resume();
        response.on('end', () => resolve(response.complete));
        response.on('error', () => resolve(false));
      });
      // nobody listens any more: nothing was begun, so nothing is lost
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && ended) return resolve(true);
        complain(
          tally,
          'lost',
          `at the end of a service: ${error.code}${sent.reusedSocket ? ', on a kept connection' : ''}`,
        );
        resolve(true);
      });
    });
  const callers = Array.from({ length: connections }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (service.isAlive()) {
      if (await ask(agent)) answered += 1;
      else complain(tally, 'lost', 'at the end of a service: an answer was cut off');
    }
    agent.destroy();
  });
  await pause(1000);
  const began = performance.now();
  ended = true;
  await service.stop();
  const ms = performance.now() - began;
  await Promise.all(callers);
  return { answered, ms };
}

/** Sends headers a byte at a time: the connection must be cut within the time set and two seconds. */
export async function tryDrip(tally: Tally): Promise<number> {
  const service = await startJudge({ REQUEST_TIMEOUT: '5000' });
  const began = performance.now();
  const ms = await new Promise<number>(resolve => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    socket.write(`GET ${PATH} HTTP/1.1\r\nHost: a\r\nX-Long: `);
    const timer = setInterval(() => socket.write('x'), 200);
    socket.on('error', () => {});
    socket.resume();
    socket.on('close', () => {
      clearInterval(timer);
      resolve(performance.now() - began);
    });
    setTimeout(() => socket.destroy(), 30_000).unref();
  });
  if (ms > 7000) complain(tally, 'slow', `headers that drip in were cut after ${Math.round(ms)} ms`);
  await service.stop();
  return ms;
}
