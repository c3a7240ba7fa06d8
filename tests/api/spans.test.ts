import t from 'tap';
import { ask, refusalOf, testService } from '../support/service.js';

const { app } = await testService();

t.test('a span that ends before it begins is refused alike wherever one is taken', async t => {
  const days = { from: '2009-01-01', to: '2008-01-01' };
  const asked: [string, string, Parameters<typeof ask>[1]][] = [
    ['since', 'until', '/v1/rules?since=2009-01-01&until=2008-01-01'],
    ['from', 'to', '/v1/changes?from=2009-01-01&to=2008-01-01'],
    ['from', 'to', '/v1/changes.atom?from=2009-01-01&to=2008-01-01'],
    ['from', 'to', '/v1/changes/impact?from=2009-01-01&to=2008-01-01'],
    ['from', 'to', { method: 'POST', url: '/v1/decks/impact', payload: { deck: '1x A', ...days } }],
  ];
  for (const [first, last, request] of asked) {
    const answer = await ask(app, request);
    t.strictSame(refusalOf(answer), [400, 'bad-span']);
    t.match(answer.json, {
      detail: `The span ends before it begins: ${first} is 2009-01-01, and ${last} is 2008-01-01.`,
      field: last,
      found: '2008-01-01',
      cure: `Give the earlier day as ${first}, the later one as ${last}: ${first} 2008-01-01, ${last} 2009-01-01.`,
    });
  }
});

t.test('a span of one day, and one with an open end', async t => {
  for (const url of [
    '/v1/rules?since=2008-06-03&until=2008-06-03',
    '/v1/changes?from=2008-06-03&to=2008-06-03',
    '/v1/changes?from=2008-06-03',
    '/v1/changes?to=2008-06-03',
    '/v1/changes/impact?from=2008-06-03&to=2008-06-03',
  ])
    t.equal((await ask(app, url)).status, 200, url);
});

t.test('a day out of reach: the years that are read, and the days on record', async t => {
  const { json } = await ask(app, '/v1/rules?asOf=0001-01-01');
  t.match(json, {
    code: 'bad-day',
    field: 'asOf',
    cure: 'Name a day of the years from 1000 to 9999. The changes on record run from 2007-07-29 to 2008-06-20.',
  });
  const several = await ask(app, '/v1/changes?from=0001-01-01&to=2008-02-30');
  t.match(several.json.errors, [{ cure: /on record/ }, { cure: /for instance 2008-06-03\. The changes/ }]);
  t.match((await ask(app, '/rules?asOf=0001-01-01')).text, /from 2007-07-29 to 2008-06-20/);
});
