import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { formatProblem } from '../../src/knowledge/index.js';
import { acceptPages, auditCorpus, loadCorpus, loadOfficialPages } from '../../src/loader/index.js';

const FIXTURES = new URL('../fixtures/', import.meta.url).pathname;

type Edit = (text: string) => string;

/** Audits the tea house after some of its files were edited; `null` deletes a file. */
async function auditEdited(t: Test, edits: Record<string, Edit | null>): Promise<string[]> {
  const folder = t.testdir();
  await cp(join(FIXTURES, 'corpora/tea'), join(folder, 'rules'), { recursive: true });
  await cp(join(FIXTURES, 'pages'), join(folder, 'pages'), { recursive: true });
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(folder, file);
    if (!edit) {
      await rm(path);
      continue;
    }
    const before = await readFile(path, 'utf8');
    const after = edit(before);
    t.not(after, before, `the edit of ${file} does something`);
    await writeFile(path, after);
  }
  const { corpus, problems } = await loadCorpus(join(folder, 'rules'));
  if (!corpus) return problems.map(formatProblem);
  const { official, problems: missing } = await loadOfficialPages(join(folder, 'pages'), corpus.pages);
  if (!official) return missing.map(formatProblem);
  // what differs from the pages that were accepted is tested beside its code
  const accepted = await acceptPages(join(folder, 'rules'), official);
  return auditCorpus(corpus, official, accepted).map(formatProblem);
}

/** As many problems as patterns, in order. */
function expect(t: Test, problems: string[], patterns: RegExp[]): void {
  t.match(problems, patterns);
  t.equal(problems.length, patterns.length, problems.join('\n'));
}

const replace =
  (from: string | RegExp, to: string): Edit =>
  text =>
    text.replace(from, to);

t.test('pages and documents that agree', async t => {
  t.strictSame(await auditEdited(t, {}), []);
});

t.test('the rules team edits a page', async t => {
  const house = 'pages/tea-house.txt';
  t.test('a new heading, with a paragraph and a tag', async t => {
    const section = '[edit] p. 9, Spoons\nADD: Spoons stir. [ADDED May 01 2009]\n[edit] p. 5,';
    expect(t, await auditEdited(t, { [house]: replace('[edit] p. 5,', section) }), [
      /^tea-house\.txt: p\. 9, Spoons: .*pages\.yaml.*\[unclaimed-heading\]$/,
      /^tea-house\.txt: p\. 9, Spoons, paragraph 1: .*"ADD: Spoons stir\..*\[unclaimed-paragraph\]$/,
      /^tea-house\.txt: p\. 9, Spoons, paragraph 1: .*Found: ADD\..*\[unclaimed-operation\]$/,
      /^tea-house\.txt: p\. 9, Spoons, paragraph 1: .*Found: ADDED May 01 2009\..*\[unclaimed-tag\]$/,
    ]);
  });
  t.test('a new tag on an old paragraph', async t => {
    const problems = await auditEdited(t, {
      [house]: replace('is a bowl.', 'is a bowl. [CHANGED May 01 2009]'),
    });
    expect(t, problems, [
      /Cups, paragraph 3: .*CHANGED May 01 2009\. .*: legacy\/bowls\. \[unclaimed-tag\]$/,
    ]);
  });
  t.test('a new paragraph, long, at the end and above others', async t => {
    const line = `Steam is ${'very '.repeat(20)}hot.`;
    expect(t, await auditEdited(t, { [house]: replace('with "a plate"', `with "a plate"\n${line}`) }), [
      /Cups, paragraph 6: No document claims it\. Found: "Steam is .*…"\. .*\[unclaimed-paragraph\]$/,
    ]);
    expect(t, await auditEdited(t, { [house]: replace('["Old', `${line}\n["Old`) }), [
      /Cups, paragraph 6: .*"REPLACE "a saucer".*If it is an old one that has moved down.*\[unclaimed-paragraph\]$/,
      /Cups, paragraph 6: .*Found: REPLACE\. .*\[unclaimed-operation\]$/,
    ]);
  });
  t.test('a heading that is gone, or has another name', async t => {
    const problems = await auditEdited(t, { [house]: replace('Iron kettle', 'Copper kettle') });
    expect(t, problems, [
      /Copper kettle: .*\[unclaimed-heading\]$/,
      /Copper kettle, paragraph 1: .*\[unclaimed-paragraph\]$/,
      /Copper kettle, paragraph 1: .*\[unclaimed-operation\]$/,
      /^legacy\/steam\/iron-kettle\.md: source\.heading: .*Found: Iron kettle\..*\[untrue-claim\]$/,
      /^legacy\/steam\/iron-kettle\.md: source\.operation: .*\[untrue-claim\]$/,
    ]);
    expect(t, await auditEdited(t, { [house]: replace('[edit] Kettles\n', '') }), [
      /^pages\.yaml: .*no longer has this heading\. Found: p\. 5, Glossary, Kettles\..*\[untrue-claim\]$/,
    ]);
  });
  t.test('a heading of a page without marks', async t => {
    const problems = await auditEdited(t, {
      'pages/tea-party.txt': text => `${text}Leaving\nThe host leaves last.\n`,
    });
    expect(t, problems, [/tea-party\.txt: Leaving: .*\[unclaimed-heading\]$/, /Leaving, paragraph 1/]);
  });
});

