import t from 'tap';
import { runInShell } from '../support/shell.js';

t.test('verdict, sentence, proof and sources for people', async t => {
  const { exit, out, err } = await runInShell(['counts-as', 'ratlings', 'creature', '--as-of', '2008-06-03']);
  t.equal(exit, 0);
  t.equal(err, '');
  t.match(out, /^YES\nYes: /);
  t.match(out, /\n {2}1\. .*Nonhuman/);
  t.match(out, /\[CHANGED June 03 2008\]/);
  t.match(
    out,
    /Asked: Does a card with Ratling count as Creature\?\nAs of June 3, 2008, documents [0-9a-f]{16}\.$/,
  );
});

t.test('a ruling for programs', async t => {
  const { exit, json } = await runInShell(['counts-as', 'Ratling', 'Creature', '--json']);
  t.equal(exit, 0);
  t.match(json(), { verdict: 'yes', asOf: '2026-11-29', steps: { length: 2 }, citations: { length: 2 } });
});

t.test('exit codes say the verdict', async t => {
  const exitOf = async (...args: string[]) => (await runInShell(['counts-as', ...args])).exit;
  t.equal(await exitOf('Undead', 'Zombie'), 1, 'no');
  t.equal(await exitOf('Creature', 'Nonhuman', '--as-of', '2008-06-02'), 3, 'not on record');
  t.equal(await exitOf('Creature', 'Nonhuman', '--card', 'The Daini'), 3, 'depends');
  const join = ["Yoritomo's Alliance", 'Mantis Clan', '--card', 'Kyuden Kitsune', '--purpose', 'join'];
  t.equal(await exitOf(...join), 1, 'settled by the page');
  t.equal(await exitOf('Creature', 'Nonhuman', '--format', 'samurai'), 1, 'normal play');
});

t.test('bad input exits otherwise than a no', async t => {
  const day = await runInShell(['counts-as', 'Naga', 'Creature', '--as-of', '2008-02-30']);
  t.equal(day.exit, 2);
  t.equal(day.out, '');
  t.match(day.err, /--as-of: "2008-02-30" is not a day\..*\n?.*\[bad-day\]$/);
  const keyword = await runInShell(['counts-as', 'x'.repeat(10_000), 'Creature', '--json']);
  t.equal(keyword.exit, 2);
  t.match(keyword.json(), { problems: [{ code: 'bad-keyword', field: 'from' }] });
  t.equal((await runInShell(['counts-as', 'Naga', 'Naga', '--purpose', 'jion'])).exit, 2);
  const rules = await runInShell([
    'counts-as',
    'Naga',
    'Naga',
    '--rules',
    '/no/such',
    '--as-of',
    'June 3',
    '--json',
  ]);
  t.equal(rules.exit, 2);
  t.match(
    rules.json(),
    { problems: [{ code: 'bad-day' }, { code: 'unreadable-file' }] },
    'all problems at once',
  );
});
