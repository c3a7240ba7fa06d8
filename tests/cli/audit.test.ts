import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { runInShell } from '../support/shell.js';

const FIXTURES = new URL('../fixtures/', import.meta.url).pathname;
const PAGES = join(FIXTURES, 'pages');
const TEA = join(FIXTURES, 'corpora/tea');

t.test('documents and pages agree', async t => {
  const { exit, out } = await runInShell(['audit', PAGES, '--rules', TEA]);
  t.equal(exit, 0);
  t.match(out, /^9 documents and 2 pages agree\. Corpus [0-9a-f]{16}\.$/);
});

t.test('what is unclaimed or untrue', async t => {
  const pages = t.testdir();
  await cp(PAGES, pages, { recursive: true });
  await writeFile(join(pages, 'tea-party.txt'), 'Tea Party\nA party has more than two guests.\nLeaving\n');
  const { exit, out } = await runInShell(['audit', pages, '--rules', TEA]);
  t.equal(exit, 1);
  t.match(out, /tea-party\.txt: Leaving: No document claims this heading\./);
  t.match(out, /multiplayer\/pouring\.md: source\.heading: /);
  t.match(out, /\n\d+ problems\.$/);
  const { json, exit: code } = await runInShell(['audit', pages, '--rules', TEA, '--json']);
  t.equal(code, 1);
  t.match(json(), { problems: [{ code: 'unclaimed-heading', field: 'Leaving' }] });
});

t.test('a deleted document that others lead to', async t => {
  const rules = t.testdir();
  await cp(TEA, rules, { recursive: true });
  await rm(join(rules, 'legacy/cups.md'));
  const { exit, err } = await runInShell(['audit', PAGES, '--rules', rules]);
  t.equal(exit, 1);
  t.match(err, /legacy\/scope\.md: see\.0: .*legacy\/cups/);
});

t.test('no pages', async t => {
  const { exit, json } = await runInShell(['audit', t.testdir(), '--rules', TEA, '--json']);
  t.equal(exit, 2);
  t.match(json(), { problems: [{ code: 'unreadable-file' }, { code: 'unreadable-file' }] });
});
