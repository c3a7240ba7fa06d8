import t from 'tap';
import { formatError, makeClient } from '../../src/client/index.js';
import { fixtureCards } from '../support/cards.js';
import { TODAY } from '../support/corpus.js';
import { listen } from '../support/listen.js';

const { url, close } = await listen({ catalogue: await fixtureCards() });
t.teardown(close);
const judge = makeClient(url);

t.test('a ruling, for today and for a day', async t => {
  const path = { from: 'Ratling', to: 'Nonhuman' };
  const today = await judge.GET('/v1/keywords/{from}/counts-as/{to}', { params: { path } });
  t.match(today.data, { verdict: 'yes', asOf: TODAY });
  const query = { asOf: '2008-06-02' };
  const then = await judge.GET('/v1/keywords/{from}/counts-as/{to}', { params: { path, query } });
  t.equal(then.data?.verdict, 'no');
});

t.test('ids keep their slashes; everything else in a path is encoded', async t => {
  const asked: string[] = [];
  const fetch = (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return globalThis.fetch(request);
  };
  const watched = makeClient(url, { fetch });
  const rule = await watched.GET('/v1/rules/{id}', { params: { path: { id: 'legacy/keywords/undead' } } });
  t.equal(rule.data?.id, 'legacy/keywords/undead');
  const path = { from: 'A/B ?#', to: 'Toturi’s Army' };
  const odd = await watched.GET('/v1/keywords/{from}/counts-as/{to}', { params: { path } });
  t.match(odd.error, { code: 'unknown-keyword', field: 'from', found: 'A/B ?#' });
  t.strictSame(asked, [
    '/v1/rules/legacy/keywords/undead',
    '/v1/keywords/A%2FB%20%3F%23/counts-as/Toturi%E2%80%99s%20Army',
  ]);
});

t.test('every other kind of call', async t => {
  const { data: list } = await judge.GET('/v1/rules', { params: { query: { tagged: 'deleted' } } });
  t.ok(list?.items.some(({ id }) => id === 'legacy/keywords/undead-shadowlands'));
  const { data: changes } = await judge.GET('/v1/changes', { params: { query: { from: '2008-06-20' } } });
  t.equal(changes?.items[0]?.day, '2008-06-20');
  const { data: ruling } = await judge.POST('/v1/questions/{id}', {
    params: { path: { id: 'multiplayer/combat-order' } },
    body: { facts: { players: ['A', 'B', 'C'], defender: 'B' } },
  });
  t.strictSame(ruling?.value, ['B', 'C', 'A']);
  const { data: asked } = await judge.GET('/v1/ask', { params: { query: { q: 'Creature→Nonhuman' } } });
  t.equal(asked?.ruling?.verdict, 'yes');
  const { data: found } = await judge.GET('/v1/search', { params: { query: { q: 'terrain' } } });
  t.equal(found?.hits[0]?.id, 'legacy/terrain');
  const { data: replay } = await judge.POST('/v1/multiplayer/replay', {
    body: { players: ['A', 'B', 'C'], events: [{ type: 'begin-turn', player: 'A' }] },
  });
  t.match(replay, { steps: [{ legal: true }] });
  const { data: deck } = await judge.POST('/v1/decks/check', { body: { deck: 'Dynasty\n1x Mizu O-Hana' } });
  t.match(deck?.cards, [{ title: 'Mizu O-Hana', count: 1 }]);
  const { data: cards } = await judge.GET('/v1/cards', { params: { query: { q: 'ishi' } } });
  t.equal(cards?.items[0]?.title, 'Ishi');
  const { data: keyword } = await judge.GET('/v1/keywords/{keyword}', {
    params: { path: { keyword: 'Naga' } },
  });
  t.equal(keyword?.keyword, 'Naga');
});

t.test('a refusal is a value with a code, and one line for people', async t => {
  const unknown = await judge.GET('/v1/rules/{id}', { params: { path: { id: 'legacy/keywords/undaed' } } });
  t.match(unknown, { data: undefined, error: { code: 'unknown-rule' }, response: { status: 404 } });
  t.match(
    unknown.error && formatError(unknown.error),
    /^(id: )?No rule has this id\. .*Did you mean legacy\/keywords\/undead/,
  );
  const bad = await judge.GET('/v1/search', { params: { query: { q: 'x', asOf: '2008-02-30' } } });
  t.match(bad.error, { code: 'bad-day' });
  t.match(formatError(bad.error), /^asOf: .*Found: 2008-02-30\. Write a day/);
  t.equal(formatError({ detail: 'So it is.' }), 'So it is.');
});

t.test('each problem of an answer has its own line', async t => {
  const query = { limit: '0', asOf: 'x', formt: 'legacy' } as never;
  const { error } = await judge.GET('/v1/rules', { params: { query } });
  const lines = formatError(error).split('\n');
  t.equal(lines.length, 3);
  for (const start of [/^limit: .* Found: 0\./, /^asOf: .* Found: x\./, /^formt: .* Did you mean format\?$/])
    t.ok(
      lines.some(line => start.test(line)),
      `${start} in ${lines.join(' / ')}`,
    );
});

t.test('no answer, or one of somebody else, is a line as well', async t => {
  const nobody = makeClient('http://127.0.0.1:4');
  const lost = await nobody.GET('/v1/questions').catch(formatError);
  t.equal(lost, 'No answer came from the service: ECONNREFUSED.');
  t.equal(formatError(new Error('so it is')), 'No answer came from the service: so it is.');
  for (const other of ['<html>502</html>', {}, null, undefined]) {
    t.match(formatError(other), /^The service did not answer as it should/);
  }
});

t.test('where no answer comes, a call rejects', async t => {
  await t.rejects(makeClient('http://127.0.0.1:4').GET('/healthz'));
});
