import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { parseConfig, type RunningServer, startServer } from '../../src/api/index.js';

/** As much of a Redis as counting takes: it answers the script with the count of its key, and all else with OK. */
async function startCounting(t: Pick<Test, 'teardown'>, port = 0) {
  const counts = new Map<string, number>();
  const sockets = new Set<Socket>();
  const answer = (words: string[]): string => {
    if (!/^eval(sha)?$/i.test(words[0] ?? '')) return '+OK\r\n';
    const key = words[3] as string;
    counts.set(key, (counts.get(key) ?? 0) + Number(words[4]));
    return `*2\r\n:${counts.get(key)}\r\n:60000\r\n`;
  };
  const server = createServer(socket => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', data => {
      // requests are arrays of texts, each with its length before it
      for (const request of data.toString().split(/(?=^\*\d+\r\n)/m))
        socket.write(
          answer(request.split('\r\n').filter((part, index) => index > 0 && index % 2 === 0 && part)),
        );
    });
  });
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  const end = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>(resolve => server.close(() => resolve()));
  };
  t.teardown(end);
  return { counts, end, port: (server.address() as { port: number }).port };
}

async function startReplica(t: Pick<Test, 'teardown'>, port: number): Promise<RunningServer> {
  const { config } = parseConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '3',
    MAX_LOOP_DELAY: '0',
    REDIS_URL: `redis://127.0.0.1:${port}`,
  });
  if (!config) throw new Error('bad config');
  const { server } = await startServer(config, false);
  if (!server) throw new Error('no server');
  t.teardown(() => server.close());
  return server;
}

let asked = 0;
async function ask({ url }: RunningServer): Promise<number> {
  asked += 1;
  return (await fetch(`${url}/v1/suggest?q=${asked}`)).status;
}

t.test('two replicas count the requests of one caller together', async t => {
  const { counts, port } = await startCounting(t);
  const replicas = [await startReplica(t, port), await startReplica(t, port)] as const;
  // until both are connected, nothing is counted
  const until = async (replica: RunningServer, count: number) => {
    while ([...counts.values()].reduce((sum, one) => sum + one, 0) < count) {
      await ask(replica);
      await wait(10);
    }
  };
  await until(replicas[0], 1);
  await until(replicas[1], 2);
  t.equal(await ask(replicas[0]), 200);
  t.equal(await ask(replicas[1]), 429);
  t.equal(await ask(replicas[0]), 429);
  t.ok([...counts.keys()].every(key => key.startsWith('l5r-judge:')));
});

t.test(
  'while Redis is down requests are allowed, and when it is back requests are counted again',
  async t => {
    const first = await startCounting(t);
    await first.end();
    const replica = await startReplica(t, first.port);
    for (let index = 0; index < 6; index++) t.equal(await ask(replica), 200);
    const { counts } = await startCounting(t, first.port);
    while (counts.size === 0) {
      await ask(replica);
      await wait(20);
    }
    t.pass('counted');
  },
);
