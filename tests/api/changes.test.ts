import t from 'tap';
import { shippedCorpus } from '../support/corpus.js';
import { ask, refusalOf, testService } from '../support/service.js';

const { app } = await testService();
const corpus = await shippedCorpus();

t.test('the changes, newest first, by days, format and action', async t => {
  const { json } = await ask(app, '/v1/changes');
  t.equal(json.total, 16, 'every tag of the pages');
  t.equal(json.items[0].day, '2008-06-20');
  const added = await ask(app, '/v1/changes?from=2008-05-01&to=2008-06-03&format=legacy&action=added');
  t.strictSame(
    added.json.items.map(({ rule }: { rule: string }) => rule),
    ['legacy/keywords/nonhuman-ogre-ratling', 'legacy/keywords/elemental-masters'],
  );
  t.strictSame(refusalOf(await ask(app, '/v1/changes?action=old')), [400, 'bad-value']);
});

t.test('the feed: well-formed, stable, with links to the day of each change', async t => {
  const headers = { host: 'judge.example:8080' };
  const { text, headers: answered } = await ask(app, { url: '/v1/changes.atom', headers });
  t.match(answered['content-type'], /^application\/atom\+xml/);
  t.equal((text.match(/<entry>/g) ?? []).length, 16);
  t.ok(text.includes('<updated>2008-06-20T00:00:00.000Z</updated>'));
  t.ok(text.includes('http://judge.example:8080/rules/legacy/glossary/double-chi?asOf=2007-07-29'));
  t.match(text, /href="http:\/\/judge\.example:8080\/v1\/changes\.atom"/);
  t.match(text, /The rule does not hold any more/);
  t.match(text, /This concerns a part of the rule: Shadowlands clause/);
  t.equal((await ask(app, { url: '/v1/changes.atom', headers })).text, text);
  const ids = [...text.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
  t.equal(new Set(ids).size, ids.length);
  const none = await ask(app, '/v1/changes.atom?from=2020-01-01');
  t.notMatch(none.text, /<entry>/);
  t.strictSame(refusalOf(await ask(app, '/v1/changes.atom?format=chess')), [400, 'bad-value']);
});

t.test('a host that is not valid does not come into a link', async t => {
  const { text } = await ask(app, { url: '/v1/changes.atom', headers: { host: 'evil"><x' } });
  t.ok(text.includes('http://localhost/v1/changes.atom'));
  t.notMatch(text, /evil/);
});

t.test('what a change does to keyword rulings', async t => {
  const { json } = await ask(app, '/v1/changes/impact?from=2008-06-19&to=2008-06-20');
  t.ok(
    json.items.some(
      ({ from, to, before, after }: Record<string, string>) =>
        from === 'Zombie' && to === 'Shadowlands' && before === 'yes' && after === 'no',
    ),
  );
  t.match(json, { from: '2008-06-19', to: '2008-06-20', total: json.items.length, corpus: corpus.hash });
  t.strictSame((await ask(app, '/v1/changes/impact?from=2009-01-01&to=2010-01-01')).json.items, []);
  t.strictSame(refusalOf(await ask(app, '/v1/changes/impact?from=2009-01-01')), [400, 'bad-value']);
});
