import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { makeSnapshot } from '../../src/api/index.js';
import { parseCatalogue } from '../../src/decks/index.js';
import { shippedCorpus } from '../support/corpus.js';
import { testService } from '../support/service.js';

const PLAYERS = ['Aki', 'Bo', 'Chie'];
const EVENTS = Array.from({ length: 20_000 }, (_, index) => ({ type: 'pass', player: PLAYERS[index % 3] }));
// answered with 10 MB
const MANY = {
  cards: Array(5000).fill({ keywords: ['Ratling', 'Samurai', 'Zombie', 'Shadowlands'] }),
  ask: (await shippedCorpus()).keywords.names,
};
const CARDS = Array(2500).fill({ keywords: ['Ratling', 'Samurai', 'Zombie'] });

type Post = (path: string, body: unknown, signal?: AbortSignal) => Promise<Reply>;
interface Reply {
  status: number;
  retry: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: answers are compared with t.match
  json: any;
}

async function listen(t: Test, settings = {}, material = {}) {
  const { app, state } = await testService(material, settings);
  t.teardown(() => app.close());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const post: Post = async (path, body, signal) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      signal: signal ?? null,
    });
    return { status: answer.status, retry: answer.headers.get('retry-after'), json: await answer.json() };
  };
  return { app, state, url, post };
}

t.test('a worker answers large bodies as small ones are answered', async t => {
  const records = [{ cardid: 1, title: 'Ota', type: 'Personality', keywords: ['Naga'] }];
  const { catalogue } = parseCatalogue([{ file: 'cards.json', records }]);
  const { post } = await listen(t, {}, { catalogue });
  const padding = ' '.repeat(10_000);
  const bodies: [string, object][] = [
    ['/v1/multiplayer/replay', { players: PLAYERS, events: EVENTS.slice(0, 20) }],
    ['/v1/keywords/resolve', { cards: CARDS.slice(0, 20), ask: ['Nonhuman'] }],
    ['/v1/decks/check', { deck: { dynasty: ['3x Ota'] } }],
    ['/v1/decks/impact', { deck: 'Dynasty\n3x Ota', from: '2008-06-01' }],
    // and what is wrong with a request
    ['/v1/decks/check', { deck: { dynasty: [{ title: '' }] } }],
    ['/v1/decks/check', { deck: {}, asOf: '2008-02-30' }],
    ['/v1/decks/impact', { deck: '3x Ota', from: '2999-01-01', to: '2008-01-01' }],
    ['/v1/keywords/resolve', { cards: [{ keyword: [] }] }],
    ['/v1/multiplayer/replay', { players: ['Aki'], events: [] }],
  ];
  for (const [path, body] of bodies) {
    const text = JSON.stringify(body);
    const [small, large] = await Promise.all([post(path, text), post(path, `${text}${padding}`)]);
    t.strictSame(large, small, `${path} ${text.slice(0, 60)}`);
    t.ok(small.status < 500);
  }
  t.match(await post('/v1/decks/check', `{"deck":${padding}`), {
    status: 400,
    json: { code: 'bad-request' },
  });
});

t.test('a light request does not wait for the largest valid calls', async t => {
  const { url, post } = await listen(t);
  const heavy = Promise.all([
    ...Array.from({ length: 2 }, () => post('/v1/multiplayer/replay', { players: PLAYERS, events: EVENTS })),
    ...Array.from({ length: 2 }, () => post('/v1/keywords/resolve', { cards: CARDS })),
  ]);
  let done = false;
  void heavy.then(() => {
    done = true;
  });
  let waits = 0;
  let worst = 0;
  while (!done) {
    const began = performance.now();
    t.equal((await fetch(`${url}/v1/keywords?`)).status, 200);
    worst = Math.max(worst, performance.now() - began);
    waits++;
    await wait(5);
  }
  t.ok(waits > 5, `${waits} requests were answered meanwhile`);
  t.comment(`worst wait: ${worst.toFixed(0)} ms of ${waits}`);
  for (const { status } of await heavy) t.equal(status, 200);
});

