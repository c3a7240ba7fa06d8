import t from 'tap';
import { runInShell } from '../support/shell.js';

t.test('a question that is understood is ruled, with its day', async t => {
  const { exit, out } = await runInShell([
    'ask',
    'did',
    'zombies',
    'count',
    'as',
    'Shadowlands',
    'on',
    'June 19 2008?',
  ]);
  t.equal(exit, 0);
  t.match(out, /^YES\n[\s\S]*As of June 19, 2008/);
  t.equal((await runInShell(['ask', 'do zombies count as shadowlands'])).exit, 1);
});

t.test('what is not understood brings the rules that fit', async t => {
  const { exit, out } = await runInShell(['ask', 'family names and winds']);
  t.equal(exit, 3);
  t.match(out, /Rules\n {2}- .*\(legacy\/family-names\)/);
});

t.test('nothing found says so', async t => {
  const { exit, out } = await runInShell(['ask', '🀄']);
  t.equal(exit, 1);
  t.match(out, /No rule fits/);
  t.match((await runInShell(['ask', '*', '--json'])).json(), { ruling: null, hits: [] });
});
