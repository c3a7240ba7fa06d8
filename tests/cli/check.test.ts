import t from 'tap';
import { runInShell } from '../support/shell.js';

const TEA = new URL('../fixtures/corpora/tea', import.meta.url).pathname;

t.test('documents in order', async t => {
  const { exit, out } = await runInShell(['check', TEA]);
  t.equal(exit, 0);
  t.match(out, /^9 documents, 3 change tags: no problems\. Corpus [0-9a-f]{16}\.$/);
  const { json } = await runInShell(['check', '--rules', TEA, '--json']);
  t.match(json(), { documents: 9, tags: 3, changeDays: 3, questions: 0, problems: [] });
  t.match(
    (await runInShell(['check'])).out,
    /^\d+ documents, \d+ change tags: no problems/,
    'those of the package',
  );
});

t.test('every problem, and exit 1', async t => {
  const bad = t.testdir({
    'pages.yaml': '- page: garden\n  title: Garden\n  format: legacy\n  headings: [Beds]\n',
    legacy: { 'a.md': '---js\nprocess.exit(7)\n---\nText.', 'b.md': 'No front matter.' },
  });
  const { exit, out } = await runInShell(['check', bad]);
  t.equal(exit, 1);
  t.match(
    out,
    /legacy\/a\.md: line 1: [\s\S]*\[refused-engine\]\n[\s\S]*legacy\/b\.md: [\s\S]*\n2 problems\.$/,
  );
  const { json, exit: code } = await runInShell(['check', bad, '--json']);
  t.equal(code, 1);
  t.match(json(), { problems: [{ code: 'refused-engine' }, { code: 'bad-front-matter' }] });
});
