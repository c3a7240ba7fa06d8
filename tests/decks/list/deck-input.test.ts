import t from 'tap';
import { readDeck } from '../../../src/decks/index.js';

t.test('a structured deck takes cards as objects, and as lines', async t => {
  const { deck } = readDeck({
    stronghold: ['Shiro Kaze'],
    dynasty: [
      { title: 'Kaze Arashi', experience: 'exp2', count: 2 },
      { title: 'Kaze Arashi - exp', type: 'Personality' },
      { title: 'Yuki Sada', keywords: ['Samurai', '<b>Experienced 3</b>'] },
      '3x Rice Terrace',
    ],
    other: ['Iron Fan'],
    faction: 'Crane',
    strongholdAllowsMore: true,
  });
  t.match(deck, { faction: 'Crane', strongholdAllowsMore: true, lines: [], problems: [] });
  t.strictSame(
    deck?.entries.map(({ title, count, section, type, experience }) => [
      title,
      count,
      section,
      type,
      experience.level,
    ]),
    [
      ['Shiro Kaze', 1, 'stronghold', 'Stronghold', 0],
      ['Kaze Arashi', 2, 'dynasty', null, 2],
      ['Kaze Arashi', 1, 'dynasty', 'Personality', 1],
      ['Yuki Sada', 1, 'dynasty', null, 3],
      ['Rice Terrace', 3, 'dynasty', null, 0],
      ['Iron Fan', 1, 'other', null, 0],
    ],
  );
});

t.test('a line of a structured deck may name the type', async t => {
  const { deck } = readDeck({ dynasty: ['1 Storm (Wind)'], start: ['Big Wall [Fortification]'] });
  t.match(deck?.entries, [
    { title: 'Big Wall', type: 'Fortification', section: 'start', doubt: null },
    { title: 'Storm', type: 'Wind', section: 'dynasty' },
  ]);
});

t.test('all that is wrong with a structured deck is reported at once', async t => {
  const { deck, problems } = readDeck({
    fate: [{ title: 'X', experience: 'old' }, 'Dynasty:', '0 Y', { title: 'Z', count: 2, experience: ' ' }],
  });
  t.equal(deck, null);
  t.match(problems, [
    { code: 'bad-value', field: 'deck.fate.0.experience', found: 'old' },
    { code: 'bad-value', field: 'deck.fate.1', message: 'This line names no card.', cure: /3x Bamboo/ },
    { code: 'bad-value', field: 'deck.fate.2', message: '0 is no number of copies.', cure: /from 1 to 99/ },
  ]);
  t.equal(problems.length, 3);
});

t.test('unknown fields are refused by name, and bad values with their field', async t => {
  t.match(readDeck({ fates: [] }).problems, [{ code: 'unknown-field', field: 'deck.fates', near: ['fate'] }]);
  t.match(readDeck({ fate: [{ title: 'X', count: 0 }] }).problems, [
    { code: 'bad-value', field: 'deck.fate.0.count' },
  ]);
  t.match(readDeck({ fate: [{ title: 'X', keywords: ['<b></b>'] }] }).problems, [
    { code: 'bad-value', field: 'deck.fate.0.keywords.0' },
  ]);
  t.match(readDeck(7).problems, [{ code: 'bad-value', field: 'deck' }]);
});

t.test('more than a deck can have is refused', async t => {
  const part = Array.from({ length: 600 }, () => 'Quiet Ambush');
  t.match(readDeck({ dynasty: part, fate: part }).problems, [{ code: 'too-large', field: 'deck' }]);
  t.match(readDeck('x'.repeat(60_001)).problems, [{ code: 'too-large', found: '60001 characters' }]);
});
