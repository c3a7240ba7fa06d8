import t from 'tap';
import * as z from 'zod';
import { parseBounded } from '../../src/knowledge/bounded-parse.js';
import { orJson, readJson } from '../../src/knowledge/index.js';
import { ask, testService } from '../support/service.js';

t.test('lists and objects are read out of a text, anything else stays', async t => {
  t.strictSame(readJson(' [1, {"a": null}]'), [1, { a: null }]);
  for (const value of ['[1', '{', '3', '"x"', 'Dynasty', '', 3, null, [1]])
    t.strictSame(readJson(value), value);
});

t.test('a schema that takes its value as JSON in a text still cuts off nonsense', async t => {
  const schema = z.object({ list: orJson(z.array(z.int())) });
  t.strictSame(schema.parse({ list: '[1, 2]' }), { list: [1, 2] });
  t.match(parseBounded(schema, { list: Array(5000).fill('x') }).error?.issues.length, 100);
  t.match(schema.safeParse({ list: '{"a": 1}' }), { success: false });
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
