import fc from 'fast-check';
import t from 'tap';
import { type Deck, parseDeck } from '../../../src/decks/index.js';
import { unfoldList } from '../../../src/decks/list/unwrap.js';

const read = (...lines: string[]): Deck => {
  const deck = parseDeck(lines.join('\n'));
  if (!deck.ok) throw new Error(deck.problem.message);
  return deck.value;
};
const sections = (deck: Deck) => deck.entries.map(({ title, section, type }) => [title, section, type]);

t.test('cards belong to the section of the last heading', async t => {
  const deck = read(
    'Clan: Crane',
    '1 Nobody Knows',
    'Stronghold: Shiro Kaze',
    'Sensei',
    '1 Arashi Sensei',
    'Dynasty (3)',
    '1x Kaze Arashi',
    'Holdings:',
    '2x Rice Terrace',
    'Fate',
    '1 Quiet Ambush',
    'Items: 1 Iron Fan',
    '1 Steel Fan',
  );
  t.equal(deck.faction, 'Crane');
  t.strictSame(sections(deck), [
    ['Nobody Knows', 'other', null],
    ['Shiro Kaze', 'stronghold', 'Stronghold'],
    ['Arashi Sensei', 'sensei', 'Sensei'],
    ['Kaze Arashi', 'dynasty', null],
    ['Rice Terrace', 'dynasty', 'Holding'],
    ['Quiet Ambush', 'fate', null],
    ['Iron Fan', 'fate', 'Item'],
    ['Steel Fan', 'fate', 'Item'],
  ]);
  t.strictSame(deck.problems, []);
  t.strictSame(
    deck.entries.map(({ line }) => line),
    [2, 3, 5, 7, 9, 11, 12, 13],
  );
});

t.test('a Stronghold on the line of its heading does not head what follows', async t => {
  t.match(sections(read('Dynasty', 'Stronghold: Shiro Kaze', '1 Kaze Arashi')), [
    [],
    ['Kaze Arashi', 'dynasty', null],
  ]);
});

t.test('what headings state, with the lines of the cards below them', async t => {
  const deck = read(
    'Fate: 4',
    'Attachments',
    '3 Iron Fan',
    'Rings (1):',
    '1 Ring of Storms',
    '# Strategies 2',
  );
  t.strictSame(
    deck.statements.map(({ section, stated, lines }) => [section, stated, lines]),
    [
      ['fate', 4, [3, 5]],
      ['fate', 1, [5]],
      ['fate', 2, []],
    ],
  );
  t.strictSame(
    deck.entries.map(({ type }) => type),
    ['Attachment', 'Ring'],
  );
});

t.test(
  'the first cards below a deck may be Winds, and Holdings that follow Start at once start in play',
  async t => {
    t.strictSame(sections(read('Dynasty', 'Winds', '1 A', 'Personalities', '1 B', 'Wind', '1 C')), [
      ['A', 'dynasty', 'Wind'],
      ['B', 'dynasty', 'Personality'],
      ['C', 'wind', 'Wind'],
    ]);
    t.strictSame(
      sections(
        read('Start', 'Fortifications', '1 A', 'Legacy Holdings', '1 B', 'Events', '1 C', 'Holdings', '1 D'),
      ),
      [
        ['A', 'start', 'Fortification'],
        ['B', 'start', 'Legacy Holding'],
        ['C', 'dynasty', 'Event'],
        ['D', 'dynasty', 'Holding'],
      ],
    );
    t.strictSame(sections(read('In play at start', '1 A', 'Holdings', '1 B', 'Dynasty', 'Wind: C')), [
      ['A', 'start', null],
      ['B', 'dynasty', 'Holding'],
      ['C', 'wind', 'Wind'],
    ]);
  },
);

t.test('titles without a count go on from the Wind or Sensei on the line of its heading', async t => {
  const doubts = (deck: Deck) => deck.entries.map(({ section, doubt }) => [section, doubt]);
  t.strictSame(doubts(read('Wind: A', 'B', '', 'C')), [
    ['wind', null],
    ['wind', 'after-title'],
    ['other', 'plain'],
  ]);
  t.strictSame(doubts(read('Sensei: A', '1 B', 'C', 'Stronghold: D', 'E', 'Wind', 'F', 'G')), [
    ['sensei', null],
    ['other', null],
    ['other', 'plain'],
    ['stronghold', null],
    ['other', 'plain'],
    ['wind', null],
    ['wind', 'plain'],
  ]);
  t.strictSame(doubts(read('Dynasty', 'Wind: A', 'B', '1 C', 'D')), [
    ['wind', null],
    ['wind', 'after-title'],
    ['dynasty', null],
    ['dynasty', 'plain'],
  ]);
  t.strictSame(doubts(read('Wind: none', 'Sensei: -', 'Items: none', 'A')), [['fate', 'plain']]);
});

t.test('a comment over several lines', async t => {
  const deck = read('1 A /* my', 'first', 'note */ 2 B', '/* and more */', '/* without end', '1 C');
  t.strictSame(deck.lines, ['card', 'blank', 'card', 'blank', 'comment', 'card']);
  t.strictSame(
    deck.entries.map(({ title, line }) => [title, line]),
    [
      ['A', 1],
      ['B', 3],
      ['C', 6],
    ],
  );
});

t.test('problems of the list name their lines', async t => {
  const deck = read('Sidebord:', '1 Quiet Ambush', '???', '0 Iron Fan', 'Dinasty:');
  t.match(deck.problems, [
    { code: 'deck-unknown-heading', line: 1, message: /Sidebord/ },
    { code: 'deck-bad-line', line: 3, message: '???: This names no card.' },
    { code: 'deck-bad-count', line: 4, message: /^0 Iron Fan: 0 is no/ },
    { code: 'deck-unknown-heading', line: 5, message: /Did you mean Dynasty\?/ },
  ]);
  t.match(deck.entries, [{ section: 'unknown' }]);
});

t.test('a list that no deck can be is refused', async t => {
  t.match(parseDeck('1 Quiet Ambush\n'.repeat(100_000)), {
    ok: false,
    problem: { code: 'too-large', cure: /1000 lines/ },
  });
  t.match(parseDeck('\n'.repeat(1001)), { ok: false, problem: { code: 'too-large', found: '1002 lines' } });
});

t.test('whatever is pasted, every line is accounted for', async () => {
  const words = fc.constantFrom(
    'Dynasty',
    'Fate:',
    '3x',
    'Kaze Arashi',
    'exp2',
    '(3)',
    '- ',
    '# ',
    '\u2019',
    '&#149;',
    '[',
    ']',
    ':',
    '<b>',
    '0',
    '\u00c5\u008d',
    '=',
  );
  const line = fc.oneof(
    fc.array(words, { maxLength: 6 }).map(parts => parts.join(' ')),
    fc.string({ maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 250 }),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), lines => {
      const text = lines.join('\n');
      const read = parseDeck(text);
      if (!read.ok) return false;
      const { lines: kinds, entries, problems } = read.value;
      const carded = new Set(entries.map(entry => entry.line));
      const reported = new Set(problems.map(problem => problem.line));
      return (
        // a list on one line is unfolded first
        kinds.length === unfoldList(text).split(/\r\n?|\n/).length &&
        kinds.every((kind, index) => kind !== 'card' || carded.has(index + 1)) &&
        kinds.every((kind, index) => kind !== 'problem' || reported.has(index + 1)) &&
        entries.every(({ count, title }) => count > 0 && title !== '')
      );
    }),
  );
});
