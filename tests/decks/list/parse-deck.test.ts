import fc from 'fast-check';
import t from 'tap';
import { type Deck, parseDeck } from '../../../src/decks/index.js';

const read = (...lines: string[]): Deck => {
  const deck = parseDeck(lines.join('\n'));
  if (!deck.ok) throw new Error(deck.problem.message);
  return deck.value;
};
const sections = (deck: Deck) => deck.entries.map(({ title, section, type }) => [title, section, type]);

t.test('cards stand in the section of the last heading', async t => {
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
    ['Nobody Knows', 'none', null],
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

t.test('a heading whose number is not that of its cards is noted', async t => {
  const deck = read('Dynasty (3)', 'Personalities (2)', '1 Kaze Arashi', 'Holdings (2)', '2 Rice Terrace');
  t.match(deck.problems, [
    { code: 'deck-heading-count', severity: 'note', lines: [2], message: /states 2 cards, and 1/ },
  ]);
  t.equal(deck.problems.length, 1);
});

t.test('a Fate deck may be headed with the Sensei counted in, or without', async t => {
  const fate = (count: number) =>
    read(`Fate (${count})`, '# Sensei', '1 Arashi Sensei', '# Strategies', '3 Quiet Ambush').problems.length;
  t.strictSame([fate(3), fate(4), fate(5)], [0, 0, 1]);
});

t.test('problems of the list name their lines', async t => {
  const deck = read('Sidebord:', '1 Quiet Ambush', '???', '0 Iron Fan', 'Dinasty:');
  t.match(deck.problems, [
    { code: 'deck-unknown-heading', severity: 'depends', lines: [1], message: /Sidebord.*line 1/ },
    { code: 'deck-bad-line', lines: [3], message: /line 3: \?\?\?/ },
    { code: 'deck-bad-count', lines: [4], message: /line 4/ },
    { code: 'deck-unknown-heading', lines: [5], message: /Did you mean Dynasty\?/ },
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
      const reported = new Set(problems.flatMap(problem => problem.lines));
      return (
        kinds.length === text.split(/\r\n?|\n/).length &&
        kinds.every((kind, index) => kind !== 'card' || carded.has(index + 1)) &&
        kinds.every((kind, index) => kind !== 'problem' || reported.has(index + 1)) &&
        entries.every(({ count, title }) => count > 0 && title !== '')
      );
    }),
  );
});
