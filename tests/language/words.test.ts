import t from 'tap';
import {
  capitalise,
  formatCount,
  formatMissing,
  formatSentence,
  isDay,
  joinAnd,
  joinOr,
  joinSome,
} from '../../src/language/index.js';

t.test('lists', async t => {
  t.equal(joinAnd([]), '');
  t.equal(joinAnd(['a']), 'a');
  t.equal(joinAnd(['a', 'b']), 'a and b');
  t.equal(joinAnd(['a', 'b', 'c']), 'a, b and c');
  t.equal(joinOr(['a', 'b', 'c']), 'a, b or c');
  t.equal(joinSome(['a', 'b', 'c', 'd', 'e']), 'a, b, c, d and e');
  t.equal(joinSome(['a', 'b', 'c', 'd', 'e', 'f', 'g']), 'a, b, c, d, e and 2 more');
  t.equal(joinSome(['a', 'b', 'c'], 1), 'a and 2 more');
});

t.test('counts', async t => {
  t.equal(formatCount(1, 'card'), '1 card');
  t.equal(formatCount(0, 'card'), '0 cards');
  t.equal(formatCount(1354, 'card'), '1,354 cards');
  t.equal(formatCount(2, 'copy', 'copies'), '2 copies');
});

t.test('capital letters', async t => {
  t.equal(capitalise('kyuden kitsune'), 'Kyuden Kitsune');
  t.equal(formatSentence('one card'), 'One card.');
});

t.test('why a rule has no words on a day', async t => {
  t.equal(formatMissing('not-yet', '2008-06-02'), 'This rule did not exist yet on June 2, 2008.');
  t.equal(formatMissing('ended', '2008-06-20'), 'This rule was not in force on June 20, 2008.');
  t.match(
    formatMissing('unrecorded', '2008-06-10'),
    /existed on June 10, 2008, but its wording then is lost/,
  );
});

t.test('days of the calendar', async t => {
  t.ok(isDay('2008-02-29'));
  for (const day of ['2007-02-29', '0999-01-01', '2008-00-10', '2008-13-10', '2008-01-00', '2008-1-1'])
    t.notOk(isDay(day), day);
});