t.test('documents are deleted', async t => {
  const deleted = async (t: Test, name: string) => auditEdited(t, { [`rules/${name}.md`]: null });
  expect(t, await deleted(t, 'legacy/bowls'), [
    /Cups, paragraph 3: .*\[unclaimed-paragraph\]$/,
    /Cups, paragraph 3: .*Bowls ADDED June 11 2008.*\[unclaimed-tag\]$/,
  ]);
  expect(t, await deleted(t, 'legacy/cups'), [/see\.0: .*Found: legacy\/cups\..*\[unknown-see\]$/]);
  expect(t, await deleted(t, 'legacy/steam/iron-kettle'), [
    /Kettles: .*document for it, or name it under.*\[unclaimed-heading\]$/,
    /Iron kettle: .*\[unclaimed-heading\]$/,
    /Iron kettle, paragraph 1: .*\[unclaimed-paragraph\]$/,
    /Iron kettle, paragraph 1: .*\[unclaimed-operation\]$/,
  ]);
  expect(t, await deleted(t, 'multiplayer/scope'), [
    /tea-party\.txt: Tea Party: .*\[unclaimed-heading\]$/,
    /paragraph 1/,
  ]);
});

t.test('claims are taken back, or are untrue', async t => {
  const edited = async (t: Test, name: string, edit: Edit) => auditEdited(t, { [`rules/${name}.md`]: edit });
  expect(t, await edited(t, 'legacy/cups', replace(/changes.*\n/, '')), [
    /Cups, paragraph 2: .*Found: CHANGED June 03 2008\. .*: legacy\/cups\. \[unclaimed-tag\]$/,
  ]);
  expect(t, await edited(t, 'legacy/cups', replace('operation: ADD, ', '')), [
    /Cups, paragraph 1: .*operation line\. Found: ADD\..*\[unclaimed-operation\]$/,
  ]);
  expect(t, await edited(t, 'legacy/cups', replace('June 03', 'June 04')), [
    /\[unclaimed-tag\]$/,
    /^legacy\/cups\.md: changes\.0: "Tea House Changes" has no such thing there\. Found: CHANGED June 04 2008/,
  ]);
  expect(t, await edited(t, 'legacy/bowls', replace('[3]', '[3, 9]')), [
    /^legacy\/bowls\.md: source\.paragraphs: .*Found: 9\. The heading has 5 paragraphs\. \[untrue-claim\]$/,
  ]);
  expect(t, await edited(t, 'legacy/steam/steam', replace('[1]', '[2]')), [
    /Glossary, paragraph 1: .*\[unclaimed-paragraph\]$/,
    /Glossary, paragraph 1: .*\[unclaimed-operation\]$/,
    /^legacy\/steam\/steam\.md: source\.also\.0\.paragraphs: .*Found: 2\. The heading has 1 paragraph\. /,
  ]);
  expect(t, await edited(t, 'multiplayer/pouring', replace('Pouring }', 'Pouring, operation: ADD }')), [
    /^multiplayer\/pouring\.md: source\.operation: .*Found: ADD\..*\[untrue-claim\]$/,
  ]);
  const bowls = await edited(t, 'legacy/bowls', replace('[3]', '[4]'));
  t.match(bowls.at(-1), /^legacy\/bowls\.md: changes\.0: .*from a paragraph that the document restates\./);
});

t.test('a page is missing', async t => {
  expect(t, await auditEdited(t, { 'pages/tea-party.txt': null }), [
    /tea-party\.txt: The file or folder cannot be read\. Found: ENOENT\. Save "Tea Party" as plain text/,
  ]);
});
