import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import t from 'tap';
import { limitConnections } from '../../src/api/connections.js';

t.test('connections leave files to open', async t => {
  const folder = t.testdir({
    few: 'Max open files            200          200          files',
    other: 'Max cpu time  1',
  });
  const limitOf = async (name: string) => {
    const server = createServer();
    await limitConnections(server, join(folder, name));
    return server.maxConnections;
  };
  t.equal(await limitOf('few'), 68);
  t.equal(await limitOf('other'), undefined);
  t.equal(await limitOf('none'), undefined);
});

const start = 'ulimit -n 200; exec node dist/cli/main.js serve --host 127.0.0.1 --port 0';

t.test('more connections than the process may have files do not end it', async t => {
  const child = spawn('bash', ['-c', start], { env: { ...process.env, LOG_LEVEL: 'info' } });
  t.teardown(() => child.kill('SIGKILL'));
  let log = '';
  child.stdout.on('data', data => {
    log += data;
  });
  const ended = once(child, 'exit');
  while (!log.includes('"msg":"ready"') && child.exitCode === null)
    await Promise.race([once(child.stdout, 'data'), ended]);
  if (child.exitCode !== null) return t.fail('the built service did not start: npm run build');
  const port = Number(/127\.0\.0\.1:(\d+)/.exec(log)?.[1]);
  const sockets: Socket[] = [];
  for (let count = 0; count < 400; count++) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    sockets.push(socket);
  }
  // the framework looks at its memory, and opens a file for it, every half a second
  await new Promise(resolve => setTimeout(resolve, 1200));
  for (const socket of sockets) socket.destroy();
  const ask = () => fetch(`http://127.0.0.1:${port}/v1/keywords/Ratling/counts-as/Creature`);
  // a service that has not yet seen the others leave still turns a caller away
  let answer = await ask().catch(() => null);
  for (let tries = 0; !answer && tries < 40; tries++) {
    await new Promise(resolve => setTimeout(resolve, 50));
    answer = await ask().catch(() => null);
  }
  t.equal((await answer?.json())?.verdict, 'yes');
  t.equal(child.exitCode, null);
});
