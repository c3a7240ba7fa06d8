import t from 'tap';
import { makeEngine } from '../src/engine.js';
import type { RuleDocument } from '../src/knowledge/index.js';
import { shippedCorpus, TODAY } from './support/corpus.js';
import { testCorpus } from './support/documents.js';

const engine = makeEngine({ corpus: await shippedCorpus() });

t.test('what a keyword counts as on a day, and since or until when, is what the judge rules', async t => {
  const ruled = (from: string, to: string, asOf: string) => {
    const ruling = engine.judge.countsAs({ from, to, asOf });
    return ruling.ok ? ruling.value.verdict : null;
  };
  const seen = new Set<string | undefined>();
  for (const from of ['Ratling', 'Creature', 'Zombie', 'Undead']) {
    for (const asOf of ['2008-06-01', TODAY]) {
      const answers = engine.listKeywordAnswers(from, asOf);
      t.ok(answers.length > 0, `${from} on ${asOf}`);
      for (const { to, verdict, turn } of answers) {
        t.equal(verdict, ruled(from, to, asOf), `${from} to ${to} on ${asOf}`);
        if (turn) t.equal(turn.verdict, ruled(from, to, turn.day), `${from} to ${to} on ${turn.day}`);
        seen.add(turn?.when);
      }
    }
  }
  t.ok(seen.has('from') && seen.has('until'));
  t.same(makeEngine({ corpus: testCorpus([]) }).listKeywordAnswers('Ratling', TODAY), []);
});

t.test('whether a rule says the quoted words', async t => {
  const rule = engine.corpus.byId.get('legacy/keywords/creature-nonhuman') as RuleDocument;
  t.match(engine.verifyCitation(rule.id, rule.answer, TODAY), { value: { verdict: 'yes', rule: rule.id } });
  t.match(engine.verifyCitation('legacy/wind', rule.answer, TODAY), { problem: { near: ['legacy/winds'] } });
});