t.test('a full pool says so at once, and an answer that is not read is given up', async t => {
  const { url, post } = await listen(t, { options: { REQUEST_TIMEOUT: 10_000 } });
  const sockets: Socket[] = [];
  t.teardown(() => {
    for (const socket of sockets) socket.destroy();
  });
  const body = JSON.stringify(MANY);
  // callers that ask for a long answer and do not read it
  const askInSilence = () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    const head = [
      'POST /v1/keywords/resolve HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
  const leaving = new AbortController();
  const left = post('/v1/keywords/resolve', { cards: CARDS }, leaving.signal).catch(({ name }) => name);
  leaving.abort();
  t.equal(await left, 'AbortError');
  let refused: Reply;
  do {
    for (let count = 0; count < 20; count++) askInSilence();
    // more than the pool takes at a time
    const replies = await Promise.all(
      Array.from({ length: 70 }, () => post('/v1/keywords/resolve', { cards: CARDS })),
    );
    refused = replies.find(({ status }) => status === 503) ?? (replies[0] as Reply);
  } while (refused.status === 200 && sockets.length < 300);
  t.match(refused, { status: 503, retry: '5', json: { code: 'overloaded' } });
  t.equal((await fetch(`${url}/v1/keywords`)).status, 200, 'what is small is answered meanwhile');
  let again = refused;
  while (again.status === 503) {
    await wait(100);
    again = await post('/v1/keywords/resolve', { cards: CARDS });
  }
  t.equal(again.json.cards.length, 2500, 'the unread answers were given up');
  const many = await Promise.all(
    Array.from({ length: 100 }, () => post('/v1/keywords/resolve', { cards: CARDS.slice(0, 400) })),
  );
  t.ok(many.some(({ status }) => status === 503) && many.some(({ status }) => status === 200));
  t.ok(many.every(({ status }) => status === 503 || status === 200));
  t.equal((await post('/v1/keywords/resolve', { cards: CARDS })).status, 200, 'no place is lost');
});

t.test('the checks of an event, all at once, are answered', async t => {
  const { post } = await listen(t);
  const lines = Array.from({ length: 80 }, (_, index) => ({
    title: `Card ${index} with a long title, so that a worker reads this deck`,
    keywords: ['Ratling', 'Samurai'],
    count: 1,
  }));
  const cards = Array.from({ length: 3500 }, (_, index) => ({
    title: `Card ${index}`,
    keywords: ['Ratling'],
  }));
  for (const [path, body] of [
    ['/v1/decks/check', { deck: { dynasty: lines } }],
    ['/v1/keywords/resolve', { cards }],
  ] as const) {
    t.ok(JSON.stringify(body).length > 8192);
    const answers = await Promise.all(Array.from({ length: 16 }, () => post(path, body)));
    t.strictSame([...new Set(answers.map(({ status }) => status))], [200], path);
  }
});

t.test('bodies that are too much together are refused before they are read', async t => {
  const { post } = await listen(t);
  // a thread works on each for longer than the next ones take to arrive
  const cards = JSON.stringify({ cards: Array(5000).fill({ keywords: Array(40).fill('Ratling') }) });
  const body = cards + ' '.repeat(3_900_000 - cards.length);
  const statuses = await Promise.all(
    Array.from({ length: 16 }, async () => (await post('/v1/keywords/resolve', body)).status),
  );
  t.ok(statuses.includes(200) && statuses.includes(503), statuses.join());
});

t.test('after a reload the workers answer from the new corpus', async t => {
  const { state, post } = await listen(t);
  const first = await post('/v1/keywords/resolve', { cards: CARDS });
  const corpus = { ...(await shippedCorpus()), hash: 'another' };
  void state.current.workers.retire();
  state.current = makeSnapshot({ corpus });
  const second = await post('/v1/keywords/resolve', { cards: CARDS });
  t.strictSame([first.json.corpus, second.json.corpus], [(await shippedCorpus()).hash, 'another']);
});
