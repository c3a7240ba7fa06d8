import t from 'tap';
import { listFrame, readAnyDeck, readDeck } from '../../../src/decks/index.js';

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

/** The cards that a text comes to. */
async function cardsOf(input: unknown): Promise<string[]> {
  const { deck } = await readAnyDeck(input);
  return (deck?.entries ?? []).map(({ count, title, section }) => `${section}: ${count} ${title}`);
}

t.test('JSON of other programs', async t => {
  const deck = {
    name: 'Wardens',
    decks: { dynasty: [{ name: 'Stables', qty: 3 }], fate: { Ambush: 2 } },
    wind: 'Toturi',
    notes: null,
    meta: { author: 'Someone' },
    isPublic: true,
  };
  t.strictSame(await cardsOf(JSON.stringify(deck)), [
    'dynasty: 3 Stables',
    'fate: 2 Ambush',
    'wind: 1 Toturi',
  ]);
  t.strictSame(await cardsOf('["3 Stables", 7, null]'), ['other: 3 Stables']);
  const parts = [{ name: 'Dynasty', count: 1, cards: [{ title: 'Stables' }] }];
  t.strictSame(await cardsOf(JSON.stringify(parts)), ['dynasty: 1 Stables']);
  t.strictSame(await cardsOf('{"sideboard": [{"card": "Ambush", "count": 2}], "dynasty": ["3 Stables"]}'), [
    'unknown: 2 Ambush',
    'dynasty: 3 Stables',
  ]);
});

t.test('what only looks like a file of a program is read as lines', async t => {
  for (const text of [
    '{ "dynasty": [',
    '<deck><card>',
    'name: x\n  count: [',
    'dynasty:\n  - name: *x\n    count: 3\n',
    'dynasty: &own\n  - name: Stables\n    count: 3\n  - *own\n',
  ])
    t.ok((await readAnyDeck(text)).deck, text);
  t.ok((await readAnyDeck('['.repeat(50_000))).deck, 'nested without an end');
  const deep = `dynasty:\n  Stables: 3\na: ${'['.repeat(25_000)}${']'.repeat(25_000)}`;
  t.match(await listFrame(deep), 'dynasty:\n3 Stables');
  t.strictSame(await cardsOf({ dynasty: ['3 Stables'] }), ['dynasty: 3 Stables']);
  t.equal((await readAnyDeck('x'.repeat(70_000))).deck, null);
});

t.test('the list in a file, for those who go on with it as text', async t => {
  t.equal(
    await listFrame('<deck><superzone name="Fate"><card qty="3">Ambush</card></superzone></deck>'),
    'Fate:\n3 Ambush',
  );
  t.equal(
    await listFrame(
      '<section name="Fate"><card name="Ambush" quantity="3" /></section><card qty="1">Toku</card>',
    ),
    'Fate:\n3 Ambush\n1 Toku',
  );
  t.equal(await listFrame('{"dynasty": [{"title": "Stables", "count": 3}]}'), 'dynasty:\n3 Stables');
  t.equal(await listFrame('Dynasty\n3 Stables'), null);
});

t.test('a wrong field of a deck in a text is named', async t => {
  t.match(await readAnyDeck('{"dynasty": [{"title": "Stables", "count": 0}]}'), {
    problems: [{ field: /deck.*count/ }],
  });
});
