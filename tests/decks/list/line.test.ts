import t from 'tap';
import { parseLine } from '../../../src/decks/list/line.js';

const card = (text: string) => {
  const line = parseLine(text);
  if (line.kind !== 'card') return line;
  return [line.card.count ?? 1, line.card.title, line.card.experience.written];
};

t.test('counts before and behind the title', async t => {
  for (const text of [
    '3x Quiet Ambush',
    '3X Quiet Ambush',
    '3xQuiet Ambush',
    '3 x Quiet Ambush',
    '3\u00d7 Quiet Ambush',
    'x3 Quiet Ambush',
    '(3) Quiet Ambush',
    '[3] Quiet Ambush',
    '(3x) Quiet Ambush',
    '3 - Quiet Ambush',
    '3 Quiet Ambush',
    '  - 3x  Quiet  Ambush',
    '\u2022 3 Quiet Ambush',
    'Quiet Ambush x3',
    'Quiet Ambush X 3',
    'Quiet Ambush (3)',
    'Quiet Ambush [x3]',
    'Quiet Ambush 3x',
    'Quiet Ambush: 3',
    'Quiet Ambush, 3',
    'Quiet Ambush\t3',
    'Quiet Ambush;3',
    'Quiet Ambush,3',
    'Quiet Ambush - 3',
    'Quiet Ambush ..... 3',
    'Quiet Ambush\u2026 3',
    'Quiet Ambush x3 (foil)',
    'Quiet Ambush (3) [Gold]',
    '3: Quiet Ambush',
    '3; Quiet Ambush',
    '1. 3x Quiet Ambush',
    '3\tQuiet Ambush',
    '3,Quiet Ambush',
    '"3","Quiet Ambush"',
    '| 3 | Quiet Ambush |',
    '3 Quiet Ambush -- from the hand',
    '[*]3x [card]Quiet Ambush[/card]',
    '[b]3x[/b] [url=https://a.b/c]Quiet Ambush[/url]',
    '**3x** Quiet Ambush',
    '*3x* _Quiet Ambush_',
    '3x Quiet Ambush #12',
    '**3x Quiet Ambush**',
    '* 3x [Quiet Ambush](https://a.b/c)',
    '\\- 3x [[Quiet Ambush|the ambush]]',
    '- [x] 3x Quiet Ambush',
    '<card qty="3">Quiet Ambush</card>',
    '3 Quiet Ambush (3)',
    '3x Quiet Ambush // from the hand',
    '3x Quiet Ambush # from the hand',
  ])
    t.strictSame(card(text), [3, 'Quiet Ambush', ''], text);
  t.strictSame(card('Quiet Ambush'), [1, 'Quiet Ambush', '']);
  t.strictSame(card('3 Xiao Li'), [3, 'Xiao Li', '']);
});

t.test('counts together with experience', async t => {
  for (const text of [
    '2x Kaze Arashi exp2',
    '2 Kaze Arashi (Experienced 2)',
    'Kaze Arashi - exp2 x2',
    'Kaze Arashi x2 - exp2',
    'Kaze Arashi (2) exp2',
    'Kaze Arashi (Experienced 2) (2)',
    '2x Kaze Arashi (exp2) [Gold]',
    '2x Kaze Arashi exp2 (foil)',
  ])
    t.strictSame(card(text), [2, 'Kaze Arashi', 'Experienced 2'], text);
});

t.test('either apostrophe, entities and mojibake', async t => {
  for (const text of [
    "1 Grandfather's Mill",
    '1 Grandfather\u2019s Mill',
    '1 Grandfather&rsquo;s Mill',
    '1 Grandfather\u00e2\u20ac\u2122s Mill',
  ])
    t.strictSame(card(text), [1, "Grandfather's Mill", ''], text);
});

t.test('comments, blank lines, notes and the faction', async t => {
  for (const text of [
    '// a comment',
    '; a comment',
    '-- a comment',
    '# a comment',
    '-----',
    '=====',
    '***',
    'Name: Storm',
    'Player: Someone',
    'Format: Legacy',
    'Notes: more gold',
    'Honor: 5',
    'Starting Honor: 5',
    'Province Strength: 7',
    'Gold Production: 5',
    '#3 Fudo',
    '/* Fate */',
    'Sensei: none',
    'none',
    'N/A',
  ])
    t.strictSame(parseLine(text), { kind: 'comment' }, text);
  for (const text of ['', '   ', '\t', '\ufeff', '&nbsp;'])
    t.strictSame(parseLine(text), { kind: 'blank' }, JSON.stringify(text));
  t.strictSame(parseLine('Clan: Crane'), { kind: 'faction', faction: 'Crane' });
  t.strictSame(parseLine('Faction : Crane Clan'), { kind: 'faction', faction: 'Crane Clan' });
});

t.test('an unknown heading', async t => {
  t.match(parseLine('Maybeboard'), { kind: 'heading', words: 'Maybeboard', heading: null });
  for (const text of ['Sideboard', 'Sideboard:', '[Sideboard]', '== Sideboard ==', '**Sideboard**'])
    t.match(parseLine(text), { kind: 'heading', words: 'Sideboard', heading: null }, text);
});

