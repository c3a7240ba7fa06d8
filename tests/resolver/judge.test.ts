import t from 'tap';
import { makeJudge } from '../../src/resolver/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const judge = makeJudge(await shippedCorpus());

t.test('a judge describes, answers and replays from one corpus', async t => {
  const ids = judge.questions().map(({ id }) => id);
  t.same(ids, [...ids].sort());
  t.match(judge.question('legacy/fear'), { ok: true, value: { id: 'legacy/fear' } });
  t.match(await judge.answer('legacy/imperial-favor', { windInPlay: true }, TODAY), {
    ok: true,
    value: { verdict: 'no' },
  });
  const replayed = judge.replay(['A', 'B', 'C'], [{ type: 'begin-turn', player: 'B' }], TODAY);
  t.match(replayed, {
    ok: true,
    value: { steps: [{ legal: true, ruling: { asOf: TODAY, corpus: judge.corpus.hash } }] },
  });
  t.match(judge.replay(['A'], [], TODAY), { ok: false });
});
