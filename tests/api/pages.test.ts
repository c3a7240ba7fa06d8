import { createHash } from 'node:crypto';
import t from 'tap';
import { shippedCorpus } from '../support/corpus.js';
import { ask, testService } from '../support/service.js';

const { app } = await testService();
const { hash } = await shippedCorpus();

t.test('the page of a rule, as strict as a page can be', async t => {
  const { status, headers, text } = await ask(app, '/rules/legacy/winds?asOf=2008-06-03');
  t.equal(status, 200);
  t.equal(headers['content-type'], 'text/html; charset=utf-8');
  t.ok(headers.etag);
  const style = text.split('<style>')[1]?.split('</style>')[0] ?? '';
  const sum = createHash('sha256').update(style).digest('base64');
  t.equal(
    headers['content-security-policy'],
    `default-src 'none'; style-src 'sha256-${sum}'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  t.ok(text.includes(`documents ${hash}`));
  t.ok(text.includes('value="2008-06-03"'));
  const again = await ask(app, '/rules/legacy/winds?asOf=2008-06-03');
  t.equal(again.headers['content-security-policy'], headers['content-security-policy']);
});

t.test('the page of all rules', async t => {
  const { text } = await ask(app, '/rules');
  t.match(text, /<h2>Legacy<\/h2>/);
});

t.test('a person gets a page for every fault, too', async t => {
  const unknown = await ask(app, '/rules/legacy/wind');
  t.equal(unknown.status, 404);
  t.equal(unknown.headers['content-type'], 'text/html; charset=utf-8');
  t.ok(unknown.text.includes('<a href="/rules/legacy/winds">'));
  t.equal(unknown.headers['cache-control'], 'no-store');
  const day = await ask(app, '/rules/legacy/winds?asOf=2008-02-30');
  t.equal(day.status, 400);
  t.match(day.text, /&quot;2008-02-30&quot; is not a day\. Write a day/);
  t.match(day.headers['content-security-policy'], /style-src/);
  t.equal((await ask(app, '/rules?day=x')).status, 400);
});

t.test('a page that cannot be made says so, and no more', async t => {
  const { app: broken, state } = await testService();
  Object.defineProperty(state.current, 'official', {
    get() {
      throw new Error('secret');
    },
  });
  const { status, text } = await ask(broken, '/rules/legacy/winds');
  t.equal(status, 500);
  t.notMatch(text, /secret/);
});
