import t, { type Test } from 'tap';
import type { ServiceOptions, State } from '../../src/api/index.js';
import { testService } from '../support/service.js';

const PATH = '/v1/keywords/Ratling/counts-as/Creature';

async function listen(t: Pick<Test, 'teardown'>, options: Partial<ServiceOptions> = {}) {
  const service = await testService({}, { options });
  const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  t.teardown(() => service.app.close());
  return { ...service, url };
}

/** How often the stored bytes have been asked for, and were there, as the figures say. */
async function hitsOf(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/^answer_cache_requests_total\{outcome="hit"\} (\d+)$/m.exec(figures)?.[1]);
}

/** The headers of an answer that do not belong to one exchange alone. */
function lastingOf({ headers }: Response): [string, string][] {
  const passing = ['date', 'x-request-id', 'connection', 'keep-alive'];
  return [...headers].filter(([name]) => !passing.includes(name)).sort();
}

t.test('a stored answer is the answer: same bytes, same headers, its own request id', async t => {
  const { url } = await listen(t);
  const first = await fetch(`${url}${PATH}`);
  const again = await fetch(`${url}${PATH}`, { headers: { 'x-request-id': 'mine' } });
  t.equal(await again.text(), await first.text());
  t.strictSame(lastingOf(again), lastingOf(first));
  t.equal(again.headers.get('x-request-id'), 'mine');
  t.not(first.headers.get('x-request-id'), (await fetch(`${url}${PATH}`)).headers.get('x-request-id'));
  t.equal(await hitsOf(url), 2);
});

t.test('HEAD and what the caller has already', async t => {
  const { url } = await listen(t);
  const first = await fetch(`${url}${PATH}`);
  const etag = first.headers.get('etag') as string;
  const head = await fetch(`${url}${PATH}`, { method: 'HEAD' });
  t.strictSame(lastingOf(head), lastingOf(first));
  const known = await fetch(`${url}${PATH}`, { headers: { 'if-none-match': `"other", W/${etag}` } });
  t.equal(known.status, 304);
  t.equal(known.headers.get('etag'), etag);
  const other = await fetch(`${url}${PATH}`, { headers: { 'if-none-match': '"other"' } });
  t.equal(other.status, 200);
  const figures = await (await fetch(`${url}/metrics`)).text();
  t.match(
    figures,
    /http_request_duration_seconds_count\{method="GET",route="[^"]*counts-as[^"]*",status="304"\} 1/,
  );
});

t.test('what is not ASCII arrives whole', async t => {
  const { url } = await listen(t);
  const path = `${url}/v1/suggest?q=${encodeURIComponent('ŷuan “x”')}`;
  const first = await (await fetch(path)).text();
  t.match(first, 'ŷuan “x”');
  t.equal(await (await fetch(path)).text(), first);
});

t.test('other methods, and a proxy that may name another address, go the whole way', async t => {
  const { url } = await listen(t, { TRUST_PROXY: 1 });
  const named = { headers: { 'x-forwarded-host': 'judge.example', 'x-forwarded-proto': 'https' } };
  const embed = `${url}${PATH}?as=discord`;
  t.match(await (await fetch(embed, named)).text(), 'https://judge.example/rules/');
  t.match(await (await fetch(embed, named)).text(), 'https://judge.example/rules/');
  t.notMatch(await (await fetch(embed)).text(), 'judge.example');
  t.equal(await hitsOf(url), 1);
  t.equal((await fetch(`${url}${PATH}`, { method: 'DELETE' })).status, 405);
});

t.test('under the address that the operator names, whatever the proxy says', async t => {
  const { url } = await listen(t, { TRUST_PROXY: 1, PUBLIC_URL: 'https://rules.example' });
  const embed = `${url}${PATH}?as=discord`;
  const first = await (await fetch(embed)).text();
  t.match(first, 'https://rules.example/rules/');
  t.equal(await (await fetch(embed, { headers: { 'x-forwarded-host': 'a' } })).text(), first);
  t.equal(await hitsOf(url), 1);
});

t.test('another day and another corpus have other answers', async t => {
  let today = '2008-06-02';
  const { url, state } = await listen(t, { today: () => today });
  const verdict = async () => (await (await fetch(`${url}${PATH}`)).json()).verdict;
  t.equal(await verdict(), 'no');
  t.equal(await verdict(), 'no');
  today = '2008-06-03';
  t.equal(await verdict(), 'yes');
  const { answers } = (state as State).current;
  t.equal(answers.size, 2);
});

t.test('a caller without a host, and the end of the service', async t => {
  const { app, url } = await listen(t);
  const { connect } = await import('node:net');
  const send = (text: string) =>
    new Promise<string>(resolve => {
      let answer = '';
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.end(text));
      socket.on('data', data => {
        answer += data;
      });
      socket.on('close', () => resolve(answer));
    });
  const first = await send(`GET ${PATH} HTTP/1.0\r\n\r\n`);
  const again = await send(`GET ${PATH} HTTP/1.0\r\n\r\n`);
  t.match(first, /^HTTP\/1\.1 200 OK/);
  t.equal(again.split('\r\n\r\n')[1], first.split('\r\n\r\n')[1]);
  t.equal(await hitsOf(url), 1);
  // a connection that is open when the service ends is answered by the framework, which closes it
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await new Promise(resolve => socket.once('connect', resolve));
  let said = '';
  socket.on('data', data => {
    said += data;
  });
  socket.write(`GET ${PATH} HTTP/1.1\r\nHost: a`);
  const closed = new Promise(resolve => socket.once('close', resolve));
  await new Promise(resolve => setTimeout(resolve, 20));
  const ended = app.close();
  await new Promise(resolve => setTimeout(resolve, 20));
  socket.write('\r\n\r\n');
  await Promise.all([ended, closed]);
  t.notMatch(said, /connection: keep-alive/i);
});
