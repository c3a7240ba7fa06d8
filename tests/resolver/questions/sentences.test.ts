import t from 'tap';
import { formatAsked } from '../../../src/resolver/questions/sentences.js';

t.test('the question as understood names what was told', async t => {
  t.equal(formatAsked('How?', {}), 'How?');
  t.equal(formatAsked('How?', { leftOut: undefined }), 'How?');
  t.equal(
    formatAsked('How?', { goingFirst: false, holdingsInPlay: 2 }),
    'How? (Going first: no; Holdings in play: 2)',
  );
  t.equal(formatAsked('May it?', { below: '', above: 'KYD' }), 'May it? (Below: none; Above: KYD)');
  t.equal(formatAsked('How?', { players: ['A', 'B'], first: null }), 'How? (Players: A, B; First: none)');
  t.equal(
    formatAsked('How?', { cards: [{ name: 'X' }], stats: { force: 1 } }),
    'How? (Cards: 1 given; Stats: as given)',
  );
});
