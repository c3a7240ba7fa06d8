import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { loadCorpus, prepareRules, RULES_FOLDER } from '../../src/loader/index.js';

/** A file with what was prepared of the shipped rules, one answer changed so that its use shows. */
async function prepare(answer: string): Promise<string> {
  const prepared = await prepareRules(RULES_FOLDER);
  for (const { document } of Object.values(prepared)) {
    if (document?.id === 'legacy/winds') document.answer = answer;
  }
  return `${t.testdir({ 'prepared.json': JSON.stringify(prepared) })}/prepared.json`;
}

const answerOf = async (folder: string, prepared: string) => {
  const { corpus, problems } = await loadCorpus(folder, prepared);
  t.strictSame(problems, []);
  return corpus?.byId.get('legacy/winds')?.answer;
};

t.test('what was prepared is the same corpus as what is read', async t => {
  const file = `${t.testdir({ 'prepared.json': JSON.stringify(await prepareRules(RULES_FOLDER)) })}/prepared.json`;
  const [prepared, read] = [await loadCorpus(RULES_FOLDER, file), await loadCorpus(RULES_FOLDER, '')];
  t.equal(JSON.stringify(prepared.corpus?.documents), JSON.stringify(read.corpus?.documents));
  t.strictSame(prepared.corpus?.pages, read.corpus?.pages);
  t.equal(prepared.corpus?.hash, read.corpus?.hash);
});

t.test('a file that has changed since is read, and the others are not', async t => {
  const prepared = await prepare('As prepared.');
  t.equal(await answerOf(RULES_FOLDER, prepared), 'As prepared.');
  const text = await readFile(join(RULES_FOLDER, 'legacy/winds.md'), 'utf8');
  const folder = t.testdir();
  await cp(RULES_FOLDER, folder, { recursive: true });
  t.equal(await answerOf(folder, prepared), 'As prepared.', 'wherever the folder lies');
  await writeFile(join(folder, 'legacy/winds.md'), `${text}\nOne more sentence.\n`);
  t.not(await answerOf(folder, prepared), 'As prepared.');
});

t.test('what is broken or missing costs time and nothing else', async t => {
  const folder = t.testdir({ 'prepared.json': '{"cut' });
  t.ok(await answerOf(RULES_FOLDER, join(folder, 'prepared.json')));
  t.ok(await answerOf(RULES_FOLDER, join(folder, 'none.json')));
});

t.test('what has a problem is never prepared', async t => {
  const folder = t.testdir({ legacy: { 'bad.md': '---\ntitle: x\n---\n' }, 'pages.yaml': '- 1\n' });
  t.strictSame(await prepareRules(folder), {});
});
