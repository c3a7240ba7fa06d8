import t from 'tap';
import type { Day } from '../../../src/knowledge/index.js';
import { listKeywordAnswers, makeJudge } from '../../../src/resolver/index.js';
import { TODAY } from '../../support/corpus.js';
import { testCorpus, testDocument } from '../../support/documents.js';

t.test('an exception holds from the day on which its rule does', async t => {
  const why = 'Its text tells the two apart.';
  const judge = makeJudge(
    testCorpus([
      testDocument('legacy/cups', { relations: [{ implies: { any: ['Cup'], then: 'Bowl' } }] }),
      testDocument('legacy/teapot', {
        changes: ['ADDED May 03 2008'],
        exceptions: [{ cards: ['The Teapot'], verdict: 'no', from: 'cup', to: 'Bowl', why }],
      }),
    ]),
  );
  const ask = (card: string, asOf: Day) => judge.countsAs({ from: 'Cup', to: 'Bowl', card, asOf });
  t.match(ask('The Teapot', '2008-05-02'), { value: { verdict: 'yes' } });
  t.match(ask('The Teapot', '2008-05-03'), {
    value: { verdict: 'no', citations: [{ rule: 'legacy/cups' }, { rule: 'legacy/teapot' }] },
  });
  t.match(ask('The Kettle', '2008-05-03'), { value: { verdict: 'yes' } });
});

t.test('an exception that settles a step must name it', async t => {
  const settled = { cards: ['The Teapot'], verdict: 'no', from: 'Cup', why: 'Its text tells the two apart.' };
  t.throws(() => testDocument('legacy/teapot', { exceptions: [settled] }), /exceptions\.0\.to/);
});

t.test('an earlier wording rules on its days', async t => {
  const changes = ['CHANGED June 03 2008'];
  const was = {
    until: '2008-06-03',
    answer: 'It was so.',
    relations: [{ implies: { any: ['Beast'], then: 'Animal' } }],
  };
  const old = makeJudge(
    testCorpus([
      testDocument('legacy/beasts', { changes, relations: [{ equivalent: ['Beast', 'Animal'] }] }, [was]),
    ]),
  );
  const verdict = (from: string, to: string, asOf: string) => {
    const ruling = old.countsAs({ from, to, asOf });
    return ruling.ok && ruling.value.verdict;
  };
  t.equal(verdict('Beast', 'Animal', '2008-06-02'), 'yes');
  t.equal(verdict('Animal', 'Beast', '2008-06-02'), 'no');
  t.equal(verdict('Animal', 'Beast', '2008-06-03'), 'yes');
  const turn = { verdict: 'no', day: '2008-06-02', when: 'until' };
  t.strictSame(listKeywordAnswers(old.corpus, 'Animal', TODAY), [{ to: 'Beast', verdict: 'yes', turn }]);
});

t.test('of a rule that ended, and came back later, a day between is written in the past', async t => {
  const changes = ['DELETED May 03 2008', 'ADDED June 03 2008'];
  const judge = makeJudge(
    testCorpus([
      testDocument('legacy/cups', { changes, relations: [{ implies: { any: ['Cup'], then: 'Bowl' } }] }),
    ]),
  );
  const asked = { from: 'Cup', to: 'Bowl' };
  t.match(judge.countsAs({ ...asked, asOf: '2008-05-10' }), {
    value: {
      verdict: 'no',
      answer:
        'No: on May 10, 2008 the rule that leads from Cup to Bowl was no longer in force, so Cup did not count as Bowl.',
      steps: [{ text: 'The rule from Cup to Bowl was deleted on May 3, 2008.' }],
    },
  });
  t.match(judge.countsAs({ ...asked, asOf: TODAY }), { value: { answer: 'Yes: Cup counts as Bowl.' } });
});

t.test('a long way is written with commas', async t => {
  const chain = ['A', 'B', 'C', 'D'].map((letter, index, all) => ({ letter, next: all[index + 1] }));
  const documents = chain.flatMap(({ letter, next }) =>
    next
      ? [
          testDocument(`legacy/${letter.toLowerCase()}`, {
            relations: [{ implies: { any: [letter], then: next } }],
          }),
        ]
      : [],
  );
  const ruling = makeJudge(testCorpus(documents)).countsAs({ from: 'A', to: 'D', asOf: TODAY });
  t.match(ruling, {
    ok: true,
    value: {
      answer: 'Yes: A counts as B, B counts as C, and C counts as D.',
      citations: [{ status: 'in-force' }, {}, {}],
    },
  });
});
