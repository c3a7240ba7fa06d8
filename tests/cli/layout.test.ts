import t from 'tap';
import { formatList, formatWrapped } from '../../src/cli/layout.js';

t.test('text is wrapped at words, later lines below the first', async t => {
  const text = 'one two three four five six seven eight nine-and-ten';
  t.equal(
    formatWrapped(text, 46, '  1. '),
    '  1. one two three four five six seven eight\n     nine-and-ten',
  );
  t.equal(formatWrapped('a\n\nb', 44, '- '), '- a\n\n  b', 'no blanks at the end of a line');
});

t.test('no terminal control gets through', async t => {
  t.equal(formatWrapped('a\u001b[31mb\u0007\u009bc\td', 44), 'a [31mb  c d');
});

t.test('a list', async t => {
  t.equal(formatList(['a', 'b'], 44), '  - a\n  - b');
  t.equal(
    formatList(['a', 'b'], 44, index => `${index}: `),
    '0: a\n1: b',
  );
  t.equal(formatList([], 44), '');
});
