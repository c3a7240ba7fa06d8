import { readFile } from 'node:fs/promises';
import t from 'tap';
import { parse } from 'yaml';
import { makeAsk } from '../../src/ask/index.js';
import { succeed } from '../../src/knowledge/index.js';
import { makeJudge, makeRuling } from '../../src/resolver/index.js';
import { makeSearch } from '../../src/search/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

interface Case {
  q: string;
  question: string | null;
  facts?: Record<string, unknown>;
}

const corpus = await shippedCorpus();
const judge = makeJudge(corpus);
const search = makeSearch(corpus);
const cases = parse(await readFile('tests/cases/ask/questions.yaml', 'utf8')) as Case[];

// what is read is looked at here, not what is ruled: every question is answered the same
const asked = makeAsk(
  {
    ...judge,
    answer: async (_, __, asOf) =>
      succeed(makeRuling(corpus, asOf, { question: 'Asked?', verdict: 'value', answer: 'Ruled.' })),
  },
  search,
);

t.test('questions with their facts in the sentence', async t => {
  for (const { q, question, facts } of cases) {
    const { interpretation, ruling } = await asked(q, { asOf: TODAY });
    t.equal(interpretation.question, question, q);
    t.same(interpretation.facts, facts ?? null, q);
    t.equal(ruling === null, question === null, q);
  }
});

t.test('what is read is asked of the judge, whose checks it passes', async t => {
  const ask = makeAsk(judge, search);
  const known = new Set(judge.questions().map(({ id }) => id));
  for (const { q, question } of cases.filter(one => one.question && known.has(one.question))) {
    const { interpretation, ruling } = await ask(q, { asOf: TODAY });
    t.equal(interpretation.question, question, q);
    t.ok(ruling, q);
  }
});
