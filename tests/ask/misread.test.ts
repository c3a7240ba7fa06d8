import { readFile } from 'node:fs/promises';
import t from 'tap';
import { parse } from 'yaml';
import { makeAsk } from '../../src/ask/index.js';
import { makeJudge } from '../../src/resolver/index.js';
import { makeSearch } from '../../src/search/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

interface Case {
  q: string;
  verdict?: string;
  answer?: string;
}

const corpus = await shippedCorpus();
const ask = makeAsk(makeJudge(corpus), makeSearch(corpus));
const cases = parse(await readFile('tests/cases/ask/misread.yaml', 'utf8')) as Case[];

t.test('a word that turns the sense is understood, or ends the attempt', async t => {
  for (const { q, verdict, answer } of cases) {
    const { ruling, interpretation } = await ask(q, { asOf: TODAY });
    t.equal(ruling?.verdict, verdict, q);
    t.equal(interpretation.kind === 'search', verdict === undefined, q);
    if (answer) t.ok(ruling?.answer.includes(answer), `${q}: ${ruling?.answer}`);
  }
});
