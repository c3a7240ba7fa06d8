import { readFile } from 'node:fs/promises';
import t from 'tap';
import { parse } from 'yaml';
import { makeEngine } from '../../src/engine.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

interface Case {
  q: string;
  question: string | null;
  verdict?: string;
  facts?: Record<string, unknown>;
}

const { ask } = makeEngine({ corpus: await shippedCorpus() });
const cases = parse(await readFile('tests/cases/ask/questions.yaml', 'utf8')) as Case[];

t.test('questions with their facts in the sentence', async t => {
  for (const { q, question, verdict, facts } of cases) {
    const { interpretation, ruling } = await ask(q, { asOf: TODAY });
    t.equal(interpretation.question, question, q);
    t.equal(ruling?.verdict, verdict, q);
    t.same(interpretation.facts, facts ?? null, q);
  }
});
