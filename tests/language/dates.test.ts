import t from 'tap';
import { findDates } from '../../src/language/index.js';

t.test('dates', async t => {
  const kinds = (text: string) => findDates(text).map(({ kind, value }) => [kind, value]);
  t.same(kinds('on June 11 2008, July 29 07 and 24 Sept 2007'), [
    ['day', '2008-06-11'],
    ['day', '2007-07-29'],
    ['day', '2007-09-24'],
  ]);
  t.same(kinds("11th of June, 2008; June 3rd '08; 2008-6-3"), [
    ['day', '2008-06-11'],
    ['day', '2008-06-03'],
    ['day', '2008-06-03'],
  ]);
  t.same(kinds('19.06.2008 6/19/2008 5/5/2008'), [
    ['day', '2008-06-19'],
    ['day', '2008-06-19'],
    ['day', '2008-05-05'],
  ]);
  t.same(kinds('june 2008 and 2008-06'), [
    ['month', '2008-06'],
    ['month', '2008-06'],
  ]);
  t.same(kinds('June 11, or 29 february'), [
    ['yearless', '06-11'],
    ['yearless', '02-29'],
  ]);
  t.same(kinds('6/5/2008, June 31 2008, 2008-02-30, june 45'), [
    ['impossible', ''],
    ['impossible', ''],
    ['impossible', ''],
    ['impossible', ''],
  ]);
  t.same(kinds('may not, 21 cards, 2008, march of 3 armies, decide 5'), []);
  t.same(
    findDates('x June 11 2008 y').map(({ start, end }) => [start, end]),
    [[2, 14]],
  );
});
