import t from 'tap';
import { formatProblem } from '../../src/knowledge/index.js';
import { loadCorpus } from '../../src/loader/index.js';

t.test('the documents of the package load without a problem', async t => {
  const { corpus, problems } = await loadCorpus();
  t.strictSame(problems.map(formatProblem), []);
  t.match(corpus?.hash, /^[0-9a-f]{16}$/);
});
