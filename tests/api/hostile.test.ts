import { connect } from 'node:net';
import t from 'tap';
import { formatFeed } from '../../src/api/feed.js';
import { parseConfig, startServer } from '../../src/api/index.js';
import { listen } from '../support/listen.js';

/** Sends a request with headers that fetch would not send; gives back the first line and all that follows. */
async function send(url: string, lines: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

t.test('bodies that are too deep or too large are refused before they are checked', async t => {
  const { url, close } = await listen();
  t.teardown(close);
  const post = async (path: string, body: string) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body });
    return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
  };
  const zeros = `[${'0,'.repeat(300_000)}0]`;
  const fields = `{${Array.from({ length: 200_000 }, (_, at) => `"a${at}":0`).join(',')}}`;
  const resolve = '/v1/keywords/resolve';
  const large: [string, string][] = [
    [resolve, `{"cards":${zeros}}`],
    [resolve, `{"cards":[],"ask":${zeros}}`],
    [resolve, `{"cards":[{"keywords":${zeros}}]}`],
    ['/v1/multiplayer/replay', `{"players":${zeros},"events":[]}`],
    ['/v1/multiplayer/replay', `{"players":[],"events":[${fields}]}`],
    ['/v1/decks/check', `{"deck":${fields}}`],
    ['/v1/questions/legacy/fear', `{"facts":{"a":${zeros}}}`],
    ['/v1/questions/legacy/fear', fields],
    [resolve, zeros],
  ];
  for (const [path, body] of large) {
    const { status, json } = await post(path, body);
    t.match({ status, json }, { status: 413, json: { code: 'too-large', cure: /^Send at most / } });
  }
  const many = await post(resolve, `{"cards":[${'0,'.repeat(19_000)}0]}`);
  t.equal(many.status, 400);
  t.equal((many.json.errors as unknown[]).length, 100);
  for (const body of [
    `${'['.repeat(4200)}${']'.repeat(4200)}`,
    `${'{"a":'.repeat(4200)}0${'}'.repeat(4200)}`,
  ])
    t.match(await post(resolve, body), { status: 400, json: { code: 'bad-request' } });
  const quoted = await post(resolve, JSON.stringify({ cards: [{ keywords: [`\\"${'['.repeat(99)}`] }] }));
  t.not(quoted.json.detail, /levels/);
});

t.test('small bodies have the same bounds, and names are read with their escapes', async t => {
  const { url, close } = await listen();
  t.teardown(close);
  const post = async (body: string, path = '/v1/keywords/resolve') => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body });
    return (await answer.json()) as Record<string, unknown>;
  };
  const fields = `{${Array.from({ length: 2001 }, (_, at) => `"a${at}":0`).join()}}`;
  t.match(await post(fields), { code: 'too-large', detail: 'This object has more than 2,000 fields.' });
  t.match(await post(`{"cards":[${fields}]}`), { code: 'too-large', field: 'cards.0' });
  const facts = `{"facts":{"a":[0${',0'.repeat(25_000)}]}}`;
  const list = await post(facts, '/v1/questions/legacy/fear');
  t.match(list, { field: 'facts.a', detail: 'This list has more than 25,000 elements.' });
  t.match(await post('['.repeat(33)), { detail: 'The body is not JSON.' });
  t.match(await post(`${'['.repeat(33)}${']'.repeat(33)}`), {
    code: 'bad-request',
    detail: /more than 32 levels/,
  });
  t.match(await post('{"\\u005f_proto__":0}'), { code: 'bad-request', field: '__proto__' });
  t.match(await post('{"\\q":0}'), { code: 'bad-request', detail: 'The body is not JSON.' });
});

t.test('a Host that is not valid, and HEAD with If-None-Match: * on an answer not stored yet', async t => {
  const { url, close } = await listen();
  t.teardown(close);
  for (const host of ['a:b', '[::1', ':::', 'xn--']) {
    const answer = await send(url, ['GET /v1/changes.atom HTTP/1.1', `Host: ${host}`]);
    t.match(answer, /^HTTP\/1\.1 200 /, host);
    // Node 24 takes xn-- for a name of a host, Node 20 does not
    t.match(answer, /http:\/\/(localhost|xn--)\/v1\/changes\.atom/);
  }
  const known = await send(url, ['HEAD /v1/questions HTTP/1.1', 'Host: a', 'If-None-Match: *']);
  t.match(known, /^HTTP\/1\.1 304 /);
});

t.test('titles of a feed are text, whatever they hold', async t => {
  const change = {
    title: '<script>',
    actions: ['ADDED'],
    day: '2008-06-03',
    rule: 'a',
    written: '<b>',
    answer: null,
    scope: null,
    url: '/rules/a',
    format: 'legacy',
  };
  const feed = formatFeed([change as never], 'http://a');
  t.match(feed, '&lt;script&gt;: ADDED');
  t.notMatch(feed, /<script>|<b>/);
});

t.test('proxies by number or address, and a public address without more', async t => {
  const read = (variables: Record<string, string>) => parseConfig(variables).config;
  t.equal(read({ TRUST_PROXY: '0' })?.TRUST_PROXY, false);
  t.equal(read({ TRUST_PROXY: '2' })?.TRUST_PROXY, 2);
  t.strictSame(read({ TRUST_PROXY: '10.0.0.0/8, ::1' })?.TRUST_PROXY, ['10.0.0.0/8', '::1']);
  for (const text of ['yes', '10.0.0.0/33', '::1/129', '10.0.0.1/8/8', '10.0.0.1/x'])
    t.equal(read({ TRUST_PROXY: text }), null, text);
  for (const more of ['?a', '#a', '/?'])
    t.equal(read({ PUBLIC_URL: `https://a.example${more}` }), null, more);
  t.equal(read({ PUBLIC_URL: 'https://me@a.example' }), null);
});

t.test('behind a proxy only http and https are schemes; headers that drip in are cut', async t => {
  const { config } = parseConfig({
    PORT: '0',
    MAX_LOOP_DELAY: '0',
    TRUST_PROXY: '1',
    REQUEST_TIMEOUT: '1000',
  });
  const { server } = await startServer(config as never, false);
  if (!server) throw new Error('no server');
  t.teardown(server.close);
  for (const [given, scheme] of [
    ['javascript', 'http'],
    ['https', 'https'],
  ]) {
    const headers = { 'x-forwarded-proto': given as string, 'x-forwarded-host': 'a.example' };
    const answer = await fetch(`${server.url}/v1/changes.atom`, { headers });
    t.match(await answer.text(), `${scheme}://a.example/v1/changes.atom`);
  }
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const began = performance.now();
  socket.write('GET / HTTP/1.1\r\n');
  const drip = setInterval(() => socket.write('a'), 200);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  clearInterval(drip);
  t.match(answer, /^HTTP\/1\.1 408 /);
  t.ok(performance.now() - began < 3500);
});
