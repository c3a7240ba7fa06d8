import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { takeSignals, watchExit } from '../../src/api/end.js';

const END = new URL('../../src/api/end.ts', import.meta.url).href;

/** Starts a process with the loaders of this one, and gathers its log. The test ends it if nothing else does. */
function run(t: Pick<Test, 'teardown'>, argv: string[]) {
  const child = spawn(process.execPath, [...process.execArgv, ...argv], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.teardown(() => child.kill('SIGKILL'));
  let log = '';
  child.stdout.setEncoding('utf8').on('data', text => {
    log += text;
  });
  const logged = async (line: RegExp) => {
    while (!line.test(log)) await once(child.stdout, 'data');
    return line.exec(log)?.[1] ?? '';
  };
  return { child, logged };
}

/** How a process ends within a time: its exit code or its signal; `null` if it goes on. */
async function ending(child: ChildProcess, limit = 20_000): Promise<unknown> {
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  return Promise.race([ended, wait(limit, null, { ref: false })]);
}

/** A process that watches its own exit, and then does more before it has exited. */
const exiting = (limit: number, more: string) => `
  import { watchExit } from '${END}';
  process.once('exit', () => console.log('watched by ' + watchExit(${limit}).pid));
  process.once('exit', () => { ${more} });
  process.exit(3);`;

t.test('a process that waits forever while it exits is ended', async t => {
  const forever = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
  const { child } = run(t, ['--input-type=module', '--eval', exiting(300, forever)]);
  t.equal(await ending(child), 'SIGKILL');
});

t.test('a process that exits keeps its code, and leaves no other behind', async t => {
  const { child, logged } = run(t, ['--input-type=module', '--eval', exiting(60_000, '')]);
  const watcher = Number(await logged(/watched by (\d+)/));
  t.equal(await ending(child), 3);
  const gone = async () => {
    for (let look = 0; look < 200; look++) {
      try {
        process.kill(watcher, 0);
      } catch {
        return true;
      }
      await wait(50);
    }
    return false;
  };
  t.ok(await gone(), `process ${watcher} has ended`);
});

t.test('where no other process can be started, the exit goes on', async t => {
  const { execPath } = process;
  t.teardown(() => {
    process.execPath = execPath;
  });
  const watcher = watchExit();
  t.ok(watcher?.kill());
  process.execPath = 'no\0program';
  t.equal(watchExit(), null);
});

/** A process that does not serve yet, and what it does then. */
const starting = (more = '') => `
  import { takeSignals } from '${END}';
  const signals = takeSignals();
  const before = process.listenerCount('SIGHUP');
  setInterval(() => {}, 1000);
  ${more}
  console.log('starting');`;

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  t.test(`${signal} during the start ends the process, and not by the signal`, async t => {
    const { child, logged } = run(t, ['--input-type=module', '--eval', starting()]);
    await logged(/starting/);
    child.kill(signal);
    t.equal(await ending(child), 0, 'the first process of a container has no end by signal');
  });
}

t.test('SIGHUP during the start waits, and then reloads; at the end it is no longer heeded', async t => {
  const serving = `
    process.once('SIGHUP', () => {
      signals.serve({ log: console, drain: async () => {} }, async () => console.log('reloaded'));
      signals.forget();
      console.log(before - process.listenerCount('SIGHUP') + ' fewer listen');
    });`;
  const { child, logged } = run(t, ['--input-type=module', '--eval', starting(serving)]);
  await logged(/starting/);
  child.kill('SIGHUP');
  await logged(/reloaded/);
  await logged(/1 fewer listen/);
});

t.test('SIGHUP before the service serves is a reload once it does', async t => {
  const signals = takeSignals();
  t.teardown(() => signals.forget());
  process.emit('SIGHUP');
  let reloads = 0;
  signals.serve({ log: console, drain: async () => {} } as never, async () => {
    reloads++;
  });
  t.equal(reloads, 1);
  process.emit('SIGHUP');
  t.equal(reloads, 2);
});
