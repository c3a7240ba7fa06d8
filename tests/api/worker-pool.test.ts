import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import t, { type Test } from 'tap';
import { makeLargeAnswers, packEngine } from '../../src/api/large-call.js';
import { makeWorkerPool } from '../../src/api/worker-pool.js';
import type { CallName } from '../../src/calls/index.js';
import { parseCatalogue } from '../../src/decks/index.js';
import { makeEngine } from '../../src/engine.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const corpus = await shippedCorpus();
const records = [{ cardid: 1, title: 'Ota', type: 'Personality', keywords: ['Naga'] }];
const { catalogue } = parseCatalogue([{ file: 'cards.json', records }]);
const engine = makeEngine({ corpus, catalogue });

function makeTask(name: string, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { name: name as CallName, body: Buffer.from(text), today: TODAY };
}

// from the sources a thread takes seconds to start
const shared = makeWorkerPool(engine);

/** A pool, the shared one where none is given, and responses that end with the test. */
function withPool(t: Test, pool = shared) {
  const responses: PassThrough[] = [];
  t.teardown(() => {
    for (const response of responses) response.destroy();
    if (pool !== shared) void pool.retire();
  });
  const respond = () => {
    const response = new PassThrough();
    responses.push(response);
    return response as unknown as ServerResponse;
  };
  return { pool, respond };
}

t.test('what a thread answers: the same as the loop, problems, and cards that are read once', async t => {
  const answer = makeLargeAnswers(await packEngine(engine));
  const deck = makeTask('checkDeck', { deck: '1 Ota' });
  for (const task of [deck, deck]) {
    const { bytes } = await answer(task);
    t.match(JSON.parse(Buffer.from(bytes ?? []).toString()), { unknownCards: [], cards: [{ title: 'Ota' }] });
  }
  const bare = makeLargeAnswers(await packEngine(makeEngine({ corpus })));
  t.match(Buffer.from((await bare(deck)).bytes ?? []).toString(), /"unknownCards":\[\{/);
  for (const [body, code] of [
    ['{"deck":', 'bad-request'],
    [{ deck: 7 }, 'bad-value'],
    [{ deck: 'x\n'.repeat(50_000) }, 'too-large'],
  ] as const) {
    t.match((await answer(makeTask('checkDeck', body))).problems, [{ code }]);
  }
});

t.test('a call that takes too long is refused, and the next one is answered', async t => {
  const { pool, respond } = withPool(t);
  const events = Array.from({ length: 20_000 }, () => ({ type: 'pass', player: 'A' }));
  const long = makeTask('replay', { players: ['A', 'B', 'C'], events });
  t.match(await pool.run(long, respond(), 1), { problems: [{ code: 'overloaded' }] });
  const left = respond();
  const refused = pool.run(long, left, 60_000);
  left.destroy();
  t.match(await refused, { problems: [{ code: 'overloaded' }] }, 'the caller has left');
  const short = makeTask('resolveCards', { cards: [{ keywords: ['Naga'] }] });
  t.equal((await pool.run(short, respond(), 60_000)).problems, null);
});

t.test('a call that needs more memory than a worker has is refused, and others are answered', async t => {
  const { pool, respond } = withPool(t, makeWorkerPool(engine, 128));
  const cards = Array.from({ length: 5000 }, (_, index) => ({
    title: `Card ${index}`,
    keywords: Array.from({ length: 90 }, (_, at) => `Keyword ${index} of ${at}`),
  }));
  const ask = corpus.keywords.names;
  const small = makeTask('resolveCards', { cards: [{ keywords: ['Naga'] }] });
  t.equal((await pool.run(small, respond(), 60_000)).problems, null);
  const large = pool.run(makeTask('resolveCards', { cards, ask }), respond(), 60_000);
  const behind = pool.run(small, respond(), 60_000);
  t.match(await large, { problems: [{ code: 'overloaded', message: /time or memory/ }] });
  t.equal((await behind).problems, null, 'a call that waited meanwhile');
  t.equal((await pool.run(small, respond(), 60_000)).problems, null, 'a new thread has taken its place');
});

t.test('answers that are not read are kept up to a limit; behind it, calls are refused', async t => {
  const { pool, respond } = withPool(t);
  const cards = Array.from({ length: 1500 }, () => ({ keywords: ['Ratling'] }));
  const task = makeTask('resolveCards', { cards, ask: corpus.keywords.names });
  const left = respond();
  const first = await pool.run(task, left, 60_000);
  left.destroy();
  await once(left, 'close');
  const size = first.bytes?.length ?? 0;
  const most = Math.floor((64 * 1024 * 1024) / size);
  t.ok(most < 60, `answers of ${size} bytes reach the limit before the calls are too many`);
  const responses = Array.from({ length: most + 1 }, respond);
  const answers = await Promise.all(responses.map(response => pool.run(task, response, 120_000)));
  t.equal(answers.filter(({ problems }) => problems === null).length, most);
  t.match(answers.find(({ problems }) => problems)?.problems, [{ code: 'overloaded', message: /waiting/ }]);
  for (const response of responses as unknown as PassThrough[]) response.destroy();
  await once(responses[most] as ServerResponse, 'close');
  t.equal((await pool.run(task, respond(), 60_000)).problems, null, 'read or given up: there is room again');
});

t.test('a fault of a call is thrown, and threads that cannot start fail their calls', async t => {
  const { pool, respond } = withPool(t);
  await t.rejects(pool.run(makeTask('none', {}), respond(), 60_000), TypeError);
  const broken = { ...engine, corpus: { ...corpus, documents: null as never } };
  const bad = withPool(t, makeWorkerPool(broken));
  await t.rejects(bad.pool.run(makeTask('resolveCards', {}), bad.respond(), 60_000));
});

t.test('a retired pool ends when its last answer has been read', async t => {
  const { pool, respond } = withPool(t);
  const response = respond();
  const task = makeTask('resolveCards', { cards: [{ keywords: ['Naga'] }] });
  t.equal((await pool.run(task, response, 60_000)).problems, null);
  void pool.retire();
  const last = respond();
  t.equal((await pool.run(task, last, 60_000)).problems, null, 'a request that began before is answered');
  // answered, then left
  for (const open of [response, last]) {
    open.destroy();
    await once(open, 'close');
  }
});
