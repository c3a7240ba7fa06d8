import t from 'tap';
import { ask, refusalOf, testService } from '../support/service.js';

t.test('a caller beyond his share is told when to come again; stored answers are free', async t => {
  const { app } = await testService({}, { options: { rateLimit: 2 } });
  const url = (word: string) => `/v1/suggest?q=${word}`;
  t.equal((await ask(app, url('a'))).status, 200);
  t.equal((await ask(app, url('b'))).status, 200);
  const refused = await ask(app, url('c'));
  t.strictSame(refusalOf(refused), [429, 'too-many-requests']);
  t.match(refused.headers['retry-after'], /^\d+$/);
  t.notOk(refused.headers['x-ratelimit-limit']);
  t.equal((await ask(app, url('a'))).status, 200, 'the bytes are there');
  t.equal((await ask(app, '/healthz')).status, 200, 'who watches is not kept out');
  t.equal((await ask(app, { url: url('c'), remoteAddress: '10.0.0.2' })).status, 200, 'another caller');
});

t.test('under too much load: 503 and when to come again; who watches is answered', async t => {
  const { app } = await testService({}, { options: { maxLoopDelay: 1 } });
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
