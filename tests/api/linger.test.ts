import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import t from 'tap';
import { testService } from '../support/service.js';

const { app } = await testService({}, { options: { RATE_LIMIT: 0 } });
const { app: limited } = await testService({}, { options: { RATE_LIMIT: 1 } });
const portOf = async (service: typeof app) =>
  Number(new URL(await service.listen({ port: 0, host: '127.0.0.1' })).port);
const [port, limitedPort] = [await portOf(app), await portOf(limited)];
t.teardown(() => Promise.all([app.close(), limited.close()]));

const QUESTION = '/v1/questions/legacy/fear';
const JSON_TYPE = 'application/json';
const MEGABYTE = Buffer.alloc(1024 * 1024, ' ');

/** What a caller got who goes on sending until the service ends the connection. */
interface Got {
  status: number;
  /** The answer's body is as long as its header says. */
  whole: boolean;
  closes: boolean;
  ms: number;
}

interface Sent {
  path?: string;
  type?: string;
  to?: number;
  length?: number | null;
  /** Bytes sent at a time, and milliseconds between; without a pause, as fast as the service takes them. */
  piece?: Buffer;
  pause?: number;
}

// writing on to a connection that has ended is an error, and here it is meant
function closed(socket: Socket): Promise<void> {
  return new Promise(resolve => {
    socket.on('error', () => {}).on('close', () => resolve());
  });
}

async function keepSending({
  path = QUESTION,
  type = JSON_TYPE,
  to = port,
  length = 30 * MEGABYTE.length,
  piece = MEGABYTE,
  pause = 0,
}: Sent): Promise<Got> {
  const socket = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
  const began = performance.now();
  let text = '';
  socket.on('data', data => {
    text += data;
  });
  const size = length === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nConnection: close\r\n${size}\r\n\r\n`,
  );
  const chunk =
    length === null
      ? Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
      : piece;
  const send = () => {
    for (let sent = 0; sent < 30; sent++) if (!socket.write(chunk)) return;
  };
  if (pause > 0) {
    const timer = setInterval(() => socket.write(chunk), pause);
    socket.on('close', () => clearInterval(timer));
  } else {
    socket.on('drain', send);
    send();
  }
  await closed(socket);
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return {
    status: Number(head.slice(9, 12)),
    whole: Buffer.byteLength(body) === Number(/content-length: (\d+)/i.exec(head)?.[1]),
    closes: /^connection: close$/im.test(head),
    ms: performance.now() - began,
  };
}

t.test('many callers who go on sending get their refusal whole', async t => {
  const refusals: [string, number, Sent][] = [
    ['too large', 413, {}],
    ['too large, of unknown length', 413, { length: null }],
    ['not JSON', 415, { type: 'text/html' }],
    ['nowhere', 404, { path: '/nothing' }],
    ['another method', 405, { path: '/v1/rules' }],
    ['too many requests', 429, { to: limitedPort }],
  ];
  await fetch(`http://127.0.0.1:${limitedPort}/v1/keywords`);
  const callers = refusals.flatMap(refusal => Array.from({ length: 6 }, () => refusal));
  await Promise.all(
    callers.map(async ([name, status, sent]) =>
      t.match(await keepSending(sent), { status, whole: true, closes: true }, name),
    ),
  );
});

t.test('a caller who reads only after sending gets the refusal of a body a little too large', async t => {
  const body = Buffer.alloc(5 * MEGABYTE.length, ' ');
  const headers = { 'content-type': JSON_TYPE, 'content-length': body.length };
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const sent = request({
        port,
        host: '127.0.0.1',
        path: QUESTION,
        method: 'POST',
        headers,
        agent: false,
      });
      sent.end(body);
      const [response] = await once(sent, 'response');
      response.resume();
      return response.statusCode;
    }),
  );
  t.strictSame([...new Set(statuses)], [413]);
});

t.test('a refused caller who drips is cut soon', async t => {
  const piece = Buffer.from(' ');
  for (const length of [30 * MEGABYTE.length, null]) {
    const got = await keepSending({ length, piece, pause: 50, type: 'text/html' });
    t.match(got, { status: 415, whole: true, closes: true });
    t.ok(got.ms > 1000 && got.ms < 6000, `after ${got.ms} ms`);
  }
});

t.test('a small body that is refused keeps its connection', async t => {
  const socket = connect(port, '127.0.0.1');
  for (const path of ['/nothing', '/v1/rules', QUESTION]) {
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/html\r\nContent-Length: 2\r\n\r\n{}`,
    );
    const [answer] = await once(socket, 'data');
    t.match(String(answer), /^HTTP\/1\.1 4(04|05|15)/);
    t.match(String(answer), /^connection: keep-alive/im);
  }
  socket.destroy();
});

t.test('callers who go on sending what is not HTTP get their refusal whole, and are cut', async t => {
  for (const [head, piece, status] of [
    ['NONSENSE\r\n\r\n', 'x'.repeat(1000), 400],
    ['GET / HTTP/1.1\r\nHost: x\r\n', `A: ${'x'.repeat(5000)}\r\n`, 431],
  ] as const) {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let text = '';
    socket.on('data', data => {
      text += data;
    });
    socket.write(head);
    const timer = setInterval(() => socket.write(piece), 5);
    await closed(socket);
    clearInterval(timer);
    t.match(text, new RegExp(`^HTTP/1.1 ${status} [^]*"status":${status}`));
    t.equal(text.match(/^HTTP\/1.1 \d/gm)?.length, 1);
  }
});
