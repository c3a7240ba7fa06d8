import Fastify from 'fastify';
import t from 'tap';
import { answerError } from '../../src/api/errors.js';
import { makeProblemDetails } from '../../src/api/index.js';
import { RequestError } from '../../src/api/problem.js';
import { ask, refusalOf, testService } from '../support/service.js';

const { app } = await testService();
const JSON_TYPE = { 'content-type': 'application/json' };
const post = (payload: string, headers: Record<string, string> = JSON_TYPE) =>
  ask(app, { method: 'POST', url: '/v1/keywords/resolve', payload, headers });

t.test('a path that nothing serves: 404', async t => {
  for (const path of ['/nope', '/v1', '/v2/rules', '/v1/keywords/a/b', '/rules2'])
    t.strictSame(refusalOf(await ask(app, path)), [404, 'not-found'], path);
});

t.test('a path that does not take the method: 405 with Allow', async t => {
  const answer = await ask(app, { method: 'DELETE', url: '/v1/rules?x=1' });
  t.strictSame(refusalOf(answer), [405, 'method-not-allowed']);
  t.equal(answer.headers.allow, 'GET, HEAD');
  const posted = await ask(app, { method: 'POST', url: '/v1/rules/legacy/winds', payload: {} });
  t.strictSame(refusalOf(posted), [405, 'method-not-allowed']);
  const both = await ask(app, { method: 'PUT', url: '/v1/questions/legacy/yu', payload: {} });
  t.equal(both.headers.allow, 'GET, HEAD, POST');
});

t.test('an address with a percent sign that encodes nothing', async t => {
  const answer = await ask(app, '/v1/rules/%zz');
  t.strictSame(refusalOf(answer), [400, 'bad-request']);
  t.ok(answer.headers['corpus-hash']);
  t.equal(answer.headers['x-content-type-options'], 'nosniff');
  t.strictSame(refusalOf(await ask(app, '/v1/keywords/%C3%28/counts-as/Naga')), [400, 'bad-request']);
});

t.test('a part of an address that is too long even for a keyword', async t => {
  t.strictSame(refusalOf(await ask(app, `/v1/keywords/${'x'.repeat(20_000)}`)), [400, 'bad-request']);
});

t.test('bodies: too large, of another type, no JSON, empty, of another length', async t => {
  const large = await post(`{"x":"${'x'.repeat(5_000_000)}"}`);
  t.strictSame(refusalOf(large), [413, 'too-large']);
  t.equal(large.json.cure, 'Send at most 4,194,304 bytes at once.');
  t.strictSame(refusalOf(await post('x', { 'content-type': 'text/plain' })), [415, 'unsupported-media-type']);
  t.strictSame(refusalOf(await post('<x/>', { 'content-type': 'application/xml' })), [
    415,
    'unsupported-media-type',
  ]);
  t.strictSame(refusalOf(await post('{"cards":')), [400, 'bad-request']);
  t.strictSame(refusalOf(await post('')), [400, 'bad-request']);
  t.strictSame(refusalOf(await post('{}', { ...JSON_TYPE, 'content-length': '7' })), [400, 'bad-request']);
});

t.test('a name that could change what an object is: the problem names it', async t => {
  for (const [field, body] of [
    ['__proto__', '{"cards":[],"__proto__":{"x":1}}'],
    ['cards.0.__proto__', '{"cards":[{"keywords":[],"\\u005f_proto__":1}]}'],
  ] as const) {
    const answer = await post(body);
    t.strictSame(refusalOf(answer), [400, 'bad-request']);
    t.match(answer.json, {
      detail: '"__proto__" is not allowed as a field name.',
      field,
      cure: 'Leave out "__proto__": no call has such a field.',
    });
  }
  t.match((await post('{"constructor":{"prototype":1}}')).json.errors, [{}, { field: 'constructor' }]);
  t.match((await post('{"cards":')).json, { detail: 'The body is not JSON.' });
});

t.test('a refusal is as open to other sites as an answer, and is not cached', async t => {
  const { headers } = await ask(app, '/v1/rules?x=1');
  t.equal(headers['access-control-allow-origin'], '*');
  t.equal(headers['cache-control'], 'no-store');
  t.notOk(headers.etag);
});

t.test('without documents a bad day is refused without naming their days', async t => {
  const bare = Fastify();
  bare.setErrorHandler(answerError);
  bare.get('/', () => {
    throw new RequestError([{ code: 'bad-day', message: 'No.', cure: 'Name a day.' }]);
  });
  t.match((await bare.inject('/')).json(), { code: 'bad-day', cure: 'Name a day.' });
});

t.test('a fault of the service tells nothing of itself', async t => {
  const broken = Fastify();
  broken.setErrorHandler(answerError);
  broken.get('/throw', () => {
    throw new Error('password in /secret/path');
  });
  broken.get('/refuse', () => {
    throw Object.assign(new Error('Nope'), { statusCode: 422 });
  });
  const failed = await broken.inject('/throw');
  t.equal(failed.statusCode, 500);
  t.equal(failed.json().code, 'internal-error');
  t.notMatch(failed.payload, /secret|password/);
  const refused = await broken.inject('/refuse');
  t.equal(refused.statusCode, 400);
  t.match(refused.json(), { code: 'bad-request', detail: 'Nope.' });
});

t.test('a field of the address that is given twice', async t => {
  const { json } = await ask(app, '/v1/rules?limit=10&limit=20&format=legacy');
  t.match(json, {
    code: 'bad-value',
    field: 'limit',
    detail: 'Given more than once.',
    cure: 'Give the field once.',
  });
});

t.test('of very many problems the first hundred are listed', async t => {
  const fields = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`f${index}`, 1]));
  t.equal((await post(JSON.stringify({ cards: [], ...fields }))).json.errors.length, 100);
});

t.test('the instance is the path, without what was asked, and short', async t => {
  const problem = { code: 'bad-request', message: 'No.' } as const;
  t.equal(makeProblemDetails([problem], '/a/b?secret=1').instance, '/a/b');
  t.equal(makeProblemDetails([problem], '').instance, '/');
  t.equal(makeProblemDetails([problem], `/${'x'.repeat(5000)}`).instance.length, 200);
});
