import { readFileSync } from 'node:fs';
import t from 'tap';
import { parse } from 'yaml';
import { EVENTS } from '../../../src/resolver/table/events.js';
import { EVENT_TYPES, formatStory, replay, replayRequestSchema } from '../../../src/resolver/table/index.js';
import { shippedCorpus, TODAY } from '../../support/corpus.js';

const corpus = await shippedCorpus();

t.test('a wrong seating is one coded problem for the whole', async t => {
  const codeOf = (players: unknown) => {
    const outcome = replay(corpus, players, [], TODAY);
    return outcome.ok ? 'ok' : outcome.problem.code;
  };
  t.equal(codeOf(['A', 'B']), 'bad-players');
  t.equal(codeOf(['A', 'B', 'A']), 'repeated-player');
  t.equal(codeOf(['A', 'B', 'C']), 'ok');
});

t.test('the request lets unreadable events through, and nothing else', async t => {
  const players = ['A', 'B', 'C'];
  const fits = (request: unknown) => replayRequestSchema.safeParse(request).success;
  t.ok(fits({ players, events: [{ type: 'pass', player: 'A' }, { type: 'nonsense' }, 7, null] }));
  t.notOk(fits({ players, events: [], extra: 1 }));
  t.notOk(fits({ players }));
  t.notOk(fits({ players, events: Array(20_001).fill(null) }));
});

