import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import type { Corpus, Problem } from '../../src/knowledge/index.js';
import {
  acceptPages,
  auditCorpus,
  draftDocuments,
  loadCorpus,
  loadFingerprints,
  loadOfficialPages,
  type OfficialPage,
} from '../../src/loader/index.js';

const FIXTURES = new URL('../fixtures/', import.meta.url).pathname;
const TEA = join(FIXTURES, 'corpora/tea');
const { corpus } = (await loadCorpus(TEA)) as { corpus: Corpus };
const accepted = await loadFingerprints(TEA);

type Edit = (text: string) => string;

async function openEdited(edit: Edit): Promise<OfficialPage[]> {
  const folder = t.testdir();
  await cp(join(FIXTURES, 'pages'), folder, { recursive: true });
  const house = join(folder, 'tea-house.txt');
  await writeFile(house, edit(await readFile(house, 'utf8')));
  const { official } = await loadOfficialPages(folder, corpus.pages);
  return official as OfficialPage[];
}

async function findEdits(edit: Edit): Promise<Problem[]> {
  const problems = auditCorpus(corpus, await openEdited(edit), accepted);
  return problems.filter(({ code }) => code === 'changed-paragraph');
}

const CUP = 'A cup has one handle. [CHANGED June 03 2008]\n';

t.test('pages as they were accepted', async t => {
  t.strictSame(await findEdits(text => text), []);
  t.strictSame(await findEdits(text => text.replace('one handle', 'one  handle')), [], 'white space');
});

t.test('a word and a tag that changed: where, what is there now, and what restates it', async t => {
  const cup = {
    message: 'The paragraph has changed.',
    file: 'tea-house.txt',
    field: 'p. 3, Cups, paragraph 2',
  };
  const word = await findEdits(text => text.replace('one handle', 'two handles'));
  t.match(word, [{ ...cup, found: /^"A cup has two handles/, cure: /Compare it with legacy\/cups[;,]/ }]);
  t.equal(word.length, 1);
  t.match(await findEdits(text => text.replace('CHANGED June 03', 'CHANGED June 04')), [cup]);
});

t.test('a paragraph added, removed or moved', async t => {
  const added = await findEdits(text => text.replace(CUP, `${CUP}A cup holds tea.\n`));
  t.match(added, [{ message: 'The paragraph is new.', field: 'p. 3, Cups, paragraph 3' }]);
  t.equal(added.length, 1, 'those below it have only moved down');
  const removed = await findEdits(text => text.replace(CUP, ''));
  t.match(removed, [{ message: 'The paragraph was removed.', field: 'p. 3, Cups, paragraph 2' }]);
  t.match(removed[0]?.cure, /legacy\/cups/);
  t.equal(removed[0]?.found, undefined);
  const moved = await findEdits(text => `${text.replace(CUP, '').trimEnd()}\n${CUP}`);
  t.match(moved, [
    {
      message: 'The paragraph has moved here from p. 3, Cups, paragraph 2.',
      field: 'p. 5, Glossary, Kettles, Iron kettle, paragraph 2',
      cure: /legacy\/cups/,
    },
  ]);
  t.equal(moved.length, 1);
  const spoons = await findEdits(text => `${text.trimEnd()}\n[edit] p. 9, Spoons\nSpoons stir.\n`);
  t.match(spoons, [{ field: 'p. 9, Spoons, paragraph 1', cure: /^Restate it in a document; then accept/ }]);
});

t.test('a page that was never accepted, and one that is accepted again', async t => {
  t.match(auditCorpus(corpus, await openEdited(text => text), {}), [
    { file: 'tea-house.txt', message: 'No paragraph of this page has been accepted yet.' },
    { file: 'tea-party.txt' },
  ]);
  t.strictSame(await loadFingerprints(t.testdir()), {});
  const folder = t.testdir();
  const official = await openEdited(text => text.replace('one handle', 'two handles'));
  const kept = await acceptPages(folder, official);
  t.strictSame(await loadFingerprints(folder), kept);
  t.notMatch(await readFile(join(folder, 'fingerprints.json'), 'utf8'), /handle/, 'no word of the page');
  t.strictSame(auditCorpus(corpus, official, kept), []);
});

t.test('a draft for each paragraph or tag that no document has', async t => {
  t.strictSame(draftDocuments(corpus, await openEdited(text => text)), []);
  const edited = await openEdited(
    text =>
      `${text.replace(CUP, `${CUP.trimEnd()} [CLARIFIED July 01 2009]\n`).trimEnd()}\n[edit] p. 9, Spoons\nADD: Spoons. [ADDED May 01 2009]\nForks.\n`,
  );
  t.strictSame(draftDocuments(corpus, edited), [
    {
      file: 'legacy/p-3-cups-paragraph-2.md',
      text: `---
# Fill in title and answer, and state the rule in your own words below.
title:
answer:
source:
  page: tea-house
  heading: "p. 3, Cups"
  paragraphs: [2]
changes: ["CLARIFIED July 01 2009"]
---
`,
    },
    {
      file: 'legacy/p-9-spoons-paragraph-1.md',
      text: `---
# Fill in title and answer, and state the rule in your own words below.
title:
answer:
source:
  page: tea-house
  heading: "p. 9, Spoons"
  operation: "ADD"
  paragraphs: [1]
changes: ["ADDED May 01 2009"]
---
`,
    },
    {
      file: 'legacy/p-9-spoons-paragraph-2.md',
      text: `---
# Fill in title and answer, and state the rule in your own words below.
title:
answer:
source:
  page: tea-house
  heading: "p. 9, Spoons"
  paragraphs: [2]
---
`,
    },
  ]);
});
