import t from 'tap';
import { coverInOrder } from '../../../../src/resolver/questions/legacy/yu-packing.js';

t.test('forces are reached in their order, by cards of their own', async t => {
  t.strictSame(coverInOrder([1, 2, 3], [3, 2]), { count: 2, using: [[2], [1]] });
  t.equal(coverInOrder([1, 2, 3], [3, 3]).count, 2, '3, and 1 + 2');
  // the first cannot be reached, so the second does not count
  t.strictSame(coverInOrder([1, 2], [4, 1]), { count: 0, using: [] });
  // a card is needed for Force 0 as well, and what is not needed stays unused
  t.strictSame(coverInOrder([0, 5], [0]), { count: 1, using: [[0]] });
  t.strictSame(coverInOrder([], [0]), { count: 0, using: [] });
});
