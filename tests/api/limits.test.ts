import t from 'tap';
import { ask, refusalOf, testService } from '../support/service.js';

t.test('a caller over the limit learns when to come again; stored answers are free', async t => {
  const { app } = await testService({}, { options: { RATE_LIMIT: 2 } });
  const url = (word: string) => `/v1/suggest?q=${word}`;
  const first = await ask(app, url('a'));
  t.equal(first.status, 200);
  t.match(first.headers, { 'ratelimit-policy': '"requests";q=2;w=60', ratelimit: /^"requests";r=1;t=\d+$/ });
  t.equal((await ask(app, url('b'))).status, 200);
  const refused = await ask(app, url('c'));
  t.strictSame(refusalOf(refused), [429, 'too-many-requests']);
  t.match(refused.headers['retry-after'], /^\d+$/);
  t.match(refused.headers, { ratelimit: /^"requests";r=0;t=\d+$/ });
  const stored = await ask(app, url('a'));
  t.equal(stored.status, 200, 'the bytes are there');
  t.notOk(stored.headers.ratelimit, 'a stored answer does not count');
  t.equal((await ask(app, '/healthz')).status, 200, 'who watches is not kept out');
  t.equal((await ask(app, { url: url('c'), remoteAddress: '10.0.0.2' })).status, 200, 'another caller');
});

t.test('a large body counts as several requests', async t => {
  const { app } = await testService({}, { options: { RATE_LIMIT: 10 } });
  const post = (size: number) =>
    ask(app, { method: 'POST', url: '/v1/decks/check', payload: { deck: ' '.repeat(size) } });
  t.match((await post(10)).headers, { ratelimit: /;r=9;/ });
  t.match((await post(4 * 8 * 1024)).headers, { ratelimit: /;r=4;/ });
  t.strictSame(refusalOf(await post(6 * 8 * 1024)), [429, 'too-many-requests']);
  await app.close();
});

t.test('under too much load: 503 and when to come again; who watches is answered', async t => {
  const { app } = await testService({}, { options: { MAX_LOOP_DELAY: 1 } });
  let answer = await ask(app, '/v1/keywords/Naga');
  for (let index = 0; answer.status === 200; index++) {
    const began = Date.now();
    while (Date.now() - began < 40);
    await new Promise(setImmediate);
    answer = await ask(app, `/v1/suggest?q=${index}`);
  }
  t.equal(answer.status, 503);
  t.match(answer.json, { code: 'overloaded', status: 503 });
  t.equal(answer.headers['retry-after'], '5');
  t.equal((await ask(app, '/healthz')).status, 200);
  await app.close();
});
