import t from 'tap';
import { ask, refusalOf, testService } from '../support/service.js';

const { app } = await testService();
const post = (payload: object) => ask(app, { method: 'POST', url: '/v1/multiplayer/replay', payload });

t.test('each event is ruled, and after the last it says whose opportunity it is', async t => {
  const events = [
    { type: 'begin-turn', player: 'A' },
    { type: 'begin-action-phase' },
    { type: 'pass', player: 'C' },
  ];
  const { json, headers } = await post({ players: ['A', 'B', 'C'], events, asOf: '2008-06-20' });
  t.strictSame(
    json.steps.map(({ legal }: { legal: boolean }) => legal),
    [true, true, false],
  );
  t.match(json.steps[2], { problem: { code: 'out-of-turn' }, ruling: { asOf: '2008-06-20' } });
  t.match(json.next, { player: 'A', ruling: { answer: String } });
  t.ok(json.next.may.some(({ type }: { type: string }) => type === 'pass'));
  t.equal(json.corpus, headers['corpus-hash']);
});

t.test('an unknown event is an illegal step, and the rest goes on', async t => {
  const { json } = await post({
    players: ['A', 'B', 'C'],
    events: [{ type: 'sing' }, 7, { type: 'begin-turn', player: 'A' }],
  });
  t.strictSame(
    json.steps.map(({ legal }: { legal: boolean }) => legal),
    [false, false, true],
  );
  t.match(json.steps[0].problem, { code: 'unknown-event' });
});

t.test('players who cannot sit at a table, and too many events', async t => {
  t.strictSame(refusalOf(await post({ players: ['A', 'B'], events: [] })), [400, 'bad-players']);
  t.strictSame(refusalOf(await post({ players: ['A', 'B', 'A'], events: [] })), [400, 'repeated-player']);
  t.strictSame(refusalOf(await post({ players: ['A', 'B', 'C'], events: Array(20_001).fill(null) })), [
    400,
    'bad-value',
  ]);
  t.strictSame(refusalOf(await post({ players: ['A', 'B', 'C'] })), [400, 'bad-value']);
  t.equal((await ask(app, '/v1/multiplayer/replay')).headers.allow, 'POST');
});

t.test('an undo in the middle lists what no longer holds', async t => {
  const events = [
    { type: 'begin-turn', player: 'A' },
    { type: 'begin-action-phase' },
    { type: 'pass', player: 'A' },
    { type: 'pass', player: 'B' },
  ];
  const players = ['A', 'B', 'C'];
  const { json } = await post({ players, events, edit: { at: 2 } });
  t.match(json, {
    steps: { length: 3 },
    illegal: [2],
    edit: {
      changes: [
        {
          index: 2,
          before: 3,
          change: 'not-legal',
          problem: { code: 'out-of-turn', field: 'events.2.player', found: 'B', cure: /pass \(player: A\)/ },
        },
      ],
    },
  });
  t.strictSame(refusalOf(await post({ players, events, edit: { at: 4 } })), [400, 'bad-value']);
});
