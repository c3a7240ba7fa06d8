import { once } from 'node:events';
import { Writable } from 'node:stream';
import t from 'tap';
import { makeDrain } from '../../src/api/drain.js';
import { ask, testService } from '../support/service.js';

function keepLines(level: string) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, logger: { level, stream } };
}

t.test('the log tells requests apart and says nothing of who asked what', async t => {
  const { lines, logger } = keepLines('debug');
  const { app, state } = await testService({}, { logger });
  await ask(app, {
    url: '/v1/search?q=secret-words',
    headers: { 'x-request-id': 'one' },
    remoteAddress: '10.1.2.3',
  });
  Object.defineProperty(state.current, 'search', {
    get() {
      throw new Error('broken on purpose');
    },
  });
  await ask(app, { url: '/v1/suggest?q=secret-words', headers: { 'x-request-id': 'two' } });
  const entries = lines.map(line => JSON.parse(line));
  t.match(
    entries.find(({ reqId, msg }) => reqId === 'one' && msg === 'answered'),
    { level: 20, method: 'GET', route: '/v1/search', status: 200, ms: Number },
  );
  t.match(
    entries.filter(({ reqId }) => reqId === 'two'),
    [
      { level: 50, err: { message: 'broken on purpose' } },
      { level: 50, status: 500, route: '/v1/suggest' },
    ],
  );
  t.notMatch(lines.join(''), /secret-words|10\.1\.2\.3/);
});

t.test('the end of the service: why, and after what has begun', async t => {
  const { lines, logger } = keepLines('info');
  const { app } = await testService({}, { logger });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const begun = fetch(`${url}/v1/pack`);
  await once(app.server, 'request');
  await makeDrain(app)({ signal: 'SIGTERM' });
  t.equal((await begun).status, 200);
  await t.rejects(fetch(`${url}/healthz`));
  t.match(JSON.parse(String(lines.find(line => /closing/.test(line)))), { level: 40, signal: 'SIGTERM' });
});
