import { cp, readFile, rm, writeFile } from 'node:fs/promises';
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

t.test('a page that has changed, its drafts, and its acceptance', async t => {
  const folder = t.testdir();
  await cp(PAGES, join(folder, 'pages'), { recursive: true });
  await cp(TEA, join(folder, 'rules'), { recursive: true });
  const audit = (...more: string[]) =>
    runInShell(['audit', join(folder, 'pages'), '--rules', join(folder, 'rules'), ...more]);
  const house = join(folder, 'pages/tea-house.txt');
  const text = await readFile(house, 'utf8');
  await writeFile(house, text.replace('one handle.', 'one handle. [CLARIFIED July 01 2009]'));
  const before = await audit('--draft', join(folder, 'drafts'));
  t.match(before, { exit: 1, out: /p\. 3, Cups, paragraph 2: The paragraph has changed\./ });
  const draft = join(folder, 'drafts/legacy/p-3-cups-paragraph-2.md');
  t.ok(before.out.replace(/\n/g, '').includes('Drafts to be completed:'));
  t.match(await readFile(draft, 'utf8'), /^---\n# Fill in title/);
  await writeFile(draft, 'begun');
  t.match((await audit('--draft', join(folder, 'drafts'), '--json')).json(), { drafts: [draft] });
  t.equal(await readFile(draft, 'utf8'), 'begun', 'what was begun stays');
  t.notMatch((await audit('--accept')).out, /changed-paragraph/);
  t.notMatch((await audit()).out, /changed-paragraph/);
});
