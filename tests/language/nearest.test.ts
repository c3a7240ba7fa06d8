import t from 'tap';
import { nearest } from '../../src/language/index.js';

const MASTERS = [
  'Master of Air',
  'Master of Earth',
  'Master of Fire',
  'Master of the Void',
  'Master of Water',
];

t.test('the nearest comes first', async t => {
  t.equal(nearest('Master of Void', MASTERS)[0], 'Master of the Void', 'a word was left out');
  t.equal(nearest('Mastr of Void', MASTERS)[0], 'Master of the Void', 'and a letter');
  t.equal(nearest('Void of Master', MASTERS).includes('Master of the Void'), false, 'in another order');
  t.same(nearest('Nag', ['Half-Naga', 'Naga']), ['Naga', 'Half-Naga'], 'both contain it');
  t.same(nearest('Kyuden', ['Kyuden Kitsune']), ['Kyuden Kitsune']);
  t.same(nearest('Daini Mantis', ['The Daini', 'Mantis House Guard']), []);
  t.same(nearest('bog', ['dog', 'cog', 'fog', 'hog', 'bag']), ['bag', 'cog', 'dog'], 'three at most');
  t.same(nearest('', ['x', 'longer']), ['x']);
  t.same(nearest('tea pot', ['—', '— — — —']), [], 'a name without words');
  t.same(nearest('Yu', ['Yuan Clan']), [], 'two letters are in too much');
});

t.test('more than eight slips make another name, however long it is', async t => {
  t.same(
    nearest('abcdefghijklmnopqrstuvwx0', ['########ijklmnopqrstuvwx0']),
    ['########ijklmnopqrstuvwx0'],
    'eight',
  );
  t.same(nearest('abcdefghijklmnopqrstuvwx012', ['#########jklmnopqrstuvwx012']), [], 'nine of 27 letters');
});
