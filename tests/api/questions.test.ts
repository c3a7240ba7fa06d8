import t from 'tap';
import { TODAY } from '../support/corpus.js';
import { ask, refusalOf, testService } from '../support/service.js';

const { app } = await testService();
const post = (url: string, payload: object) => ask(app, { method: 'POST', url, payload });

t.test('what can be asked, with facts that a form can be made from', async t => {
  const { json } = await ask(app, '/v1/questions');
  t.equal(json.total, json.items.length);
  const favor = json.items.find(({ id }: { id: string }) => id === 'legacy/imperial-favor');
  t.match(favor, { facts: { properties: { windInPlay: { type: 'boolean' } } } });
  t.strictSame((await ask(app, '/v1/questions/legacy/imperial-favor')).json, favor);
});

t.test('every question answers its own example', async t => {
  const { json } = await ask(app, '/v1/questions');
  for (const { id, example } of json.items) {
    const answer = await post(`/v1/questions/${id}`, { facts: example });
    t.equal(answer.status, 200, id);
    t.match(answer.json, { asOf: TODAY, verdict: String }, id);
  }
});

t.test('facts that are left out are asked for, on the day that is asked about', async t => {
  const open = await post('/v1/questions/legacy/imperial-favor', {});
  t.equal(open.json.verdict, 'depends');
  t.ok(open.json.needs.some(({ fact }: { fact: string }) => fact === 'windInPlay'));
  const then = await post('/v1/questions/legacy/imperial-favor', {
    facts: { windInPlay: true },
    asOf: '2008-06-03',
  });
  t.match(then.json, { verdict: 'no', asOf: '2008-06-03' });
});

t.test('an answer as a Discord embed', async t => {
  const { json } = await post('/v1/questions/legacy/imperial-favor?as=discord', {
    facts: { windInPlay: true },
  });
  t.match(json, { title: /Imperial Favor/, fields: Array });
});

t.test('what cannot be answered', async t => {
  const unknown = await post('/v1/questions/legacy/imperial-flavor', { facts: {} });
  t.strictSame(refusalOf(unknown), [404, 'unknown-question']);
  t.ok(unknown.json.near.includes('legacy/imperial-favor'));
  t.strictSame(refusalOf(await ask(app, '/v1/questions/nothing')), [404, 'unknown-question']);
  const fact = await post('/v1/questions/legacy/imperial-favor', { facts: { windInplay: true } });
  t.strictSame(refusalOf(fact), [400, 'unknown-fact']);
  t.ok(fact.json.near.includes('windInPlay'));
  for (const name of ['', '.', 'a.b', 'constructor.x', 'windInPlay.x', 'constructor', 'x'.repeat(500)]) {
    const odd = await post('/v1/questions/legacy/imperial-favor', { facts: { [name]: 1 } });
    t.strictSame(refusalOf(odd), [400, 'unknown-fact'], name);
    const inner = await post('/v1/questions/legacy/formation', {
      facts: { army: [{ name: 'A', [name]: 1 }] },
    });
    t.equal(refusalOf(inner)[0], 400, name);
  }
  const several = await post('/v1/questions/legacy/imperial-favor', {
    facts: { windInPlay: 'x', wind: true },
  });
  t.strictSame(several.json.errors.map(({ code }: { code: string }) => code).sort(), [
    'bad-value',
    'unknown-fact',
  ]);
  const field = await post('/v1/questions/legacy/imperial-favor', { fact: {} });
  t.strictSame(refusalOf(field), [400, 'unknown-field']);
  t.strictSame(refusalOf(await post('/v1/questions/legacy/imperial-favor', { facts: [] })), [
    400,
    'bad-value',
  ]);
});

t.test('facts are short: a larger body is refused before it is read', async t => {
  const long = await post('/v1/questions/legacy/imperial-favor', {
    facts: { windInPlay: 'x'.repeat(70_000) },
  });
  t.strictSame(refusalOf(long), [413, 'too-large']);
  t.match(long.json.cure, '65,536 bytes');
});
