import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import module from 'node:module';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import t from 'tap';
import { type CliProcess, runProcess } from '../../src/cli/run-process.js';

interface Fake extends CliProcess {
  exits: number[];
}

function fakeProcess(...argv: string[]): Fake {
  const exits: number[] = [];
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  return {
    argv: ['node', 'l5r-judge', ...argv],
    env: {},
    stdin: new PassThrough(),
    stdout,
    stderr,
    exits,
    exit: code => exits.push(code),
  };
}

const written = (stream: unknown) => String((stream as PassThrough).read() ?? '');

t.test('a ruling for today', async t => {
  const host = fakeProcess('counts-as', 'Undead', 'Zombie', '--json');
  const days = [new Date().toISOString().slice(0, 10)];
  await runProcess(host);
  days.push(new Date().toISOString().slice(0, 10));
  t.equal(host.exitCode, 1);
  t.ok(days.includes(JSON.parse(written(host.stdout)).asOf));
  t.equal(written(host.stderr), '');
});

t.test('bad usage goes to standard error', async t => {
  const host = fakeProcess('counts-as');
  await runProcess(host);
  t.equal(host.exitCode, 2);
  t.equal(written(host.stdout), '');
  t.match(written(host.stderr), /^error: missing required argument/);
});

t.test('output to a closed pipe', async t => {
  const host = fakeProcess('--version');
  await runProcess(host);
  t.match(written(host.stdout), /^\d+\.\d+\.\d+\n$/);
  host.stdout.emit('error', Object.assign(new Error('gone'), { code: 'EPIPE' }));
  t.strictSame(host.exits, [0]);
  t.equal(written(host.stderr), '');
  host.stdout.emit('error', Object.assign(new Error('full'), { code: 'ENOSPC' }));
  t.strictSame(host.exits, [0, 2]);
  t.equal(written(host.stderr), 'The output cannot be written: full\n');
});

t.test('the program itself runs on the process it is in', async t => {
  const { argv, exitCode, stdout } = process;
  process.argv = ['node', 'l5r-judge', 'check', '--json'];
  const captured = t.capture(stdout, 'write', () => true);
  process.exitCode = undefined;
  // Node 20 has no such function: there the program has to start without it, as the built one below does
  const { enableCompileCache } = module as { enableCompileCache?: unknown };
  let kept = 0;
  Object.assign(module, { enableCompileCache: () => ++kept });
  await import('../../src/cli/main.js');
  while (process.exitCode === undefined) await setImmediate();
  captured.restore();
  const lines = captured.args().map(([text]) => String(text));
  const code = process.exitCode;
  Object.assign(process, { argv, exitCode });
  Object.assign(module, { enableCompileCache });
  t.equal(kept, 1, 'what is compiled is kept');
  t.equal(code, 0);
  t.ok(lines.some(text => text.includes('"documents"')));
});

const BUILT = new URL('../../dist/cli/main.js', import.meta.url).pathname;

/** Runs the built program in a process of its own. */
function run(
  argv: string[],
  stdout: 'pipe' | number,
  close: boolean,
): Promise<{ code: number | null; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(BUILT, argv, { stdio: ['ignore', stdout, 'pipe'] });
    let err = '';
    if (close) child.stdout?.destroy();
    child.stderr?.on('data', data => {
      err += data;
    });
    child.on('error', reject);
    child.on('close', code => resolve({ code, err }));
  });
}

t.test('a reader who goes away is no crash', async t => {
  t.strictSame(await run(['check'], 'pipe', true), { code: 0, err: '' });
});

t.test('a full disk is reported', async t => {
  const full = await open('/dev/full', 'w');
  const { code, err } = await run(['check'], full.fd, false);
  await full.close();
  t.equal(code, 2);
  t.match(err, /^The output cannot be written: ENOSPC/);
});
