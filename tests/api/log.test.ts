import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { Writable } from 'node:stream';
import t from 'tap';
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
  await app.drain({ signal: 'SIGTERM' });
  t.equal((await begun).status, 200);
  await t.rejects(fetch(`${url}/healthz`));
  t.match(JSON.parse(String(lines.find(line => /closing/.test(line)))), { level: 40, signal: 'SIGTERM' });
});

t.test('under load, the end loses no request on 16 connections that are kept open', async t => {
  const { app } = await testService();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const lost: string[] = [];
  let answered = 0;
  let ended = 0;
  const ask = (path: string, agent: Agent) =>
    new Promise<'answered' | 'refused'>(resolve => {
      const request = get(`${url}${path}`, { agent }, response => {
        response.resume().on('end', () => resolve('answered'));
        if (response.statusCode !== 200) lost.push(String(response.statusCode));
      });
      request.on('error', (error: NodeJS.ErrnoException) => {
        // where nothing listens any more, nothing was sent
        if (error.code !== 'ECONNREFUSED') lost.push(String(error.code));
        resolve('refused');
      });
    });
  const callers = Array.from({ length: 16 }, async (_, caller) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // stored answers, and computed ones
    for (
      let index = 0;
      (await ask(index % 2 ? '/v1/keywords' : `/v1/suggest?q=${caller}-${index}`, agent)) === 'answered';
      index++
    ) {
      answered++;
    }
    ended++;
    agent.destroy();
  });
  while (answered < 100) await new Promise(setImmediate);
  await app.drain({ signal: 'SIGTERM' });
  await Promise.all(callers);
  t.strictSame([lost, ended], [[], 16]);
});
