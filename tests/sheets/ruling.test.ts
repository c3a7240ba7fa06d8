import t from 'tap';
import { makeJudge } from '../../src/resolver/index.js';
import { makeRulingSheet, sayValue } from '../../src/sheets/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

t.test('values of every shape are said in words', async t => {
  t.equal(sayValue(null), 'none');
  t.equal(sayValue(undefined), 'none');
  t.equal(sayValue([]), 'none');
  t.equal(sayValue([1, [2, 3]]), '1, 2, 3');
  t.equal(sayValue({ nextPlayer: { isActive: true }, c: null }), 'Next player: Is active: yes · C: none');
});

t.test('a version of a card is named, with what holds for it', async t => {
  const version = {
    card: 'Kaze Arashi (Experienced)',
    slug: 'kaze-arashi-exp',
    printing: null,
    verdict: 'no',
  };
  t.equal(sayValue([version]), 'Kaze Arashi (Experienced): No');
  t.equal(sayValue({ ...version, printing: 'Gold' }), 'Kaze Arashi (Experienced), Gold: No');
});

t.test('what the answer says already is not said again', async t => {
  const judge = makeJudge(await shippedCorpus());
  const asked = judge.countsAs({ from: 'Ratling', to: 'Creature', asOf: TODAY });
  if (!asked.ok) return t.fail('no ruling');
  const inFull = (answer: string, value: unknown) =>
    makeRulingSheet({ ...asked.value, answer, value }).parts.find(([title]) => title === 'In full')?.[1];
  t.same(inFull('Aki acts, then Bo.', ['Aki', 'Bo']), []);
  t.same(inFull('Bo acts, then Aki.', ['Aki', 'Bo']), ['Aki', 'Bo']);
  t.same(inFull('It is 3.', 3), []);
  t.same(inFull('It is three.', null), []);
});
