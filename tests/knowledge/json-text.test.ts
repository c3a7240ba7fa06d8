import t from 'tap';
import * as z from 'zod';
import { orJson, parseInput, readJson } from '../../src/knowledge/index.js';
import { ask, testService } from '../support/service.js';

t.test('lists and objects are read out of a text, anything else stays', async t => {
  t.strictSame(readJson(' [1, {"a": null}]'), [1, { a: null }]);
  for (const value of ['[1', '{', '3', '"x"', 'Dynasty', '', 3, null, [1]])
    t.strictSame(readJson(value), value);
});

t.test('what comes as JSON in a text has the same bounds', async t => {
  const schema = z.object({ list: orJson(z.array(z.int())) });
  t.strictSame(schema.parse({ list: '[1, 2]' }), { list: [1, 2] });
  t.match(schema.safeParse({ list: '{"a": 1}' }), { success: false });
  const problemsOf = (list: string) => parseInput(schema, { list }).problems;
  t.equal(problemsOf(`[${'"x",'.repeat(5000)}0]`)?.length, 100);
  t.match(problemsOf(`[0,{"a":[${'0,'.repeat(25_000)}0]}]`), [{ code: 'too-large', field: 'list.1.a' }]);
  t.match(problemsOf(`${'['.repeat(33)}${']'.repeat(33)}`), [{ code: 'bad-request', message: /32 levels/ }]);
});

t.test('facts, players and events that arrive as a text are read as JSON', async t => {
  const { app } = await testService();
  const post = (url: string, payload: object) => ask(app, { method: 'POST', url, payload });
  const facts = { strength: 3, cards: [] };
  const url = '/v1/questions/legacy/fear';
  const [plain, text] = [await post(url, { facts }), await post(url, { facts: JSON.stringify(facts) })];
  t.equal(plain.status, 200);
  t.strictSame(text.json, plain.json);
  t.match((await post(url, { facts: '{"strength"' })).json, { code: 'bad-value', field: 'facts' });
  const players = ['A', 'B', 'C'];
  const events = [{ type: 'begin-turn', player: 'A' }];
  const replay = '/v1/multiplayer/replay';
  const game = await post(replay, { players: JSON.stringify(players), events: JSON.stringify(events) });
  t.equal(game.status, 200);
  t.strictSame(game.json, (await post(replay, { players, events })).json);
});
