import t from 'tap';
import { listFrame, readAnyDeck } from '../../../src/decks/index.js';

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
  };
  t.strictSame(await cardsOf(JSON.stringify(deck)), [
    'dynasty: 3 Stables',
    'fate: 2 Ambush',
    'wind: 1 Toturi',
  ]);
  t.strictSame(await cardsOf('["3 Stables", 7, null]'), ['other: 3 Stables']);
  const parts = [{ name: 'Dynasty', cards: [{ title: 'Stables' }] }];
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
  t.equal(await listFrame('{"dynasty": [{"title": "Stables", "count": 3}]}'), 'dynasty:\n3 Stables');
  t.equal(await listFrame('Dynasty\n3 Stables'), null);
});

t.test('a wrong field of a deck in a text is named', async t => {
  t.match(await readAnyDeck('{"dynasty": [{"title": "Stables", "count": 0}]}'), {
    problems: [{ field: /deck.*count/ }],
  });
});
