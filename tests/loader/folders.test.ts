import { cp, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import t from 'tap';
import { makeEngine } from '../../src/engine.js';
import { type Corpus, formatProblem, listChanges, listRules, readFormat } from '../../src/knowledge/index.js';
import { loadCorpus, RULES_FOLDER, watchFolder } from '../../src/loader/index.js';

const CORPORA = new URL('../fixtures/corpora/', import.meta.url).pathname;
const THIRD = join(CORPORA, 'third');
const KOTEI = join(CORPORA, 'kotei');
const together = (...folders: string[]) => folders.join(delimiter);

async function open(...folders: string[]): Promise<Corpus> {
  const { corpus, problems } = await loadCorpus(together(...folders));
  if (!corpus) throw new Error(problems.map(formatProblem).join('\n'));
  return corpus;
}

const problemsOf = async (...folders: string[]) =>
  (await loadCorpus(together(...folders))).problems.map(formatProblem);

t.test('a page of a format of its own is served, searched, dated, cited and asked', async t => {
  const corpus = await open(THIRD);
  const engine = makeEngine({ corpus });
  t.same(corpus.formats, ['tournament']);
  const list = { asOf: '2009-05-01', format: 'tournament', limit: 9, offset: 0 };
  t.equal(listRules(corpus, list).total, 2);
  t.match(listChanges(corpus, { format: 'tournament' }), { value: { items: [{ rule: 'tournament/time' }] } });
  const [hit] = engine.search.search('time limit of a round', { asOf: '2009-05-01', format: 'tournament' });
  t.match(hit, { id: 'tournament/time', format: 'tournament' });
  for (const [asOf, verdict] of [
    ['2008-06-02', 'no'],
    ['2008-06-03', 'yes'],
    ['2008-06-04', 'yes'],
  ] as const)
    t.match(engine.judge.countsAs({ from: 'Referee', to: 'Judge', asOf }), { value: { verdict } }, asOf);
  const late = await engine.judge.answer('tournament/late-player', { minutes: 11 }, '2008-06-03');
  t.match(late, { value: { verdict: 'yes', citations: [{ format: 'tournament', source: { by: null } }] } });
  t.match(readFormat(corpus, 'turnament'), {
    problem: { code: 'bad-value', near: ['tournament'], cure: 'One of: tournament.' },
  });
  t.match(listChanges(corpus, { format: 'x' }), { ok: false });
});

t.test('a further folder adds documents, and says whose they are', async t => {
  const corpus = await open(THIRD, KOTEI);
  const engine = makeEngine({ corpus });
  t.match(engine.rule('kotei/late-players', '2009-05-01'), {
    value: { format: 'tournament', source: { by: 'Judges of the Kotei 2009' } },
  });
  t.match(engine.rule('tournament/time', '2009-05-01'), {
    value: { source: { by: null }, citedBy: [{ id: 'kotei/late-players' }, { id: 'tournament/judges' }] },
  });
  t.not(corpus.hash, (await open(THIRD)).hash);
  const shipped = await open('shipped', THIRD).catch((error: Error) => error.message);
  t.match(shipped, /pages\.yaml: by: A page that is added must say who ruled so/);
  const all = await open('shipped', KOTEI).catch((error: Error) => error.message);
  t.match(all, /kotei\/kotei\/late-players\.md: see\.0: There is no such document/, 'all or nothing');
  t.equal((await open('shipped')).hash, (await open(RULES_FOLDER)).hash);
});

t.test('what a further folder can have wrong', async t => {
  const folder = t.testdir();
  await cp(KOTEI, folder, { recursive: true });
  const document = (page: string) =>
    `---\ntitle: Late\nanswer: It is so.\nsource: { page: ${page}, heading: Judges }\n---\nIt is so.\n`;
  await writeFile(join(folder, 'kotei/late.md'), document('floor-rules'));
  t.match(await problemsOf(THIRD, folder), [
    /kotei\/late\.md: source\.page: A document that is added must cite a page of its own folder.*kotei-2009/,
    /does not lie in the folder of its page/,
  ]);
  const twice = await problemsOf(THIRD, KOTEI, KOTEI);
  t.match(twice, [/pages\.yaml: Two pages have one id/, /Two documents have one id/]);
  const none = join(folder, 'none');
  const [problem = ''] = await problemsOf(THIRD, none);
  t.ok(problem.startsWith(`${none}: The file or folder cannot be read`), problem);
});

t.test('a change in a further folder is noticed', async t => {
  const folder = t.testdir();
  await cp(KOTEI, folder, { recursive: true });
  const watch = await watchFolder(together(THIRD, folder));
  // the watch keeps no process alive
  const alive = setInterval(() => {}, 1000);
  await new Promise<void>(resolve => {
    const stop = watch(() => {
      stop();
      clearInterval(alive);
      resolve();
    });
    writeFile(join(folder, 'kotei/more.md'), 'More.').catch(t.threw);
  });
  t.pass('noticed');
});
