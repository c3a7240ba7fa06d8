import t from 'tap';
import { makeEngine } from '../../src/engine.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const { judge, ask } = makeEngine({ corpus: await shippedCorpus() });

t.test('every question says in six sentences at least how people ask it', async t => {
  const few = judge.ways.filter(({ ways }) => (ways.asked?.length ?? 0) < 6).map(({ id }) => id);
  t.same(few, []);
});

t.test('what is declared as asked leads to its question: ruled on, or among the candidates', async t => {
  const missed: string[] = [];
  for (const { id, ways } of judge.ways) {
    for (const q of ways.asked ?? []) {
      const { interpretation, candidates } = await ask(q, { asOf: TODAY, today: TODAY });
      const found = [interpretation.question, ...candidates.map(({ question }) => question)];
      if (!found.includes(id)) missed.push(`${id}: ${q}`);
    }
  }
  t.ok(missed.length <= 12, missed.join('\n'));
});
