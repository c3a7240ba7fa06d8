import t from 'tap';
import { DECK_CODES } from '../../src/decks/index.js';
import { CODES } from '../../src/knowledge/index.js';
import { ask, testService } from '../support/service.js';

const { app } = await testService();

t.test('the type of a problem leads to a page: its meaning, its status, what to do', async t => {
  const refused = await ask(app, '/v1/rules?asOf=x');
  const { status, headers, text } = await ask(app, refused.json.type);
  t.equal(status, 200);
  t.equal(headers['content-type'], 'text/html; charset=utf-8');
  t.match(headers['content-security-policy'], /^default-src 'none'; style-src 'sha256-/);
  t.ok(headers.etag);
  t.match(text, '<h1>Not a day of the calendar written YYYY-MM-DD</h1>');
  t.match(text, '<code>bad-day</code> <span class="tag">HTTP 400</span>');
  t.match(text, '<p>Write a day of the calendar as <code>YYYY-MM-DD</code>.</p>');
  t.match((await ask(app, '/problems/internal-error')).text, 'HTTP 500');
});

t.test('what no request is refused with has no status; a problem of a deck has its weight', async t => {
  t.notMatch((await ask(app, '/problems/game-over')).text, /class="tag"/);
  t.match((await ask(app, '/problems/deck-empty')).text, '<span class="tag">error</span>');
});

t.test('the list has every code, and every code its page', async t => {
  const { text } = await ask(app, '/problems');
  for (const code of [...Object.keys(CODES), ...Object.keys(DECK_CODES)]) {
    t.ok(text.includes(`href="/problems/${code}"`), code);
    t.equal((await ask(app, `/problems/${code}`)).status, 200, code);
  }
});

t.test('a code that does not exist, and a request that cannot be read, get a page too', async t => {
  const { status, headers, text } = await ask(app, '/problems/bad-dai');
  t.strictSame([status, headers['cache-control']], [404, 'no-store']);
  t.match(text, 'No problem has the code &quot;bad-dai&quot;.');
  t.match(text, '<a href="/problems/bad-day">bad-day</a>');
  t.notMatch((await ask(app, '/problems/constructor')).text, /Did you mean/);
  t.equal((await ask(app, `/problems/${encodeURIComponent('<script>')}`)).text.includes('<script>'), false);
  const field = await ask(app, '/problems?x=1');
  t.equal(field.status, 400);
  t.match(field.text, '<a href="/problems">All codes</a>');
});

t.test('a browser that asks for an unknown address gets a page with ways on', async t => {
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const { status, headers, text } = await ask(app, { url: '/no/<such>', headers: { accept } });
  t.equal(status, 404);
  t.match(headers, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': /^default-src 'none'; style-src 'sha256-/,
    'corpus-hash': String,
  });
  for (const path of ['/', '/rules', '/booklet', '/docs/']) t.match(text, `href="${path}"`);
  const wrong = await ask(app, { url: '/v1/decks/check', headers: { accept } });
  t.match(wrong, { status: 405, headers: { allow: 'POST', 'content-type': /html/ } });
  t.match(wrong.text, 'Use POST.');
  for (const request of [
    { url: '/no/such', headers: { accept: '*/*' } },
    { url: '/no/such', headers: { accept, 'content-type': 'application/json' }, method: 'POST' as const },
  ]) {
    t.match(await ask(app, request), { status: 404, json: { code: 'not-found' } });
  }
});
