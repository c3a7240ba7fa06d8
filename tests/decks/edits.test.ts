import t from 'tap';
import { applyEdits, type Edit } from '../../src/decks/index.js';
import { openChecker } from './checker.js';

const { read } = await openChecker();
const shown = (deck: ReturnType<typeof read>) =>
  deck.entries.map(({ count, title, section }) => `${count} ${title}: ${section}`);
const remove = (title: string, count: number, more: object = {}): Edit => ({
  do: 'remove',
  title,
  experience: '',
  section: 'fate',
  id: null,
  lines: [],
  ...more,
  count,
});

t.test('takes copies off the last lines first', async t => {
  const deck = read({ fate: ['3 Ishi', '1 Iron Fan', '2 ishi'] });
  t.strictSame(shown(applyEdits(deck, [remove('Ishi', 3)])), ['2 Ishi: fate', '1 Iron Fan: fate']);
  t.strictSame(shown(applyEdits(deck, [remove('Ishi', 99)])), ['1 Iron Fan: fate']);
});

t.test('goes by line where there are lines, else by section, title and experience', async t => {
  const text = read('Fate\n2 Ishi\n2 Ishi');
  t.strictSame(shown(applyEdits(text, [remove('Ishi', 2, { lines: [2] })])), ['2 Ishi: fate']);
  const deck = read({ fate: ['1 Ishi exp', '1 Ishi exp2'], dynasty: ['1 Ishi exp2'] });
  const edit = remove('Ishi', 1, { experience: 'Experienced 2' });
  t.strictSame(
    applyEdits(deck, [edit]).entries.map(({ section, experience }) => [section, experience.level]),
    [
      ['dynasty', 2],
      ['fate', 1],
    ],
  );
  t.strictSame(shown(applyEdits(deck, [remove('Nobody', 1)])), shown(deck));
});

t.test('moves copies to another section', async t => {
  const deck = read({ dynasty: ['2 Arashi Sensei'] });
  const edit: Edit = {
    ...remove('Arashi Sensei', 1, { section: 'dynasty' }),
    do: 'move',
    to: 'fate',
  } as Edit;
  t.strictSame(shown(applyEdits(deck, [edit])), ['1 Arashi Sensei: dynasty', '1 Arashi Sensei: fate']);
});

t.test('adds a card by title, or a stand-in', async t => {
  const add = (section: 'sensei' | 'fate', title: string | null): Edit => ({
    do: 'add',
    section,
    count: 2,
    title,
  });
  const deck = applyEdits(read({ wind: ['X'] }), [
    add('sensei', 'Arashi Sensei'),
    add('sensei', null),
    add('fate', null),
  ]);
  t.match(deck.entries.slice(1), [
    { title: 'Arashi Sensei', count: 2, factions: null, keywords: null },
    { title: 'Any Sensei', section: 'sensei', factions: ['All Clans'] },
    { title: 'Any Fate card', section: 'fate', type: 'Strategy', factions: null, keywords: [] },
  ]);
});
