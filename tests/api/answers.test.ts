import t from 'tap';
import { makeSnapshot } from '../../src/api/index.js';
import { shippedCorpus } from '../support/corpus.js';
import { testCorpus, testDocument } from '../support/documents.js';
import { ask, refusalOf, testService } from '../support/service.js';

const URL = '/v1/keywords/Ratling/counts-as/Creature';

/** Headers that belong to the answer, not to the exchange. */
function kept({
  'x-request-id': _id,
  date: _date,
  connection: _open,
  'keep-alive': _long,
  ...rest
}: Record<string, unknown>) {
  return rest;
}

t.test('a stored answer is the computed one, byte for byte and header for header', async t => {
  const { app, state } = await testService();
  const first = await ask(app, URL);
  t.equal(state.current.answers.size, 1);
  const second = await ask(app, URL);
  t.equal(second.text, first.text);
  t.strictSame(kept(second.headers), kept(first.headers));
  t.match(first.headers, {
    'cache-control': 'public, max-age=60, must-revalidate',
    etag: /^"[\w-]{27}"$/,
    'content-security-policy': /default-src 'none'/,
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'content-length': String(Buffer.byteLength(first.text)),
  });
  t.not(first.headers['x-request-id'], second.headers['x-request-id']);
});

t.test('a caller that has the answer gets 304: computed or stored', async t => {
  const { app } = await testService();
  const { headers } = await ask(app, URL);
  const etag = String(headers.etag);
  const { app: fresh } = await testService();
  for (const service of [fresh, app])
    for (const known of [etag, '*', `"other", ${etag}`, `W/${etag}`]) {
      const {
        status,
        text,
        headers: told,
      } = await ask(service, { url: URL, headers: { 'if-none-match': known } });
      t.equal(status, 304, known);
      t.equal(text, '');
      t.equal(told.etag, etag);
      t.ok(told['cache-control'] && told['corpus-hash']);
      t.notOk(told['content-length']);
    }
  t.equal((await ask(app, { url: URL, headers: { 'if-none-match': '"other"' } })).status, 200);
});

t.test('HEAD: the headers of the GET, without a body', async t => {
  const { app, state } = await testService();
  const head = () => ask(app, { method: 'HEAD', url: URL });
  const before = await head();
  t.equal(state.current.answers.size, 0);
  const { headers } = await ask(app, URL);
  const after = await head();
  for (const answer of [before, after]) {
    t.equal(answer.status, 200);
    t.equal(answer.text, '');
    t.equal(answer.headers.etag, headers.etag);
    t.equal(answer.headers['content-length'], headers['content-length']);
  }
});

t.test('another day, another host, another corpus: another answer', async t => {
  let today = '2008-06-02';
  const { app, state } = await testService({}, { options: { today: () => today } });
  t.equal((await ask(app, URL)).json.verdict, 'no');
  today = '2008-06-03';
  t.equal((await ask(app, URL)).json.verdict, 'yes');
  const embed = (host: string) => ask(app, { url: `${URL}?as=discord`, headers: { host } });
  t.match((await embed('a.example')).json.url, /^http:\/\/a\.example\//);
  t.match((await embed('b.example')).json.url, /^http:\/\/b\.example\//);
  state.current = makeSnapshot({
    corpus: testCorpus([testDocument('legacy/yu', { keywords: ['Ratling', 'Creature'] })], 'other'),
  });
  const { json, headers } = await ask(app, URL);
  t.match(json, { verdict: 'no', corpus: 'other' });
  t.equal(headers['corpus-hash'], 'other');
});

t.test('the address that the operator names stands in links, whatever the request says', async t => {
  const { app } = await testService({}, { options: { PUBLIC_URL: 'https://judge.example' } });
  const { json } = await ask(app, { url: `${URL}?as=discord`, headers: { host: 'evil.example' } });
  t.match(json.url, /^https:\/\/judge\.example\//);
});

t.test('behind a proxy the caller’s scheme stands in links', async t => {
  const { app } = await testService({}, { options: { TRUST_PROXY: 1 } });
  const headers = { host: 'judge.example', 'x-forwarded-proto': 'https' };
  t.match((await ask(app, { url: `${URL}?as=discord`, headers })).json.url, /^https:\/\/judge\.example\//);
});

t.test('refusals and long addresses are not kept; the store is bounded', async t => {
  const { app, state } = await testService({ cacheBytes: 8000 });
  await ask(app, '/v1/rules/nothing');
  await ask(app, `/v1/search?q=${'x'.repeat(3000)}`);
  t.equal(state.current.answers.size, 0);
  for (const word of 'abcdefghij') await ask(app, `/v1/suggest?q=${word}`);
  t.ok(state.current.answers.size > 0 && state.current.answers.calculatedSize <= 8000);
  const { app: none, state: bare } = await testService({ cacheBytes: 0 });
  await ask(none, URL);
  t.equal(bare.current.answers.size, 0);
});

t.test('every answer tells its corpus and its request', async t => {
  const { app } = await testService();
  const { hash } = await shippedCorpus();
  for (const path of [
    '/v1/rules',
    '/nope',
    '/healthz',
    '/rules/legacy/winds',
    '/v1/rules?x=1',
    '/v1/rules/%zz',
  ]) {
    const { headers } = await ask(app, { url: path, headers: { 'x-request-id': 'proxy-1.a' } });
    t.equal(headers['corpus-hash'], hash, path);
    t.equal(headers['x-request-id'], 'proxy-1.a', path);
  }
  const odd = await ask(app, { url: '/healthz', headers: { 'x-request-id': 'x'.repeat(65) } });
  t.match(odd.headers['x-request-id'], /^[\da-f]{8}-\w+$/);
});

t.test('scripts of other sites may read and compute', async t => {
  const { app } = await testService();
  const { status, headers } = await ask(app, {
    method: 'OPTIONS',
    url: '/v1/keywords/resolve',
    headers: {
      origin: 'https://deck.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  t.equal(status, 204);
  t.match(headers, { 'access-control-allow-origin': '*', 'access-control-allow-methods': /POST/ });
});

t.test('OPTIONS that is no question of a browser is refused as problem details', async t => {
  const { app } = await testService();
  for (const url of ['/v1/rules', '/nowhere', '*']) {
    const answer = await ask(app, { method: 'OPTIONS', url });
    t.strictSame(refusalOf(answer), [400, 'bad-request'], url);
  }
});
