import t from 'tap';
import { measure, ourSearch, readCases, stockLunr, stockMinisearch } from '../../scripts/eval-measure.js';
import { makeAsk } from '../../src/ask/index.js';
import { makeJudge } from '../../src/resolver/index.js';
import { makeSearch } from '../../src/search/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const corpus = await shippedCorpus();
const shared = readCases('tests/cases/search/shared.yaml');
const guard = readCases('tests/cases/search/guard.yaml');
const ours = ourSearch(corpus, TODAY);

t.test('the shared questions find their rule', async t => {
  const { first, three, misses } = measure(shared, ours);
  t.ok(first >= 0.9, `first: ${first} ${JSON.stringify(misses)}`);
  t.ok(three >= 0.97, `in the first three: ${three} ${JSON.stringify(misses)}`);
});

t.test('so do questions that the search was not tuned to', async t => {
  const { first, three, mrr } = measure(guard, ours);
  t.ok(first >= 0.9, `first: ${first}`);
  t.ok(three >= 0.95, `in the first three: ${three}`);
  t.ok(mrr >= 0.93, `mean reciprocal rank: ${mrr}`);
});

t.test('what the libraries find as they come is not better', async t => {
  for (const cases of [shared, guard]) {
    for (const rank of [stockLunr(corpus), stockMinisearch(corpus)]) {
      t.ok(measure(cases, rank).mrr <= measure(cases, ours).mrr);
    }
  }
});

t.test('every case names documents of the corpus', async t => {
  for (const { q, rule } of [...shared, ...guard])
    for (const id of rule) t.ok(corpus.byId.has(id), `${q}: ${id}`);
});

t.test('every document is among the first three for its own title, also one that no case names', async t => {
  for (const { id, title } of corpus.documents) t.ok(ours(title).slice(0, 3).includes(id), title);
});

t.test('every verdict that a question names is what is ruled', async t => {
  const ask = makeAsk(makeJudge(corpus), makeSearch(corpus));
  for (const { q, verdict, asOf } of shared.filter(one => one.verdict)) {
    const { ruling, interpretation } = await ask(q, { asOf: TODAY });
    t.equal(ruling?.verdict, verdict, q);
    if (asOf) t.equal(interpretation.asOf, asOf, q);
  }
});
