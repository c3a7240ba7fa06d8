import t from 'tap';
import { shippedCorpus, TODAY } from '../support/corpus.js';
import { ask, refusalOf, testService } from '../support/service.js';

const { app } = await testService();
const corpus = await shippedCorpus();

t.test('the list: filters, words, pages', async t => {
  const all = await ask(app, '/v1/rules?limit=500');
  t.equal(all.json.total, corpus.documents.length);
  t.equal(all.json.items.length, corpus.documents.length);
  t.match(all.json, { asOf: TODAY, corpus: corpus.hash, limit: 500, offset: 0 });
  t.equal((await ask(app, '/v1/rules')).json.limit, 100);

  const ended = await ask(app, '/v1/rules?status=ended&format=legacy&tagged=deleted&since=2008-06-01');
  t.strictSame(
    ended.json.items.map(({ id }: { id: string }) => id),
    ['legacy/keywords/undead-shadowlands'],
  );
  const found = await ask(app, '/v1/rules?q=zombie+shadowlands&limit=1&asOf=2008-06-19');
  t.match(found.json, {
    items: [{ id: 'legacy/keywords/undead-shadowlands', status: 'in-force' }],
    limit: 1,
  });
  t.strictSame((await ask(app, '/v1/rules?q=xyzzyxyzzy')).json.items, []);
  t.equal((await ask(app, '/v1/rules?offset=3&limit=2')).json.items.length, 2);
});

t.test('one rule as of a day', async t => {
  const now = await ask(app, '/v1/rules/legacy/keywords/nonhuman-ogre-ratling');
  t.match(now, { status: 200, json: { status: 'in-force', asOf: TODAY, corpus: corpus.hash } });
  t.notOk('official' in now.json, 'without the pages nothing is shown as a quotation');
  const before = await ask(app, '/v1/rules/legacy/keywords/nonhuman-ogre-ratling?asOf=2008-06-02');
  t.match(before.json, { status: 'not-yet', text: null, recorded: { asOf: '2008-06-03' } });
});

t.test('a rule as a Discord embed, with whole links', async t => {
  const { json } = await ask(app, {
    url: '/v1/rules/legacy/winds?as=discord',
    headers: { host: 'judge.example' },
  });
  t.equal(json.url, `http://judge.example/rules/legacy/winds?asOf=${TODAY}`);
  t.equal(json.title, corpus.byId.get('legacy/winds')?.title);
});

t.test('an unknown rule: 404 with near ids', async t => {
  const answer = await ask(app, '/v1/rules/legacy/keywords/undeads');
  t.strictSame(refusalOf(answer), [404, 'unknown-rule']);
  t.equal(answer.json.near[0], 'legacy/keywords/undead');
  t.equal(answer.json.instance, '/v1/rules/legacy/keywords/undeads');
  t.strictSame(refusalOf(await ask(app, '/v1/rules/')), [404, 'unknown-rule']);
  t.strictSame(refusalOf(await ask(app, '/v1/rules/__proto__')), [404, 'unknown-rule']);
  t.strictSame(refusalOf(await ask(app, '/v1/rules?format=vintage')), [400, 'bad-value']);
});

t.test('what is wrong with a query is listed by field, all at once', async t => {
  const answer = await ask(app, '/v1/rules?formt=legacy&status=old&limit=0&since=June+3&asOf=2008-02-30');
  t.equal(refusalOf(answer)[0], 400);
  const byField = Object.fromEntries(
    answer.json.errors.map(({ field, ...rest }: { field: string }) => [field, rest]),
  );
  t.match(byField, {
    formt: { code: 'unknown-field', near: ['format'] },
    status: { code: 'bad-value', found: '"old"' },
    limit: { code: 'bad-value', found: '0', detail: 'Not a whole number from 1 to 500.' },
    since: { code: 'bad-day', found: 'June 3' },
    asOf: { code: 'bad-day', found: '2008-02-30' },
  });
  for (const query of [
    'limit=501',
    'limit=-1',
    'limit=1e2',
    'limit=',
    'offset=x',
    'tagged=old',
    'asOf=',
    'q=a&q=b',
  ])
    t.equal(refusalOf(await ask(app, `/v1/rules?${query}`))[0], 400, query);
});

t.test('a part of a list names the next one', async t => {
  const first = await ask(app, '/v1/rules?limit=10&format=legacy&q=keyword');
  const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(String(first.headers.link)) ?? [];
  t.match(next, 'offset=10');
  const second = await ask(app, next.replace(/^https?:\/\/[^/]+/, ''));
  t.equal(second.json.offset, 10);
  t.not(second.json.items[0].id, first.json.items[0].id);
  t.notOk((await ask(app, '/v1/rules?limit=500')).headers.link, 'the last part names none');
});

t.test('a quoted sentence is compared with the words of a day', async t => {
  const rule = (await ask(app, '/v1/rules/legacy/winds')).json;
  const verify = async (query: Record<string, string>) =>
    ask(app, `/v1/citations/verify?${new URLSearchParams(query)}`);
  t.match((await verify({ rule: rule.id, says: rule.answer })).json, { verdict: 'yes', rule: rule.id });
  t.match((await verify({ rule: rule.id, says: 'Winds may be traded for gold.' })).json, { verdict: 'no' });
  t.strictSame(refusalOf(await verify({ rule: 'legacy/wind', says: 'x' })), [404, 'unknown-rule']);
  t.strictSame(refusalOf(await verify({ rule: rule.id })), [400, 'bad-value']);
});