t.test('types behind the title and in rows', async t => {
  const typed = (text: string) => {
    const line = parseLine(text);
    return line.kind === 'card' ? [line.card.count ?? 1, line.card.title, line.card.type] : line;
  };
  t.strictSame(typed('Storm (Wind)'), [1, 'Storm', 'Wind']);
  t.strictSame(typed('1 Storm [Wind]'), [1, 'Storm', 'Wind']);
  t.strictSame(typed('2x Big Wall (Fortification)'), [2, 'Big Wall', 'Fortification']);
  t.strictSame(typed('3,Quiet Ambush,Strategy'), [3, 'Quiet Ambush', 'Strategy']);
  t.strictSame(typed('| Quiet Ambush | Strategies | 3 |'), [3, 'Quiet Ambush', 'Strategy']);
  t.strictSame(typed('| Quiet Ambush |'), [1, 'Quiet Ambush', null]);
  t.strictSame(typed('2;"Ishi, the Long Road";Personality'), [2, 'Ishi, the Long Road', 'Personality']);
  t.strictSame(typed('2,Ishi, the Long Road'), [2, 'Ishi, the Long Road', null]);
  t.strictSame(typed('Hida Kisada (Emperor)'), [1, 'Hida Kisada (Emperor)', null]);
  t.strictSame(typed('3\tQuiet Ambush\tIvory'), [3, 'Quiet Ambush', null]);
  for (const text of ['Count,Name', '| Qty | Card | Type |', '|---|:--:|'])
    t.strictSame(parseLine(text), { kind: 'comment' }, text);
  for (const text of [
    '3,Quiet Ambush,Strategy,5',
    '| 3 | Quiet Ambush | of the hand | Gold |',
    'Quiet Ambush | blue',
  ])
    t.match(parseLine(text), { kind: 'problem', code: 'deck-bad-line', message: /row/ }, text);
  for (const text of [
    '<card qty="1">A</card><card qty="2">B</card>',
    '3x Iron Fan, 2x Ishi',
    'Iron Fan x3, Ishi',
    '3 Ishi 2x Tori',
  ])
    t.match(parseLine(text), { kind: 'problem', code: 'deck-bad-line', message: /several cards/ }, text);
});

t.test('headings in the marks of forums and deck programs', async t => {
  for (const text of [
    '[b]Dynasty[/b]',
    '[u]Dynasty:[/u]',
    '[size=150][b]Dynasty[/b][/size]',
    '//Dynasty',
    '; Dynasty (40)',
  ])
    t.match(parseLine(text), { kind: 'heading', heading: { section: 'dynasty' } }, text);
  for (const text of ['[list]', '[/list]', '[/quote]'])
    t.strictSame(parseLine(text), { kind: 'blank' }, text);
});

t.test('a number that may be a count, or not', async t => {
  for (const text of ['3. Quiet Ambush', '3) Quiet Ambush'])
    t.match(parseLine(text), { kind: 'problem', code: 'deck-bad-count', message: /3 may be a count/ }, text);
  t.match(parseLine('1. 0x Quiet Ambush'), { code: 'deck-bad-count', message: /0 is no number/ });
  for (const text of ['Total: 36 cards', '40 cards', 'Total Fate cards (40)', '80 cards in total'])
    t.strictSame(parseLine(text), { kind: 'comment' }, text);
  for (const text of ['Total Cards: (85)', 'Total Conflict: (40) Total Dynasty: (40)'])
    t.strictSame(parseLine(text), { kind: 'comment' }, text);
  t.strictSame(card('Total War'), [1, 'Total War', '']);
});

t.test('what can be no card is a problem', async t => {
  t.match(parseLine('a'.repeat(201)), { kind: 'problem', code: 'deck-bad-line' });
  t.match(parseLine('a'.repeat(150)), { kind: 'problem', code: 'deck-bad-line' });
  t.match(parseLine('???'), { kind: 'problem', code: 'deck-bad-line' });
  t.match(parseLine('12 34'), { kind: 'problem', code: 'deck-bad-line' });
  for (const text of ['3x', 'x3', '(3)', '(x3)', '3'])
    t.match(
      parseLine(text),
      { code: 'deck-bad-line', message: 'This names no card.', cure: /3x Bamboo/ },
      text,
    );
  for (const text of [
    '0x Quiet Ambush',
    '100 Quiet Ambush',
    '99999999999999999999 Quiet Ambush',
    '2x Quiet Ambush x3',
    'Quiet Ambush (0) exp2',
  ])
    t.match(parseLine(text), { kind: 'problem', code: 'deck-bad-count', cure: /./ }, text);
});

t.test('a number that no count can be is never a part of the title', async t => {
  for (const [text, number] of [
    ['-3 Quiet Ambush', '-3'],
    ['\u20133x Quiet Ambush', '-3'],
    ['- -3 Quiet Ambush', '-3'],
    ['+3 Quiet Ambush', '+3'],
    ['3.5 Quiet Ambush', '3.5'],
    ['3,5x Quiet Ambush', '3,5'],
    ['1/2 Quiet Ambush', '1/2'],
    ['(-3) Quiet Ambush', '-3'],
    ['Quiet Ambush (-3)', '-3'],
    ['Quiet Ambush x-3', '-3'],
    ['Quiet Ambush x 2.5', '2.5'],
    ['-3: Quiet Ambush', '-3'],
    ['Quiet Ambush: 2.5', '2.5'],
    ['0x Quiet Ambush (3)', '0'],
    ['9999999 Quiet Ambush', '9999999'],
  ] as const) {
    const cure = /whole number from 1 to 99|from 1 to 99/;
    t.match(
      parseLine(text),
      { code: 'deck-bad-count', message: `${number} is no number of copies.`, cure },
      text,
    );
  }
  t.strictSame(card('x3Quiet Ambush'), [3, 'Quiet Ambush', '']);
  t.strictSame(card('2 1,000 Years'), [2, '1,000 Years', '']);
  t.strictSame(card('1,000 Years'), [1, '1,000 Years', '']);
  t.strictSame(card('- 3 Quiet Ambush'), [3, 'Quiet Ambush', '']);
});
