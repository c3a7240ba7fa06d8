import { execFileSync } from 'node:child_process';
import { cp, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { formatProblem, standingOn } from '../../src/knowledge/index.js';
import { loadCorpus, RULES_FOLDER } from '../../src/loader/index.js';

const FIXTURES = new URL('../fixtures/corpora/', import.meta.url).pathname;
const TEA = join(FIXTURES, 'tea');

async function problemsOf(folder: string): Promise<string[]> {
  const { corpus, problems } = await loadCorpus(folder);
  t.equal(corpus === null, problems.length > 0, 'a corpus or problems, never both');
  return problems.map(formatProblem);
}

async function hashOf(folder: string): Promise<string> {
  const { corpus } = await loadCorpus(folder);
  return String(corpus?.hash);
}

t.test('the documents of the package load without a problem', async t => {
  t.strictSame(await problemsOf(RULES_FOLDER), []);
  t.equal(await hashOf(RULES_FOLDER), (await loadCorpus()).corpus?.hash, 'and are the default');
});

t.test('files at the top are no documents, folders below are searched', async t => {
  const { corpus } = await loadCorpus(TEA);
  t.strictSame(
    corpus?.documents.map(({ id }) => id),
    [
      'legacy/bowls',
      'legacy/cups',
      'legacy/saucers',
      'legacy/scope',
      'legacy/steam/iron-kettle',
      'legacy/steam/steam',
      'multiplayer/pouring',
      'multiplayer/scope',
      'multiplayer/seats',
    ],
  );
});

t.test('earlier wordings hold until their day', async t => {
  const { corpus } = await loadCorpus(join(FIXTURES, 'wordings'));
  const roses = corpus?.byId.get('legacy/roses');
  if (!roses) return t.fail('the fixture does not load');
  const answerOn = (day: string) => standingOn(roses, day).wording?.answer;
  const both = 'A card with Rose has Thorn, and a card with Thorn has Rose.';
  const thorn = 'A card with Rose has Thorn, but not the other way round.';
  const petal = 'A card with Rose has Petal.';
  t.equal(answerOn('2008-06-04'), both);
  t.equal(answerOn('2008-06-03'), both);
  t.equal(answerOn('2008-06-02'), thorn);
  t.equal(answerOn('2008-04-08'), thorn);
  t.equal(answerOn('2008-04-07'), petal);
  t.equal(answerOn('2007-05-03'), petal);
  t.equal(answerOn('2007-05-02'), undefined);
  t.match(
    standingOn(roses, '2008-05-01').wording?.text,
    /^Whatever is a Rose is a Thorn\.\n\n---\n\nA line .*Markdown has it\.$/,
  );
  t.strictSame(standingOn(roses, '2008-05-01').wording?.relations, [
    { implies: { any: ['Rose'], then: 'Thorn' } },
  ]);
});

t.test('the hash follows the documents and nothing else', async t => {
  const folder = t.testdir();
  await cp(TEA, folder, { recursive: true });
  const before = await hashOf(TEA);
  t.equal(await hashOf(folder), before, 'not the place');
  const cups = join(folder, 'legacy/cups.md');
  const { readText } = await import('../../src/loader/files.js');
  const text = await readText(cups, 'cups');
  if (!text.ok) return t.fail('the fixture cannot be read');
  await writeFile(cups, `\ufeff${text.value.replaceAll('\n', '\r\n')}`);
  await utimes(cups, 0, 0);
  await writeFile(join(folder, 'README.md'), 'Other words.');
  await writeFile(join(folder, 'legacy/.cups.md.swp'), 'half of an edit');
  t.equal(
    await hashOf(folder),
    before,
    'not line endings, a byte order mark, times, or files that are no documents',
  );
  await writeFile(cups, `${text.value}One word more.\n`);
  t.not(await hashOf(folder), before, 'a word');
  await writeFile(cups, text.value);
  t.equal(await hashOf(folder), before);
  const pages = await readText(join(folder, 'pages.yaml'), 'pages.yaml');
  await writeFile(join(folder, 'pages.yaml'), `${pages.ok && pages.value}# a remark\n`);
  t.not(await hashOf(folder), before, 'the pages');
});

t.test(
  'every problem of every file is reported at once, and none that only follows from another',
  async t => {
    const front = (title: string, see: string, page = 'garden') =>
      `---\ntitle: ${title}\nanswer: It is so.\nsource: { page: ${page}, heading: "p. 2, Flowers" }\n${see}---\nSo it is.\n`;
    const folder = t.testdir({
      'pages.yaml': await import('node:fs/promises').then(({ readFile }) =>
        readFile(join(FIXTURES, 'wordings/pages.yaml'), 'utf8'),
      ),
      legacy: {
        'good.md': front('Good', 'see: [legacy/broken, legacy/nowhere]\n'),
        'broken.md': front('Broken', 'sea: [legacy/good]\n'),
        'Upper Case.md': front('Upper', ''),
        'binary.md': Buffer.from([0xff, 0xfe, 0x00]),
        'dir.md': { 'inside.md': 'No front matter.\n' },
      },
      legaci: { 'lost.md': front('Lost', '') },
    });
    const problems = await problemsOf(folder);
    t.match(problems, [
      /^legacy\/binary\.md: The file or folder cannot be read\..*\[unreadable-file\]$/,
      /^legacy\/Upper Case\.md: The path is the id.*\[bad-field\]$/,
      /^legacy\/broken\.md: sea: There is no field "sea"\..*Did you mean see\? \[unknown-field\]$/,
      /^legacy\/dir\.md\/inside\.md: line 1: .*\[bad-front-matter\]$/,
      /^legaci\/lost\.md: source\.page: .* not lie in the folder of its page.*\[unknown-page\]$/,
      /^legacy\/good\.md: see\.1: .*legacy\/nowhere.*\[unknown-see\]$/,
    ]);
    t.equal(problems.length, 6, problems.join('\n'));
  },
);

t.test('pages.yaml is checked as well', async t => {
  const rose = `---\ntitle: Rose\nanswer: It is so.\nsource: { page: garden, heading: Here }\n---\nSo it is.\n`;
  const load = (pages: Record<string, string>) =>
    problemsOf(t.testdir({ ...pages, legacy: { 'rose.md': rose } }));
  t.match(await load({}), [/^pages\.yaml: .*ENOENT.*\[unreadable-file\]$/]);
  t.match(await load({ 'pages.yaml': '- page: [' }), [/^pages\.yaml: line 1: .*\[bad-front-matter\]$/]);
  t.match(await load({ 'pages.yaml': '- page: garden\n  title: Garden\n' }), [
    /^pages\.yaml: 0\.format: .*\[bad-field\]$/,
    /^pages\.yaml: 0\.headings: .*\[bad-field\]$/,
  ]);
});

t.test('a folder that is missing or empty', async t => {
  t.match(await problemsOf('/no/such/folder'), [/^\/no\/such\/folder: .*ENOENT.*\[unreadable-file\]$/]);
  t.match(await problemsOf(t.testdir({ 'a.txt': '' })), [
    /\[no-documents\]$/,
    /^pages\.yaml: .*\[unreadable-file\]$/,
  ]);
});

t.test('what is no file is refused without waiting for it', async t => {
  const folder = t.testdir();
  await cp(TEA, folder, { recursive: true });
  execFileSync('mkfifo', [join(folder, 'legacy/pipe.md')]);
  await symlink('/dev/zero', join(folder, 'legacy/zero.md'));
  const problems = await problemsOf(folder);
  t.match(problems, [/^legacy\/pipe\.md: .*not a file/, /^legacy\/zero\.md: .*not a file/]);
});
