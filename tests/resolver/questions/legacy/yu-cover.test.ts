import fc from 'fast-check';
import t from 'tap';
import { boundCover, coverInOrder } from '../../../../src/resolver/questions/legacy/yu-packing.js';

const ascending = (a: number, b: number) => a - b;
const yus = fc.array(fc.nat(6), { maxLength: 6 }).map(values => values.sort(ascending));
const forces = fc.array(fc.integer({ min: -1, max: 8 }), { maxLength: 6 });

t.test('the bound is never below what is reached', async t => {
  fc.assert(
    fc.property(yus, forces, (values, list) => boundCover(values, list) >= coverInOrder(values, list).count),
    { numRuns: 500 },
  );
  t.pass('held for random lists');
});

t.test('forces are reached in their order, by cards of their own', async t => {
  t.strictSame(coverInOrder([1, 2, 3], [3, 2]), { count: 2, using: [[2], [1]] });
  t.equal(coverInOrder([1, 2, 3], [3, 3]).count, 2, '3, and 1 + 2');
  // the first cannot be reached, so the second does not count
  t.strictSame(coverInOrder([1, 2], [4, 1]), { count: 0, using: [] });
  // a card is needed for Force 0 as well, and what is not needed stays unused
  t.strictSame(coverInOrder([0, 5], [0]), { count: 1, using: [[0]] });
  t.strictSame(coverInOrder([], [0]), { count: 0, using: [] });
});

t.test('the bound counts Force, cards, and cards that must do alone', async t => {
  t.equal(boundCover([5, 5], [6, 4]), 1, 'Force 10 for Yu 10, but one card alone does not reach 6');
  t.equal(boundCover([5, 5], [5, 6]), 1, 'Force 11 for Yu 10');
  t.equal(boundCover([5], [1, 1]), 1, 'one card');
  t.equal(boundCover([7, 7, 7, 7], [8, 8, 8]), 2, 'three of four would leave two to do alone');
});
