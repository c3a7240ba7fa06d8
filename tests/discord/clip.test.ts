import fc from 'fast-check';
import t from 'tap';
import { clipLines } from '../../src/discord/clip.js';
import { clip } from '../../src/discord/index.js';

t.test('what fits stays as it is', async t => {
  t.equal(clip('one two', 7), 'one two');
  t.equal(clip('', 1), '');
});

t.test('a cut falls between words', async t => {
  t.equal(clip('one two three', 9), 'one two…');
  t.equal(clip('one two three', 8), 'one two…');
  t.equal(clip('one two three', 7), 'one…');
});

t.test('a mark stays whole', async t => {
  t.equal(clip('see **bold words here** now', 20), 'see…');
  t.equal(clip('see [a long link](https://example.org/x) now', 30), 'see…');
  t.equal(clip('see `some code here` now and then', 15), 'see…');
  t.equal(clip('see **bold** and *italic words* and then', 26), 'see **bold** and…');
  t.equal(clip('see _under lined_ now', 12), 'see…');
  t.equal(clip('a ~~struck out~~ b', 12), 'a…');
  t.equal(clip('a ||hidden words|| b', 14), 'a…');
  t.equal(clip('a ```code\nblock``` b', 14), 'a…');
});

t.test('what no mark closes is an ordinary character', async t => {
  t.equal(clip('see **bold words here', 16), 'see **bold…');
  t.equal(clip('2 * 3 is 6, and so on', 14), '2 * 3 is 6,…');
  t.equal(clip('an escaped \\*star\\* is none', 22), 'an escaped \\*star\\*…');
});

t.test('no mark of a list or heading is left alone at the end', async t => {
  t.equal(clip('- first\n- second', 12), '- first…');
  t.equal(clip('first\n\n## Heading', 12), 'first…');
  t.equal(clip('first\n12. second words', 14), 'first…');
});

t.test('a text without any good place is cut between characters', async t => {
  t.equal(clip('x'.repeat(50), 10), `${'x'.repeat(9)}…`);
  t.equal(clip('🎲'.repeat(50), 10), `${'🎲'.repeat(4)}…`);
  t.equal(clip('🎲'.repeat(50), 11), `${'🎲'.repeat(5)}…`);
  t.equal(clip('**one very long bold thing**', 12), 'one very…');
});

t.test('a long line is cut where it would leave more than half of the room empty', async t => {
  const long = 'word '.repeat(50).trim();
  t.match(clipLines(['Head.', long, 'x'], 130), /^Head\.\n(word )+word…\n… and 1 more$/);
  t.match(clipLines(['Head.', long], 130), /^Head\.\n(word ){20,}word…$/);
  t.match(clipLines(['Head.', long], 70), /^Head\.\n(word )+word…$/);
  t.equal(clipLines(['A head of forty characters, or thereabouts', long], 70).split('\n')[1], '… and 1 more');
});

t.test('lines: as many as fit, and how many do not', async t => {
  t.equal(clipLines(['one', 'two'], 20), 'one\ntwo');
  t.equal(clipLines(['one', 'two', 'three', 'four', 'five'], 22), 'one\ntwo\n… and 3 more');
  t.equal(clipLines(['a very long first line of all', 'two', 'three'], 25), 'a very long…\n… and 2 more');
  t.equal(clipLines(['a very long line that stands alone'], 16), 'a very long…');
  t.equal(clipLines([], 16), '');
});

const MARKED = fc.array(
  fc.oneof(
    fc.constantFrom(
      'word',
      'Naga',
      '**bold words**',
      '*slanted*',
      '`code`',
      '[link text](https://a.b/c)',
      '\n- ',
      '🎲',
    ),
    fc.string({ maxLength: 12 }),
  ),
  { maxLength: 60 },
);

t.test('property: within the limit, a beginning of the text at a word', async t => {
  fc.assert(
    fc.property(MARKED, fc.integer({ min: 20, max: 200 }), (parts, limit) => {
      const text = parts.join(' ');
      const cut = clip(text, limit);
      if (text.length <= limit) return cut === text;
      const kept = cut.slice(0, -1);
      const whole = !text.startsWith(kept) || /^\s|^$/.test(text.slice(kept.length)) || !/\s/.test(kept);
      return cut.length <= limit && cut.endsWith('…') && whole && !/[\ud800-\udbff]$/.test(kept);
    }),
  );
  t.pass('held');
});

t.test('property: marks of the text stay balanced', async t => {
  const words = fc.constantFrom('word', '**bold words**', '`some code`', '[link text](https://a.b/c)');
  fc.assert(
    fc.property(
      fc.array(words, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 30, max: 200 }),
      (parts, limit) => {
        const cut = clip(parts.join(' '), limit);
        const count = (mark: RegExp) => (cut.match(mark) ?? []).length;
        return count(/\*\*/g) % 2 === 0 && count(/`/g) % 2 === 0 && count(/\[/g) === count(/\]\(.*?\)/g);
      },
    ),
  );
  t.pass('held');
});
