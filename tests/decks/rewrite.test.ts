import t from 'tap';
import { applyEdits, type Edit, parseDeck, rewriteDeck } from '../../src/decks/index.js';

const LIST = `// my deck
Stronghold
1 Shiro Kaze
Holdings (7)
3 Rice Terrace
Rice Terrace
Fate
2x Ishi - exp2
4 Ambush
just words`;

function shown(text: string): string[] {
  const read = parseDeck(text);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value.entries
    .map(({ count, title, experience, section }) => `${section}: ${count} ${title} ${experience.written}`)
    .sort();
}

function applied(text: string, edits: Edit[]): string[] {
  const read = parseDeck(text);
  if (!read.ok) throw new Error(read.problem.message);
  return applyEdits(read.value, edits)
    .entries.map(
      ({ count, title, experience, section }) => `${section}: ${count} ${title} ${experience.written}`,
    )
    .sort();
}

const named = (title: string, count: number, line: number, section: 'fate' | 'dynasty') => ({
  title,
  experience: '',
  section,
  id: null,
  lines: [line],
  count,
});

t.test('a list with edits written into it reads as the deck after the edits', async t => {
  const cases: Edit[][] = [
    [{ do: 'remove', ...named('Ambush', 1, 9, 'fate') }],
    [{ do: 'remove', ...named('Ambush', 4, 9, 'fate') }],
    [{ do: 'merge', ...named('Rice Terrace', 4, 5, 'dynasty'), lines: [5, 6] }],
    [{ do: 'move', ...named('Ambush', 4, 9, 'fate'), to: 'dynasty', type: 'Holding' }],
    [{ do: 'move', ...named('Ambush', 4, 9, 'fate'), to: 'dynasty', type: null }],
    [{ do: 'add', section: 'sensei', count: 1, title: 'Ishi Sensei' }],
    [
      {
        do: 'move',
        ...named('Ishi', 2, 8, 'fate'),
        experience: 'Experienced 2',
        to: 'dynasty',
        type: null,
      },
    ],
    [{ do: 'state', line: 4, count: 4 }],
  ];
  for (const edits of cases)
    t.same(shown(rewriteDeck(LIST, edits)), applied(LIST, edits), JSON.stringify(edits));
});

t.test('every other line stays as it is', async t => {
  const edited = rewriteDeck(LIST, [{ do: 'remove', ...named('Ambush', 1, 9, 'fate') }]);
  t.equal(edited, LIST.replace('4 Ambush', '3 Ambush'));
  t.equal(rewriteDeck(LIST, [{ do: 'state', line: 4, count: 4 }]), LIST.replace('(7)', '(4)'));
  t.equal(rewriteDeck(LIST, [{ do: 'comment', line: 10 }]), LIST.replace('just words', '// just words'));
  const merged: Edit = { do: 'merge', ...named('Ambush', 2, 2, 'fate'), lines: [2, 3] };
  t.equal(
    rewriteDeck('Fate\nAmbush\nAmbush', [merged]),
    'Fate\n2 Ambush',
    'a line without a number gets one',
  );
});

t.test('the number of a heading follows, and no other number is taken for a count', async t => {
  const list = 'Fate (5)\n2x Ambush\nIshi exp2 x2\n1. 1x Pot';
  const ishi = { ...named('Ishi', 1, 3, 'fate'), experience: 'Experienced 2' };
  const edits: Edit[] = [
    { do: 'remove', ...named('Ambush', 2, 2, 'fate') },
    { do: 'remove', ...ishi },
    { do: 'move', ...named('Pot', 1, 4, 'fate'), to: 'dynasty', type: 'Holding' },
  ];
  t.equal(rewriteDeck(list, edits), 'Fate (1)\nIshi exp2 x1\n\nDynasty (1)\nHolding (1)\n1 Pot');
  t.equal(
    rewriteDeck('Fate: 2x Ambush; 1x Pot', [{ do: 'remove', ...named('Ambush', 1, 2, 'fate') }]),
    'Fate:\n1x Ambush\n1x Pot',
    'a list on one line gets its lines',
  );
});

t.test('what leaves the choice to a person changes nothing, and what is no deck stays', async t => {
  t.equal(rewriteDeck(LIST, [{ do: 'add', section: 'fate', count: 34, title: null }]), LIST);
  t.equal(rewriteDeck('x'.repeat(70_000), [{ do: 'comment', line: 1 }]), 'x'.repeat(70_000));
});
