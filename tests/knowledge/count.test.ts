import t from 'tap';
import { formatCount } from '../../src/knowledge/index.js';

t.test('counts', async t => {
  t.equal(formatCount(1, 'card'), '1 card');
  t.equal(formatCount(0, 'card'), '0 cards');
  t.equal(formatCount(1354, 'card'), '1,354 cards');
});
