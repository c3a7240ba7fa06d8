// Prints how well questions in plain words find their rule, beside what two search libraries find as they come.

import { makeEngine } from '../src/engine.js';
import { loadCorpus } from '../src/loader/index.js';
import { type Figures, measure, ourSearch, readCases, stockLunr, stockMinisearch } from './eval-measure.js';

const TODAY = new Date().toISOString().slice(0, 10);
const loaded = await loadCorpus('rules');
if (!loaded.corpus) throw new Error('The documents have problems: run `l5r-judge check`.');
const corpus = loaded.corpus;
const { ask } = makeEngine({ corpus });

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);
const row = (name: string, { first, three, mrr }: Figures) =>
  `${name.padEnd(20)}${percent(first)}  ${percent(three)}  ${mrr.toFixed(3)}`;

for (const set of ['shared', 'guard']) {
  const cases = readCases(`tests/cases/search/${set}.yaml`);
  const ours = measure(cases, ourSearch(corpus, TODAY));
  console.log(`${set}: ${cases.length} questions\n${''.padEnd(20)}   first   in three  MRR`);
  console.log(row('l5r-judge', ours));
  console.log(row('lunr as it comes', measure(cases, stockLunr(corpus))));
  console.log(row('minisearch defaults', measure(cases, stockMinisearch(corpus))));
  const named = cases.filter(({ verdict }) => verdict !== undefined);
  const asked = await Promise.all(
    named.map(async one => ({ ...one, ...(await ask(one.q, { asOf: TODAY })) })),
  );
  const wrong = asked.filter(({ verdict, ruling }) => ruling?.verdict !== verdict);
  console.log(`right verdicts      ${named.length - wrong.length} of ${named.length}`);
  // what the guard set misses stays unseen, so that nobody tunes to it
  if (set === 'shared') {
    for (const { q, place, found } of ours.misses) console.log(`  ${place}. ${q} -> ${found.join(', ')}`);
    for (const { q, ruling } of wrong) console.log(`  ${q} -> ${ruling?.verdict ?? 'not computed'}`);
  }
  console.log();
}
