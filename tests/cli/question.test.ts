import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { runInShell } from '../support/shell.js';

t.test('without an id: what can be asked', async t => {
  const { exit, out } = await runInShell(['question']);
  t.equal(exit, 0);
  t.match(out, /- legacy\/imperial-favor\n {4}.*\?/);
  t.match((await runInShell(['question', '--json'])).json(), [{ id: /./, title: /\?$/ }]);
});

t.test('what a question asks for', async t => {
  const { exit, out } = await runInShell(['question', 'legacy/imperial-favor', '--describe']);
  t.equal(exit, 0);
  t.match(out, /Facts\n {2}- windInPlay: /);
  t.match(out, /Example\n {2}- \{"/);
  t.match(out, /\(legacy\/imperial-favor\)/);
});

t.test('facts are read as the types that the question has', async t => {
  const ask = async (...args: string[]) => (await runInShell(['question', ...args, '--json'])).json();
  t.match(await ask('legacy/imperial-favor', '--fact', 'windInPlay=Yes'), { verdict: 'no' });
  t.match(
    await ask('legacy/imperial-favor', '--fact', 'windInPlay=no', '--fact', 'gozokuSenseiInPlay=false'),
    { verdict: 'yes' },
  );
  t.match(await ask('legacy/sensei-deck-size', '--fact', 'fateCards=41'), { verdict: 'yes' });
  t.match(await ask('legacy/sensei-deck-size', '--fact', 'fateCards=many'), {
    problems: [{ code: 'bad-value', field: 'fateCards', found: '"many"' }],
  });
  t.match(
    await ask(
      'multiplayer/turn-order',
      '--fact',
      'players=A, B,C',
      '--fact',
      'first=B',
      '--fact',
      'eliminated=',
    ),
    {
      value: ['B', 'C', 'A'],
    },
  );
  t.match(
    await ask(
      'legacy/duel-total',
      '--fact',
      'stat=3',
      '--fact',
      'focusValues=1,2',
      '--fact',
      'doubleChi=true',
    ),
    { value: 9 },
  );
  const performers = JSON.stringify([
    { name: 'A', type: 'Personality', keywords: ['Shugenja'], location: 'home', hasSpell: true },
    { name: 'B', type: 'Personality', keywords: ['Shugenja'], location: 'battle', hasSpell: false },
  ]);
  t.match(await ask('legacy/ritual', '--fact', `performers=${performers}`), { verdict: 'no' });
  t.match(
    await ask(
      'multiplayer/leaders',
      '--fact',
      'attacker=A',
      '--fact',
      'defender=B',
      '--fact',
      'player=C',
      '--fact',
      'alliedWith=null',
    ),
    {
      value: { friendly: null, enemy: null },
    },
  );
});

t.test('what still matters is asked back, and exits as neither yes nor no', async t => {
  const { exit, out } = await runInShell(['question', 'legacy/imperial-favor', '--fact', 'windInPlay=no']);
  t.equal(exit, 3);
  t.match(out, /IT DEPENDS[\s\S]*Still needed\n[\s\S]*\[gozokuSenseiInPlay\]/);
});

t.test('facts from a file; those that are typed win', async t => {
  const file = join(await mkdtemp(join(tmpdir(), 'judge-')), 'facts.yaml');
  await writeFile(file, 'windInPlay: true\n');
  t.equal((await runInShell(['question', 'legacy/imperial-favor', '--facts', file])).exit, 1);
  const typed = ['--fact', 'windInPlay=no', '--fact', 'gozokuSenseiInPlay=no'];
  t.equal((await runInShell(['question', 'legacy/imperial-favor', '--facts', file, ...typed])).exit, 0);
  await writeFile(file, '- 1\n');
  t.match(await runInShell(['question', 'legacy/imperial-favor', '--facts', file]), {
    exit: 2,
    err: /holds no facts/,
  });
  t.match(await runInShell(['question', 'legacy/imperial-favor', '--facts', `${file}.gone`]), {
    exit: 2,
    err: /\[unreadable-file\]/,
  });
});

t.test('bad facts are all named', async t => {
  const bad = await runInShell([
    'question',
    'legacy/imperial-favor',
    '--fact',
    'windInPlay=maybe',
    '--fact',
    'wind=1',
  ]);
  t.equal(bad.exit, 2);
  t.match(bad.err, /windInPlay/);
  t.match(bad.err, /unknown-fact/);
  t.match(await runInShell(['question', 'legacy/imperial-favor', '--fact', 'windInPlay']), {
    exit: 2,
    err: /--fact: A fact needs/,
  });
  t.match(await runInShell(['question', 'imperial-favour']), {
    exit: 2,
    err: /Did you mean legacy\/imperial-favor/,
  });
});
