import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import t from 'tap';
import { testService } from '../support/service.js';

const REPLAY = JSON.stringify({
  players: ['Aki', 'Bo', 'Chie'],
  events: Array.from({ length: 20_000 }, () => ({ type: 'pass', player: 'Nobody of the table' })),
});
const RESOLVE = JSON.stringify({ cards: Array(2500).fill({ keywords: ['Ratling', 'Samurai', 'Zombie'] }) });

t.test(
  'large work waits for its turn; a full queue is told at once, and what is not read is given up',
  async t => {
    const { app } = await testService({}, { options: { requestTimeout: 3000 } });
    t.teardown(() => app.close());
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const sockets: Socket[] = [];
    t.teardown(() => {
      for (const socket of sockets) socket.destroy();
    });
    // callers that ask for a long answer and do not read it
    const askInSilence = async () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      sockets.push(socket);
      socket.on('error', () => {});
      const head = [
        'POST /v1/multiplayer/replay HTTP/1.1',
        'Host: localhost',
        'Content-Type: application/json',
        `Content-Length: ${REPLAY.length}`,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n${REPLAY}`);
      await once(socket, 'readable');
      return socket;
    };
    await Promise.all([askInSilence(), askInSilence()]);
    const post = async (signal?: AbortSignal) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${url}/v1/keywords/resolve`, {
        method: 'POST',
        headers,
        body: RESOLVE,
        signal: signal ?? null,
      });
      const json = (await answer.json()) as { code?: string; cards?: unknown[] };
      return { status: answer.status, retry: answer.headers.get('retry-after'), json };
    };
    const leaving = new AbortController();
    const left = post(leaving.signal).catch(({ name }) => name);
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, () => post()),
      fetch(`${url}/v1/keywords`).then(({ status }) => {
        t.equal(status, 200, 'what is small is answered meanwhile');
        leaving.abort();
        return null;
      }),
    ]);
    t.equal(await left, 'AbortError');
    const large = answers.filter(answer => answer !== null);
    const refused = large.filter(({ status }) => status === 503);
    t.ok(refused.length >= 4, `${refused.length} are refused`);
    for (const { retry, json } of refused) t.strictSame([retry, json.code], ['5', 'overloaded']);
    const served = large.filter(({ status }) => status === 200);
    t.equal(served.length + refused.length, large.length);
    t.ok(served.length >= 7, 'who waited is answered once the unread answers are given up');
    for (const { json } of served) t.equal(json.cards?.length, 2500);
    t.equal((await post()).status, 200, 'no place is lost');
  },
);
