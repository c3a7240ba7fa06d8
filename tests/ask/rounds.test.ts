import t from 'tap';
import { ROUNDS, readRound, SCORES, type Score, score } from '../../scripts/eval-rounds.js';
import { makeEngine } from '../../src/engine.js';
import { loadCards } from '../../src/loader/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const corpus = await shippedCorpus();
const { catalogue } = await loadCards('cards');
const engine = makeEngine({ corpus, catalogue });

// learnt from since: at least so many of a hundred are ruled rightly, and none wrongly
const LEAST = { round1: 85, round2: 85, round3: 60, round4: 45, round5: 40 };
// and at most so many are ruled wrongly
const WRONG = { round1: 0, round2: 1, round3: 1, round4: 4, round5: 3 };

for (const name of ROUNDS) {
  t.test(`${name}: most are ruled rightly, and next to none wrongly`, async t => {
    const cases = await readRound(name);
    const count = new Map<Score, string[]>(SCORES.map(one => [one, []]));
    for (const one of cases) {
      const asked = await engine.ask(one.q, { asOf: one.asOf ?? TODAY, today: TODAY });
      count.get(await score(one, asked, engine.judge, TODAY))?.push(one.q);
      t.equal(asked.ruling === null, asked.interpretation.kind === 'search', one.q);
      t.ok(asked.candidates.length <= 3 && (asked.ruling === null || asked.candidates.length === 0), one.q);
      t.equal(asked.answer, asked.ruling?.answer ?? null, one.q);
    }
    const share = (of: Score) => (100 * (count.get(of) as string[]).length) / cases.length;
    t.ok(share('right') >= LEAST[name], `${share('right').toFixed(1)} % right`);
    t.ok((count.get('wrong') as string[]).length <= WRONG[name], `wrong: ${count.get('wrong')?.join(' | ')}`);
  });
}
