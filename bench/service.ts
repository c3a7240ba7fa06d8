import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** A server in its own process. */
export interface Service {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process until it said that it is ready. */
  startedIn: number;
  /** Processor time that it has used so far, in microseconds. */
  cpu(): number;
  /** Memory that it holds, in bytes. */
  memory(): number;
  isAlive(): boolean;
  stop(): Promise<void>;
}

// the kernel counts in ticks of a hundredth of a second
const TICK = 10_000;

/** Processor time that a process has used, in microseconds. */
export function readCpu(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

function readMemory(pid: number): number {
  const [, size] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(size) * 1024;
}

async function untilReady(child: ChildProcess): Promise<string> {
  let said = '';
  const { stdout } = child;
  if (!stdout) throw new Error('The server has no output to read');
  for await (const chunk of stdout) {
    said += chunk;
    const [, url] = /(http:\/\/127\.0\.0\.1:\d+)/.exec(said) ?? [];
    if (url && /"msg":"ready"/.test(said)) {
      // what nobody reads would fill the pipe, and stop the server
      stdout.resume();
      return url;
    }
  }
  throw new Error(`The server ended: ${said}`);
}

// whatever ends this program ends what it has started
const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts a script of Node that says in its log where it listens, and then that it is ready. */
export async function startService(
  script: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Service> {
  const began = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const url = await untilReady(child);
  const startedIn = performance.now() - began;
  const pid = child.pid as number;
  return {
    url,
    pid,
    startedIn,
    cpu: () => readCpu(pid),
    memory: () => readMemory(pid),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts the judge as it is built, on a free port. */
export function startJudge(env: Record<string, string> = {}, rules = 'rules'): Promise<Service> {
  return startService('dist/cli/main.js', ['serve', '--rules', rules], {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    ...env,
  });
}
