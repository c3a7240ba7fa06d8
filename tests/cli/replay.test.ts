import t from 'tap';
import { runInShell } from '../support/shell.js';

const EXAMPLE = 'examples/four-player-game.yaml';

t.test('a game is shown as a story; illegal events make the exit code 1', async t => {
  const { exit, out, err } = await runInShell(['replay', EXAMPLE]);
  t.equal(exit, 1);
  t.equal(err, '');
  t.match(out, /9\. NOT LEGAL \(wrong-designator\): Chiyo may take only Open actions/);
  t.match(out, /\nNext: It is Botan’s opportunity/);
});

t.test('for programs, and a legal game', async t => {
  const { json } = await runInShell(['replay', EXAMPLE, '--json', '--as-of', '2008-06-20']);
  t.match(json(), { steps: { length: 77 }, table: { phase: 'action' }, next: { player: 'Botan' } });
  const folder = t.testdir({
    'game.json': JSON.stringify({
      players: ['A', 'B', 'C'],
      events: [{ type: 'begin-turn', player: 'A' }],
      asOf: '2007-01-01',
    }),
  });
  const legal = await runInShell(['replay', `${folder}/game.json`, '--json']);
  t.equal(legal.exit, 0);
  t.match(legal.json(), { next: { ruling: { asOf: '2007-01-01' } } });
});

t.test('one event is taken out, and what is then ruled otherwise is listed', async t => {
  const { exit, out } = await runInShell(['replay', EXAMPLE, '--without', '9']);
  t.equal(exit, 1);
  t.match(out, /After the edit every later event is ruled as before\./);
  const { json } = await runInShell(['replay', EXAMPLE, '--json', '--without', '1']);
  t.match(json(), { edit: { changes: [{ index: 0, before: 1 }] } });
  for (const number of ['0', '78', 'x', '1.5']) {
    const wrong = await runInShell(['replay', EXAMPLE, '--json', '--without', number]);
    t.equal(wrong.exit, 2);
    t.match(wrong.json(), { problems: [{ code: 'bad-value', field: '--without', found: number }] });
  }
});

t.test('what is no game is bad input, with file and cure', async t => {
  const folder = t.testdir({
    'broken.yaml': 'players: [A, B\n',
    'two.yaml': 'players: [A, B]\nevents: []\n',
    'other.yaml': 'players: [A, B, C]\nevent: []\n',
  });
  const problemsOf = async (file: string, ...more: string[]) => {
    const run = await runInShell(['replay', `${folder}/${file}`, '--json', ...more]);
    t.equal(run.exit, 2, file);
    return run.json();
  };
  t.match(await problemsOf('missing.yaml'), { problems: [{ code: 'unreadable-file' }] });
  t.match(await problemsOf('broken.yaml'), { problems: [{ code: 'bad-request', field: /^line / }] });
  t.match(await problemsOf('two.yaml'), { problems: [{ code: 'bad-players', file: /two\.yaml$/ }] });
  t.match(await problemsOf('two.yaml', '--as-of', 'June 3'), { problems: [{ code: 'bad-day' }] });
  t.match(await problemsOf('other.yaml'), {
    problems: [
      { code: 'bad-value', field: 'events' },
      { code: 'unknown-field', near: ['events'] },
    ],
  });
});
