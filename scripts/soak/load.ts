import { Agent, type IncomingMessage, request as send } from 'node:http';
import { connect } from 'node:net';
import type { Answered, Request } from './requests.js';
import { complain, type Tally } from './tally.js';

/** Milliseconds after a kill in which what it broke is answered. */
const KILL = 3000;

async function read(response: IncomingMessage): Promise<Answered> {
  let text = '';
  response.setEncoding('utf8');
  for await (const chunk of response) text += chunk;
  return {
    status: response.statusCode as number,
    type: String(response.headers['content-type'] ?? ''),
    corpus: String(response.headers['corpus-hash'] ?? ''),
    text,
  };
}

function ask(base: string, { path, body }: Request, agent: Agent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = send(`${base}${path}`, { agent, method, headers, timeout: 20_000 }, response => {
      read(response).then(resolve, reject);
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer within 20 s')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Asks one request after the other until it is told to stop; every answer is checked. */
export async function keepAsking(
  base: string,
  next: () => Request,
  tally: Tally,
  isOver: () => boolean,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!isOver()) {
    const request = next();
    const began = performance.now();
    try {
      const answer = await ask(base, request, agent);
      tally.times.push(performance.now() - began);
      tally.answered += 1;
      tally.kinds.set(request.kind, (tally.kinds.get(request.kind) ?? 0) + 1);
      const isBroken =
        answer.status === 502 && request.body !== undefined && Date.now() - tally.killedAt < KILL;
      if (answer.status === 503) tally.refused += 1;
      else if (isBroken) tally.broken += 1;
      else if (answer.status >= 500)
        complain(tally, 'faults', `${request.path}: ${answer.status} ${answer.text.slice(0, 200)}`);
      else {
        const wrong = await request.check(answer);
        if (wrong !== null) complain(tally, 'wrong', `${request.path}: ${wrong}`);
      }
    } catch (error) {
      complain(tally, 'lost', `${request.path}: ${(error as Error).message}`);
    }
  }
  agent.destroy();
}

const GARBAGE = [
  'this is no HTTP\r\n\r\n',
  'GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n',
  'POST /v1/decks/check HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{"deck"',
  'GET / HTTP/1.1\r\nHost: a\r\nX: y\r\n',
  `GET /${'x'.repeat(60_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  'POST /v1/decks/check HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  '\u0000\u0001\u0002\r\n\r\n',
];

/** Sends what is no request, to the service itself and through the proxy, and hangs up in the middle of it. */
export async function keepSendingGarbage(ports: () => number[], isOver: () => boolean): Promise<number> {
  let sent = 0;
  while (!isOver()) {
    for (const port of ports()) {
      await new Promise<void>(resolve => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(GARBAGE[sent % GARBAGE.length] as string),
        );
        socket.on('error', () => {});
        socket.on('close', () => resolve());
        socket.resume();
        setTimeout(() => socket.destroy(), 100);
      });
      sent += 1;
    }
  }
  return sent;
}
