import { delimiter, join } from 'node:path';
import t from 'tap';
import { runInShell } from '../support/shell.js';

const FIXTURES = new URL('../fixtures/', import.meta.url).pathname;
const TEA = join(FIXTURES, 'corpora/tea');
const ROSES = ['rule', 'legacy/roses', '--rules', join(FIXTURES, 'corpora/wordings')];
const CUPS = ['rule', 'legacy/cups', '--rules', TEA];

t.test('a rule for people', async t => {
  const { exit, out } = await runInShell(ROSES);
  t.equal(exit, 0);
  t.equal(
    out.replace(/[0-9a-f]{16}/, 'HASH'),
    `Roses and thorns
A card with Rose has Thorn, and a card with Thorn has Rose.

Rose and Thorn are two names for one keyword.

Keywords
  - Rose counts as Thorn
  - Thorn counts as Rose

Source
  - Changes in the Garden, p. 2, Flowers

Changes
  - [CHANGED June 03 2008]
  - [CHANGED April 08 2008]
  - [ADDED May 03 2007]

As of November 29, 2026: in force, rule legacy/roses, documents
HASH.`,
  );
});

t.test('the words of the day', async t => {
  const on = async (day: string) => runInShell([...ROSES, '--as-of', day]);
  t.match(
    (await on('2008-06-02')).out,
    /has Thorn, but not the other way round\.[\s\S]*- Rose counts as Thorn\n\n/,
  );
  const before = await on('2007-05-02');
  t.equal(before.exit, 1);
  t.match(before.out, /did not exist yet on May 2, 2007\.\n\nThe words of May 3, 2007:\n\n/);
});

t.test('links, notes and an operation', async t => {
  const { out, exit } = await runInShell([...CUPS, '--as-of', '2008-06-02']);
  t.equal(exit, 3);
  t.match(out, /\nThis rule existed on June 2, 2008, but its wording then is lost\.\n\n/);
  t.match(out, /\nSource\n {2}- Tea House Changes, p\. 3, Cups: ADD\n/);
  t.match(out, /\nCaveats\n {2}- "[^"]+": this rule existed on June 2, 2008/);
  t.match(out, /\nReferred to by\n {2}- Where the tea house changes hold \(legacy\/scope\)\n/);
  const scope = await runInShell(['rule', 'legacy/scope', '--rules', TEA]);
  t.match(scope.out, /\nSee also\n {2}- Cups \(legacy\/cups\)\n[\s\S]*in force, undated, rule/);
});

t.test('official words, marked as a quotation', async t => {
  const pages = join(FIXTURES, 'pages');
  const quoted =
    /\nWords of the page \(quotation\)\n {2}- ADD: "Cups\n {2}- A cup has one handle\. \[CHANGED June 03 2008\]\n/;
  t.match((await runInShell([...CUPS, '--official', pages])).out, quoted);
  t.match((await runInShell(CUPS, { env: { OFFICIAL_PAGES: pages } })).out, quoted);
  t.notMatch((await runInShell(CUPS)).out, /quotation/);
  const { json } = await runInShell([...CUPS, '--official', pages, '--json']);
  t.match(json(), {
    id: 'legacy/cups',
    official: [{ heading: 'p. 3, Cups', paragraphs: [{ number: 1 }, { number: 2 }] }],
  });
  const missing = await runInShell([...CUPS, '--official', '/no/such']);
  t.equal(missing.exit, 2);
  t.match(missing.err, /tea-house\.txt/);
});

t.test('for programs, and an unknown id', async t => {
  const { json, exit } = await runInShell([...ROSES, '--json']);
  t.equal(exit, 0);
  t.match(json(), { id: 'legacy/roses', status: 'in-force', history: { length: 3 } });
  const unknown = await runInShell(['rule', 'rosses', '--rules', join(FIXTURES, 'corpora/wordings')]);
  t.equal(unknown.exit, 2);
  t.match(unknown.err, /No rule has this id\. Found: rosses\.[\s\S]*Did you mean legacy\/roses\?/);
});

t.test('the folder of documents may come from the environment', async t => {
  const env = { RULES: join(FIXTURES, 'corpora/wordings') };
  t.equal((await runInShell(['rule', 'legacy/roses'], { env })).exit, 0);
  t.equal((await runInShell(['rule', 'legacy/roses'])).exit, 2);
  t.equal((await runInShell([...CUPS], { env })).exit, 0);
});

t.test('a rule that was added says who ruled so', async t => {
  const folders = ['third', 'kotei'].map(name => join(FIXTURES, 'corpora', name)).join(delimiter);
  const { out } = await runInShell(['rule', 'kotei/late-players', '--rules', folders]);
  t.match(out, /\nSource\n {2}- [^\n]+; by Judges of the Kotei 2009\n/);
});
