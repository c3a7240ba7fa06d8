import t from 'tap';
import { checkMembers, parsePlayers } from '../../../src/resolver/orders/index.js';

const code = (input: unknown) => {
  const read = parsePlayers(input);
  return read.ok ? 'ok' : read.problem.code;
};

t.test('three to ten names are a seating, as they sit', async t => {
  t.strictSame(parsePlayers(['A', 'B', 'C']), { ok: true, value: ['A', 'B', 'C'] });
  t.equal(code([...'ABCDEFGHIJ']), 'ok');
  t.equal(code(['constructor', '__proto__', 'toString']), 'ok', 'names are never looked up on an object');
});

t.test('anything else is a coded problem that says what would be right', async t => {
  t.equal(code('A, B, C'), 'bad-players');
  t.equal(code(['A', 'B']), 'bad-players', 'multiplayer/scope: more than two players');
  t.equal(code([...'ABCDEFGHIJK']), 'bad-players');
  t.equal(code(['A', 'B', 7]), 'bad-players');
  t.equal(code(['A', 'B', undefined]), 'bad-players');
  t.equal(code(['A', 'B', '  ']), 'bad-players');
  t.equal(code(['A', 'B', ' C']), 'bad-players');
  t.equal(code(['A', 'B', 'x'.repeat(61)]), 'bad-players');
  t.equal(code(['A', 'B', 'C\nD']), 'bad-players');
  t.equal(code(['A', 'B', 'A']), 'repeated-player');
  const two = parsePlayers(['A', 'B']);
  t.match(two, { problem: { field: 'players', found: '2 players', cure: /three to ten/i } });
  t.match(parsePlayers(['A', 'B', 'A']), { problem: { field: 'players.2', found: 'A' } });
});

t.test('an unknown name is a coded problem with its place and near spellings', async t => {
  const players = ['Akiko', 'Botan', 'Chiyo'];
  t.match(checkMembers(players, { player: 'Akiku' }), [
    { code: 'unknown-player', field: 'player', near: ['Akiko'] },
  ]);
  t.notOk(checkMembers(players, { player: 'Zebulon Xerxes' })[0]?.near);
  t.same(checkMembers(players, { first: 'Akiko', second: null, third: undefined, all: ['Botan'] }), []);
  t.match(checkMembers(players, { first: 'Nobody' }), [{ code: 'unknown-player', field: 'first' }]);
  t.match(checkMembers(players, { all: ['Botan', 'Nobody'] }), [{ code: 'unknown-player', field: 'all.1' }]);
});
