import { resolve } from 'node:path';
import t, { type Test } from 'tap';
import { buildApp, makeSnapshot, makeState, type ServiceOptions } from '../../src/api/index.js';
import { shippedCorpus } from '../support/corpus.js';

const state = makeState(makeSnapshot({ corpus: await shippedCorpus() }));

async function withPage(
  t: Test,
  files: Record<string, string | Record<string, string>>,
  options: Partial<ServiceOptions> = {},
) {
  const app = buildApp({ state, options: { pageFolder: resolve(t.testdir(files)), ...options } });
  t.teardown(() => app.close());
  await app.ready();
  return app;
}

t.test('a built page is served at /, its files by their names', async t => {
  const app = await withPage(t, {
    'index.html': '<!doctype html><title>page</title>',
    'service-worker.js': 'self',
    assets: { 'a-1.js': 'export {}', 'a-1.js.gz': 'packed' },
  });
  const page = await app.inject('/');
  t.equal(page.statusCode, 200);
  t.match(page.headers, { 'content-type': /text\/html/, 'cache-control': 'no-cache', 'corpus-hash': /./ });
  const policy = String(page.headers['content-security-policy']);
  t.match(policy, /default-src 'none'/);
  t.match(policy, /script-src 'self';/);
  t.notMatch(policy, /unsafe/);

  const script = await app.inject('/assets/a-1.js');
  t.match(script.headers, { 'content-type': /javascript/, 'cache-control': /immutable/ });
  t.equal(script.body, 'export {}');
  const packed = await app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'gzip' } });
  t.equal(packed.headers['content-encoding'], 'gzip', 'the copy that lies beside it is sent');
  t.equal((await app.inject('/service-worker.js')).headers['cache-control'], 'no-cache');

  const range = await app.inject({ url: '/assets/a-1.js', headers: { range: 'bytes=900-' } });
  t.match(range.json(), { code: 'bad-range', status: 416 });
  const changed = await app.inject({ url: '/assets/a-1.js', headers: { 'if-match': '"other"' } });
  t.match(changed.json(), { code: 'precondition-failed', status: 412 });

  const missing = await app.inject('/assets/none.js');
  t.equal(missing.statusCode, 404);
  t.match(missing.json(), { code: 'not-found' });
  t.equal((await app.inject('/assets/..%2f..%2fpackage.json')).statusCode, 404, 'no way out of the folder');
});

t.test('without a built page, / leads to the list of rules', async t => {
  const app = await withPage(t, {});
  const answer = await app.inject('/');
  t.equal(answer.statusCode, 302);
  t.equal(answer.headers.location, '/rules');
});

t.test('files of the page are not counted: many phones open it from behind one address', async t => {
  const files = { 'index.html': 'page', assets: { 'a-1.js': 'export {}' } };
  const app = await withPage(t, files, { RATE_LIMIT: 1 });
  for (const url of ['/', '/', '/assets/a-1.js', '/assets/a-1.js', '/v1/pack', '/v1/pack'])
    t.equal((await app.inject(url)).statusCode, 200, url);
  t.equal((await app.inject('/v1/rules')).statusCode, 429, 'what is computed is counted');
});
