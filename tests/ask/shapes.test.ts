import { readFile } from 'node:fs/promises';
import t from 'tap';
import { parse } from 'yaml';
import { makeEngine } from '../../src/engine.js';
import { loadCards } from '../../src/loader/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

interface Case {
  q: string;
  question: string | null;
  verdict?: string;
  facts?: object;
}

const { catalogue } = await loadCards('cards');
const { ask } = makeEngine({ corpus: await shippedCorpus(), catalogue });
const cases = parse(await readFile('tests/cases/ask/shapes.yaml', 'utf8')) as Case[];

t.test('one question is understood in many shapes', async t => {
  for (const { q, question, verdict, facts = {} } of cases) {
    const { ruling, interpretation } = await ask(q, { asOf: TODAY, today: TODAY });
    t.equal(interpretation.question, question, q);
    if (question === null) {
      t.ok(ruling === null || ruling.verdict === 'not-covered', q);
      continue;
    }
    t.equal(ruling?.verdict, verdict, q);
    t.match(interpretation.facts, facts, q);
  }
});
