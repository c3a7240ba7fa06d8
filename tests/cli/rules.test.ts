import t from 'tap';
import { runInShell } from '../support/shell.js';

t.test('the rules as of a day', async t => {
  const { exit, out } = await runInShell(['rules', '--format', 'legacy', '--as-of', '2008-06-02']);
  t.equal(exit, 0);
  t.match(out, /^ {2}- .*\(legacy\//);
  t.match(out, /\(legacy\/keywords\/creature-nonhuman\)\n? *\(wording lost\)\n {4}This rule existed/);
  t.match(out, /\n\d+ rules as of June 2, 2008\.$/);
  t.notMatch(out, /multiplayer\//);
  const found = await runInShell(['rules', 'fear', 'bows', 'followers', '--json']);
  t.match(found.json(), { items: [{ id: 'legacy/glossary/fear' }], asOf: '2026-11-29' });
  t.match(await runInShell(['rules', 'xyzzy']), { exit: 1, out: '0 rules as of November 29, 2026.' });
  const none = await runInShell(['rules', '--format', 'multiplayer', '--tagged', 'deleted']);
  t.match(none, { exit: 1, out: /^0 rules/ });
  t.match(await runInShell(['rules', '--format', 'legaci']), { exit: 2, err: /Did you mean legacy\?/ });
});

t.test('the changes of a span, its first and last day counted in', async t => {
  const changes = (...more: string[]) => runInShell(['changes', ...more]);
  const june = await changes('--from', '2008-06-03', '--to', '2008-06-03');
  t.equal(june.exit, 0);
  t.match(june.out, /^ {2}- June 3, 2008: .*\n(.*\n)* {4}\[CHANGED June 03 2008\]/);
  t.match(june.out, /\n\d+ changes\.$/);
  t.match(await changes('--from', '2008-06-04', '--to', '2008-06-04'), { exit: 1, out: '0 changes.' });
  const deleted = await changes('--action', 'deleted', '--from', '2008-06-20', '--json');
  t.match(deleted.json(), { items: [{ day: '2008-06-20', answer: null }] });
  t.match((await changes('--action', 'deleted')).out, /This rule was not in force on June 20, 2008\./);
  t.match(await changes('--from', 'June'), { exit: 2, err: /--from: .*bad-day/s });
  t.match(await changes('--from', '2008-06-03', '--to', '2008-06-02'), { exit: 2, err: /ends before/ });
});

t.test('a part of an id is enough that no other has', async t => {
  t.match(await runInShell(['rule', 'undead']), { exit: 0, out: /, rule\s+legacy\/keywords\/undead,\s/ });
  t.match(await runInShell(['rule', 'creature-non']), { exit: 0, out: /creature-nonhuman/ });
  t.match(await runInShell(['rule', 'keywords']), { exit: 2, err: /unknown-rule/ }, 'several have it');
  const favor = await runInShell(['question', 'imperial-favor', '--fact', 'windInPlay=yes']);
  t.match(favor, { exit: 1, out: /^NO\n/ });
});

t.test('which of several questions was meant', async t => {
  const ask = (...more: string[]) => runInShell(['ask', 'zombie and undead, same thing?', ...more]);
  const asked = await ask();
  t.equal(asked.exit, 3);
  t.match(asked.out, /\nQuestions\n {2}1\. .*\n(.*\n)* {2}2\. /);
  t.match(await ask('--pick', '1'), { out: /^[A-Z ]+\n/ });
  t.match((await ask('--pick', '1', '--json')).json(), { ruling: { verdict: String }, candidates: Array });
  t.match(await ask('--pick', '9'), { exit: 2, err: /--pick: No question has this number.*from 1 to \d/s });
  t.match(await runInShell(['ask', 'xyzzy', '--pick', '1']), { exit: 2, err: /Ask without it/ });
  t.match(
    await runInShell(['ask', 'is a ratling a creature', '--pick', '9']),
    { exit: 0 },
    'there is no choice',
  );
});
