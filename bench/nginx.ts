import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { readCpu } from './service.js';

const PROGRAMS = ['/usr/sbin/nginx', '/usr/bin/nginx'];

/** A port of this machine that nobody listens on. */
export async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** nginx with the example of deploy/, but on this machine only, with its files in one folder. */
export async function startNginx(
  folder: string,
  replicas: readonly [number, number],
): Promise<{ url: string; version: string; cpu(): number; stop(): Promise<void> }> {
  const program = PROGRAMS.find(path => existsSync(path));
  if (!program) throw new Error('There is no nginx: apt-get install nginx');
  const port = await findPort();
  const example = await readFile('deploy/nginx.conf', 'utf8');
  await mkdir(join(folder, 'cache'), { recursive: true });
  const site = example
    .replace('/var/cache/nginx/l5r-judge', join(folder, 'cache'))
    .replace('127.0.0.1:3001', `127.0.0.1:${replicas[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${replicas[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    // its workers must be able to write where we can
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;\nworker_processes 1;\npid ${join(folder, 'nginx.pid')};\nevents {}\n` +
      `http {\naccess_log off;\nerror_log ${join(folder, 'error.log')} warn;\n${paths}\n${site}\n}\n`,
  );
  const child: ChildProcess = spawn(program, ['-p', folder, '-c', config, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const isThere = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
  }
  return {
    url,
    /** Processor time of its workers so far, in microseconds. */
    cpu() {
      const { pid } = child;
      const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
      return workers.reduce((sum, worker) => sum + readCpu(Number(worker)), 0);
    },
    // nginx tells its version as an error
    version: execFileSync('sh', ['-c', `${program} -v 2>&1`], { encoding: 'utf8' })
      .trim()
      .replace(/^.*: /, ''),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
    },
  };
}
