import t from 'tap';
import { runInShell } from '../support/shell.js';

t.test('all rules in force on a day, as one document', async t => {
  const { exit, out } = await runInShell(['booklet', '--as-of', '2008-06-20', '--since', '2008-06-19']);
  t.equal(exit, 0);
  t.match(
    out,
    /^<!doctype html>[\s\S]*Rules in force on June 20, 2008[\s\S]*What changed after June 19, 2008/,
  );
});

t.test('one format, as JSON', async t => {
  const run = await runInShell(['booklet', '--json', '--as-of', '2008-06-20', '--format', 'multiplayer']);
  const { asOf, html } = run.json() as { asOf: string; html: string };
  t.equal(asOf, '2008-06-20');
  t.notMatch(html, /id="legacy\//);
});

t.test('an invalid day of the last event', async t => {
  const { exit, err } = await runInShell(['booklet', '--since', '2008-06-31']);
  t.equal(exit, 2);
  t.match(err, /--since/);
});
