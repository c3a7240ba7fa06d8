import t from 'tap';
import { unfoldList } from '../../../src/decks/list/unwrap.js';

const unfold = (list: string) => unfoldList(list).split('\n');

t.test('headings within others, with their counts, and a semicolon between cards', async t => {
  t.strictSame(
    unfold(
      "Stronghold: Kyuden Otomo Sensei: Bukita Sensei Wind: Toturi Sezaru Dynasty (7): 3x Akodo Kobi; 1 Tess'kss " +
        'Fate (40): Strategies: 40 S',
    ),
    [
      'Stronghold: Kyuden Otomo',
      'Sensei: Bukita Sensei',
      'Wind: Toturi Sezaru',
      'Dynasty (7):',
      '3x Akodo Kobi',
      "1 Tess'kss",
      'Fate (40):',
      'Strategies:',
      '40 S',
    ],
  );
  t.strictSame(unfold('Fate: Strategies: 40x Ambush Followers: 2x Guard'), [
    'Fate:',
    'Strategies:',
    '40x Ambush',
    'Followers:',
    '2x Guard',
  ]);
});

t.test('several Winds or Senseis behind one heading; a Stronghold stands alone', async t => {
  t.strictSame(unfold('Wind: Toturi Sezaru; Toturi Tsudao; Fate: 2x Rice'), [
    'Wind: Toturi Sezaru',
    'Toturi Tsudao',
    'Fate:',
    '2x Rice',
  ]);
  t.strictSame(unfold('Stronghold: Kyuden Otomo; 3x Akodo Kobi'), [
    'Stronghold: Kyuden Otomo',
    '3x Akodo Kobi',
  ]);
  t.strictSame(unfold('Wind: ; Dynasty: 1x Pot'), ['Wind:', 'Dynasty:', '1x Pot']);
  t.strictSame(unfold('Stronghold: 1x Kyuden Otomo 3x Akodo Kobi'), [
    'Stronghold: 1x Kyuden Otomo',
    '3x Akodo Kobi',
  ]);
});

t.test('the longest words that are a heading; any way of writing them', async t => {
  t.strictSame(unfold('Starting Sensei: A The Fate Deck 40: 2x B **Dynasty**: 100x C'), [
    'Sensei: A',
    'The Fate Deck 40:',
    '2x B',
    'Dynasty:',
    '100x C',
  ]);
});

t.test('the faction keeps what stands behind it', async t => {
  t.strictSame(unfold('Clan: Crane Stronghold: Shiro Kaze'), ['Clan: Crane', 'Stronghold: Shiro Kaze']);
  t.strictSame(unfold('Wind: A Faction: Lion 3x B'), ['Wind: A', 'Faction: Lion', '3x B']);
});

t.test('an unknown heading, and a colon that ends none', async t => {
  t.strictSame(unfold('3x Tea; Soup: 2x Rice'), ['3x Tea', 'Soup:', '2x Rice']);
  t.strictSame(unfold('Fate: Quiet Ambush: 3; Tea'), ['Fate:', 'Quiet Ambush: 3', 'Tea']);
});

t.test('what has lines is left as it is', async t => {
  t.equal(unfoldList('Fate: 1x A; 2x B\n3x C'), 'Fate: 1x A; 2x B\n3x C');
  t.equal(unfoldList('3x Tea'), '3x Tea');
});

t.test('a chat that has flattened a list: its headings have a # before them', async t => {
  t.strictSame(unfold("# Dynasty # Holding (6) 3 Stables 3 Farmer's Market # Fate 3 Creating Order"), [
    'Dynasty:',
    'Holding (6):',
    '3 Stables',
    "3 Farmer's Market",
    'Fate:',
    '3 Creating Order',
  ]);
  t.strictSame(unfold('**Dynasty** (3) 3x Tea __Fate:__ 2x Rice **3x** Pot'), [
    'Dynasty (3):',
    '3x Tea',
    'Fate:',
    '2x Rice',
    '3x Pot',
  ]);
  t.strictSame(unfold('**Dynasty** 3x **Tea**'), ['Dynasty:', '3x Tea']);
  t.equal(unfoldList('# a comment'), '# a comment');
});