t.test('docs/table.md names every event with its fields, and the last lines of the example', async t => {
  const page = readFileSync('docs/table.md', 'utf8');
  const rows = page
    .split('\n')
    .filter(line => /^\| `[a-z]/.test(line))
    .map(line => line.split('|')[1] as string);
  const documented = new Map(
    rows.flatMap(row => {
      const [before, fields = ''] = row.split('{');
      const names = [...(before ?? '').matchAll(/[a-z-]+/g)].map(([name]) => name);
      return names.map(name => [name, (fields.match(/[a-zA-Z]+/g) ?? []).sort()] as const);
    }),
  );
  t.strictSame([...documented.keys()].sort(), [...EVENT_TYPES].sort());
  for (const [type, { schema }] of EVENTS) {
    t.strictSame(
      documented.get(type),
      Object.keys(schema.shape)
        .filter(key => key !== 'type')
        .sort(),
      type,
    );
  }
  const game = parse(readFileSync('examples/four-player-game.yaml', 'utf8'));
  const outcome = replay(corpus, game.players, game.events, TODAY);
  if (!outcome.ok) throw new Error(outcome.problem.message);
  t.ok(page.includes(formatStory(outcome.value).trimEnd().split('\n').slice(-3).join('\n')));
});

t.test('an answer has the steps that are wanted, and names all events that are not legal', async t => {
  const events = Array.from({ length: 10 }, (_, index) => ({
    type: 'begin-turn',
    player: ['A', 'B', 'C'][(index + (index === 3 ? 1 : 0)) % 3],
  }));
  const indexes = (options: object) => {
    const outcome = replay(corpus, ['A', 'B', 'C'], events, TODAY, options);
    if (!outcome.ok) throw new Error(outcome.problem.message);
    t.strictSame(outcome.value.illegal, [3, 4, 5]);
    t.equal(outcome.value.table.turn?.number, 7);
    return outcome.value.steps.map(({ index }) => index);
  };
  t.strictSame(indexes({}), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  t.strictSame(indexes({ limit: 3 }), [7, 8, 9]);
  t.strictSame(indexes({ from: 2, limit: 3 }), [2, 3, 4]);
  t.strictSame(indexes({ from: 20 }), []);
});

t.test('the day goes into every ruling, with a caveat before the last recorded change', async t => {
  const outcome = replay(corpus, ['A', 'B', 'C'], [{ type: 'begin-turn', player: 'A' }], '2007-01-01');
  t.match(outcome, {
    value: {
      steps: [
        {
          ruling: {
            asOf: '2007-01-01',
            corpus: corpus.hash,
            caveats: [/Legacy Holding/, /gives no date for/],
          },
        },
      ],
    },
  });
});

t.test('ten thousand events are ruled one by one', async t => {
  const events = Array.from({ length: 10_000 }, (_, index) => ({
    type: 'begin-turn',
    player: ['A', 'B', 'C'][index % 3],
  }));
  const outcome = replay(corpus, ['A', 'B', 'C'], events, TODAY);
  t.match(outcome, {
    value: { steps: { length: 10_000 }, table: { turn: { number: 10_000, active: 'A' } } },
  });
});

t.test('at most 200 effects last at one time, however many there are in a game', async t => {
  const effect = (index: number) => ({ type: 'effect', id: `e${index}`, controller: 'A', endsInTurnOf: 'B' });
  const events = [
    ...Array.from({ length: 201 }, (_, index) => effect(index)),
    { type: 'begin-turn', player: 'B' },
    effect(201),
  ];
  const outcome = replay(corpus, ['A', 'B', 'C'], events, TODAY);
  if (!outcome.ok) throw new Error(outcome.problem.message);
  t.strictSame(outcome.value.illegal, [200]);
  t.equal(outcome.value.steps[200]?.problem?.code, 'too-large');
});

t.test('the example game is a story with an alliance, an elimination, and three illegal events', async t => {
  const game = parse(readFileSync('examples/four-player-game.yaml', 'utf8'));
  const outcome = replay(corpus, game.players, game.events, TODAY);
  if (!outcome.ok) throw new Error(outcome.problem.message);
  const story = formatStory(outcome.value);
  t.match(story, /^Seated to the left in this order: Akiko, Botan, Chiyo, Daigo\./);
  t.match(story, /Botan is now an attacking ally.*\[attack\/allies\]/);
  t.match(story, /Botan gains 2 Honor.*\[attack\/first-assignment-honor\]/);
  t.match(story, /\nNote: The page says "likewise"/, 'caveats are given');
  t.match(story, /Chiyo's curse on Akiko ends after the turn of Botan and before that of Daigo\./);
  t.match(story, /NOT LEGAL \(already-allied\)/);
  t.match(
    story,
    /77 events, 3 of them not legal\. Eliminated: Chiyo\.\nNext: It is Botan’s opportunity.*\nWhy: .*\[action-phase\]\n$/,
  );
});

t.test('a story of what cannot be read, and of the caveats of what is next', async t => {
  const events = [
    { type: 'nonsense' },
    { type: 'pas', player: 'A' },
    { type: 'declare-attack', attacker: 'A', defender: 'B' },
    { type: 'eliminate', player: 'A', by: 'other' },
    null,
  ];
  const outcome = replay(corpus, ['A', 'B', 'C'], events, TODAY);
  if (!outcome.ok) throw new Error(outcome.problem.message);
  const story = formatStory(outcome.value);
  t.match(story, /1\. NOT LEGAL \(unknown-event\): The event cannot be read \(type\): .* \[scope\]/);
  t.match(
    story,
    /\nNote: The page does not say what becomes of an attack whose Attacker is eliminated.*\n5 events[\s\S]*Next: B may invite.*\nWhy: .*\n$/,
  );
  t.equal(story.split('whose Attacker is eliminated').length, 2, 'once');
  t.match(story, / {6}> the event\. Event types: /, 'nothing was found there');
  const wrong = replay(corpus, ['A', 'B', 'C'], [{ type: 'win', player: 'A', by: 'Dishonr' }], TODAY);
  if (!wrong.ok) throw new Error(wrong.problem.message);
  t.match(formatStory(wrong.value), / {6}> by is "Dishonr"\./, 'quoted once');
  t.match(
    formatStory({ ...outcome.value, steps: [], illegal: [], table: { ...outcome.value.table, seats: [] } }),
    /0 events, 0 of them not legal\.\n/,
  );
});

t.test('an edit lists every later event that is then ruled otherwise', async t => {
  const players = ['A', 'B', 'C'];
  const events = [
    { type: 'begin-turn', player: 'A' },
    { type: 'declare-attack', attacker: 'A', defender: 'B' },
    { type: 'invite', by: 'A', players: ['C'] },
    { type: 'invite', by: 'B', players: ['C'] },
    { type: 'begin-maneuvers', segment: 'Infantry' },
    { type: 'done', player: 'A' },
    { type: 'assign', player: 'C', side: 'attacking', battlefield: 'P', units: ['c'] },
    { type: 'move', player: 'C', side: 'defending', battlefield: 'P', units: ['c'] },
    { type: 'done', player: 'C' },
    { type: 'done', player: 'B' },
    { type: 'end-attack' },
  ];
  const play = (edit: { at: number; remove?: number; insert?: unknown[] }) =>
    replay(corpus, players, events, TODAY, { edit });
  const changesOf = (...edit: Parameters<typeof play>) => {
    const outcome = play(...edit);
    if (!outcome.ok) throw new Error(outcome.problem.message);
    const { changes = [] } = outcome.value.edit ?? {};
    const short = changes.map(({ index, before, change, problem }) => [
      index,
      before,
      problem ? `${change}, ${problem.code}` : change,
    ]);
    return { changes, short, story: formatStory(outcome.value) };
  };
  // without the Attacker's invitation the Defender may not invite yet, and C has nothing to do in the attack
  const undone = changesOf({ at: 2 });
  t.strictSame(undone.short, [
    [2, 3, 'not-legal, out-of-turn'],
    [3, 4, 'otherwise'],
    [4, 5, 'otherwise'],
    [5, 6, 'not-legal, out-of-turn'],
    [6, 7, 'otherwise, not-invited'],
    [7, 8, 'not-legal, out-of-turn'],
    [9, 10, 'otherwise'],
  ]);
  t.match(undone.changes[3], {
    problem: { field: 'events.5.player', found: 'C' },
    answer: /It is B’s opportunity/,
  });
  t.match(undone.story, /After the edit:\n {3}3\. NOT LEGAL \(it was 4\): The Attacker, A, invites first\./);
  t.match(undone.story, /\n {3}4\. OTHERWISE \(it was 5\): The Infantry Maneuvers Segment begins\./);
  t.match(undone.story, / {3}6\. NOT LEGAL \(it was 7\): .*\n {6}> player is "C"\./);
  // without the assignment C may take the other side, at whose opportunity C may assign
  const other = changesOf({ at: 6 });
  t.strictSame(other.short, [
    [6, 7, 'legal'],
    [7, 8, 'not-legal, out-of-turn'],
    [8, 9, 'otherwise'],
    [9, 10, 'not-legal, wrong-phase'],
  ]);
  t.match(other.story, /\n {3}7\. LEGAL NOW \(it was 8\): C moves/);
  // an event is put right, or put in
  t.strictSame(changesOf({ at: 7, insert: [{ ...events[7], side: 'attacking' }] }).short, []);
  const twice = changesOf({ at: 7, remove: 0, insert: [events[7]] });
  t.strictSame(twice.short, [[7, null, 'not-legal, already-allied']]);
  t.match(twice.story, /8\. NOT LEGAL \(put in\)/);
  t.match(changesOf({ at: 10 }).story, /After the edit every later event is ruled as before\./);
  for (const at of [11, -1])
    t.match(play({ at }), { ok: false, problem: { code: 'bad-value', field: 'edit.at', found: String(at) } });
});

t.test(
  'the fix of a bad invitation or attack is about that name, in fields and numbers that people read',
  t => {
    const begin = [
      { type: 'begin-turn', player: 'A' },
      { type: 'declare-attack', attacker: 'A', defender: 'A' },
      { type: 'declare-attack', attacker: 'A', defender: 'B' },
      { type: 'invite', by: 'A', players: ['C', 'B'] },
      { type: 'invite', by: 'A', players: ['C', 'C'] },
      { type: 'invite', by: 'Aa', players: [] },
      { type: 'invite', by: 7, players: [] },
      { type: 'begin-turn', player: { A: 1 } },
      'nothing',
    ];
    const replayed = replay(corpus, ['A', 'B', 'C'], begin, '2008-06-20');
    if (!replayed.ok) return t.end();
    const { steps } = replayed.value;
    t.strictSame(
      [1, 3, 4].map(at => steps[at]?.problem?.cure),
      ['Name another player as the Defender.', 'Leave B out.', 'Name C once.'],
    );
    const story = formatStory(replayed.value);
    t.notMatch(story, /events\.\d|""/);
    t.match(story, /7\. NOT LEGAL \(bad-value\): The event cannot be read \(by\)/);
    t.match(story, /> by is "7"/);
    t.match(story, /> the event\./);
    t.end();
  },
);
