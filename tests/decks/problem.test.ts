import t from 'tap';
import { formatLines } from '../../src/decks/problem.js';

t.test('lines for people', async t => {
  t.equal(formatLines([4]), 'line 4');
  t.equal(formatLines([4, 7, 9]), 'lines 4, 7 and 9');
  t.equal(formatLines([1, 2, 3, 4, 5, 6, 7]), 'lines 1, 2, 3, 4, 5 and 2 more');
});
