import t from 'tap';
import { makeJudge } from '../../src/resolver/index.js';
import { ANSWERS_KEPT, remember } from '../../src/resolver/remember.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

t.test('each question is answered once, and the answer cannot be changed', async t => {
  let asked = 0;
  const answer = remember(
    (question: string) => {
      asked += 1;
      return { question, parts: [{ text: question }, null] };
    },
    question => question,
  );
  const first = answer('a');
  t.equal(answer('a'), first);
  t.equal(asked, 1);
  t.throws(() => {
    first.question = 'b';
  }, TypeError);
  t.throws(() => first.parts.push(null), TypeError);
  t.ok(Object.isFrozen(first.parts[0]));
});

t.test('what is kept is bounded, in number and in length', async t => {
  let asked = 0;
  const answer = remember(
    (question: string) => {
      asked += 1;
      return question;
    },
    question => question,
  );
  const long = 'x'.repeat(1000);
  answer(long);
  answer(long);
  t.equal(asked, 2, 'a long question is answered again');
  for (let number = 0; number <= ANSWERS_KEPT; number++) answer(`${number}`);
  t.equal(asked, 3 + ANSWERS_KEPT);
  answer('0');
  t.equal(asked, 4 + ANSWERS_KEPT, 'the first ones were dropped');
});

t.test('questions that differ in anything are different questions', async t => {
  const judge = makeJudge(await shippedCorpus());
  const asked = { from: 'Ratling', to: 'Creature', asOf: TODAY };
  const kitsune = { ...asked, from: "Yoritomo's Alliance", to: 'Mantis Clan', card: 'Kyuden Kitsune' };
  const verdict = (question: Parameters<typeof judge.countsAs>[0]) => {
    const ruling = judge.countsAs(question);
    return ruling.ok ? ruling.value.verdict : ruling.problem.code;
  };
  t.equal(verdict(asked), 'yes');
  t.equal(verdict({ ...asked, format: 'samurai' }), 'no');
  t.equal(verdict({ ...asked, asOf: '2008-06-02' }), 'no');
  t.equal(verdict(kitsune), 'depends');
  t.equal(verdict({ ...kitsune, purpose: 'join' }), 'no');
  t.equal(verdict({ ...kitsune, purpose: '' }), 'bad-value');
  t.equal(verdict({ ...asked, from: 'Ratling7', to: 'Creature' }), 'unknown-keyword');
  t.equal(verdict({ ...asked, from: 'Ratling', to: '7 Creature' }), 'unknown-keyword');
  t.equal(judge.countsAs(asked), judge.countsAs({ ...asked }));
});
