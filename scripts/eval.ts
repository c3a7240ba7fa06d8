// Prints how well questions in plain words find their rule, beside what two search libraries find as they come, and how
// the kept rounds of fresh sentences are read. Named rounds alone: `npm run eval -- round7 round8`.

import { makeEngine } from '../src/engine.js';
import { loadCards, loadCorpus } from '../src/loader/index.js';
import { type Figures, measure, ourSearch, readCases, stockLunr, stockMinisearch } from './eval-measure.js';
import { ROUNDS, readRound, SCORES, score } from './eval-rounds.js';

const TODAY = new Date().toISOString().slice(0, 10);
const loaded = await loadCorpus('rules');
if (!loaded.corpus) throw new Error('The documents have problems: run `l5r-judge check`.');
const corpus = loaded.corpus;
const { catalogue } = await loadCards('cards');
const { ask, judge } = makeEngine({ corpus, catalogue });

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);
const row = (name: string, { first, three, mrr }: Figures) =>
  `${name.padEnd(20)}${percent(first)}  ${percent(three)}  ${mrr.toFixed(3)}`;

const named = process.argv.slice(2);
for (const set of named.length > 0 ? [] : ['shared', 'guard']) {
  const cases = readCases(`tests/cases/search/${set}.yaml`);
  const ours = measure(cases, ourSearch(corpus, TODAY));
  console.log(`${set}: ${cases.length} questions\n${''.padEnd(20)}   first   in three  MRR`);
  console.log(row('l5r-judge', ours));
  console.log(row('lunr as it comes', measure(cases, stockLunr(corpus))));
  console.log(row('minisearch defaults', measure(cases, stockMinisearch(corpus))));
  const judged = cases.filter(({ verdict }) => verdict !== undefined);
  const asked = await Promise.all(
    judged.map(async one => ({ ...one, ...(await ask(one.q, { asOf: TODAY })) })),
  );
  const wrong = asked.filter(({ verdict, ruling }) => ruling?.verdict !== verdict);
  console.log(`right verdicts      ${judged.length - wrong.length} of ${judged.length}`);
  // what the guard set misses stays unseen, so that nobody tunes to it
  if (set === 'shared') {
    for (const { q, place, found } of ours.misses) console.log(`  ${place}. ${q} -> ${found.join(', ')}`);
    for (const { q, ruling } of wrong) console.log(`  ${q} -> ${ruling?.verdict ?? 'not computed'}`);
  }
  console.log();
}

for (const round of ROUNDS.filter(one => named.length === 0 || named.includes(one))) {
  const cases = await readRound(round);
  const table = new Map<string, number[]>();
  const times: number[] = [];
  for (const one of cases) {
    const start = performance.now();
    const asked = await ask(one.q, { asOf: one.asOf ?? TODAY, today: TODAY });
    times.push(performance.now() - start);
    const at = SCORES.indexOf(await score(one, asked, judge, TODAY));
    for (const kind of [one.kind, 'all']) {
      const counts = table.get(kind) ?? SCORES.map(() => 0);
      counts[at] = (counts[at] as number) + 1;
      table.set(kind, counts);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] as number).toFixed(2);
  console.log(`${round}: ${cases.length} sentences, ${at(0.5)} ms (p50), ${at(0.99)} ms (p99)`);
  console.log(['kind'.padEnd(12), ...SCORES.map(name => name.padStart(11)), 'of'.padStart(6)].join(''));
  for (const [kind, counts] of table) {
    const sum = counts.reduce((all, count) => all + count, 0);
    console.log(
      [kind.padEnd(12), ...counts.map(count => String(count).padStart(11)), String(sum).padStart(6)].join(''),
    );
  }
  console.log();
}
