import { readFile } from 'node:fs/promises';
import t from 'tap';
import { parse } from 'yaml';
import { makeAsk } from '../../src/ask/index.js';
import { makeJudge } from '../../src/resolver/index.js';
import { makeSearch } from '../../src/search/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

interface Case {
  q: string;
  as: [string, string] | null;
  verdict?: string;
  says?: string;
}

const corpus = await shippedCorpus();
const judge = makeJudge(corpus);
const ask = makeAsk(judge, makeSearch(corpus));
const cases = parse(await readFile('tests/cases/ask/counts-as.yaml', 'utf8')) as Case[];

for (const { q, as, verdict, says } of cases) {
  t.test(q, async t => {
    const { interpretation, ruling } = await ask(q, { asOf: TODAY });
    t.equal(ruling?.verdict, verdict);
    t.equal(interpretation.kind, as ? 'counts-as' : 'search');
    if (as) t.match(ruling?.question, `Does a card with ${as[0]} count as ${as[1]}`);
    if (says) t.match(interpretation.text, says);
  });
}
