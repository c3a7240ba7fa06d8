import t from 'tap';
import { homeOf } from '../../../src/decks/index.js';

t.test('where a card belongs goes by its type, else by the deck that the card data names', async t => {
  t.equal(homeOf({ type: 'Personality', deck: null }), 'dynasty');
  t.equal(homeOf({ type: 'Sensei', deck: 'Pre-Game' }), 'sensei');
  t.equal(homeOf({ type: 'Clock', deck: 'Fate' }), 'fate');
  t.equal(homeOf({ type: 'Clock', deck: 'Dynasty' }), 'dynasty');
  t.equal(homeOf({ type: 'Attachment', deck: 'Fate' }), 'fate');
  t.equal(homeOf({ type: 'Clock', deck: 'Pre-Game' }), null);
  t.equal(homeOf({ type: 'Clock', deck: 'Nowhere' }), null);
  t.equal(homeOf({ type: 'Clock', deck: null }), null);
  t.equal(homeOf({ type: null, deck: 'Fate' }), 'fate');
});
