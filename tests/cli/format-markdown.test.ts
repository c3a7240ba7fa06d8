import t from 'tap';
import { formatMarkdown } from '../../src/cli/format-markdown.js';

const format = (...lines: string[]) => formatMarkdown(lines.join('\n'), 45).split('\n');

t.test('paragraphs are wrapped anew, without marks of bold print', async t => {
  t.strictSame(format('A rule that is', 'written on **two lines**, and', 'three.', '', 'Another.'), [
    'A rule that is written on two lines, and',
    'three.',
    '',
    'Another.',
  ]);
});

t.test('lists and quotations stay, indented below their marks', async t => {
  t.strictSame(
    format(
      'In order:',
      '1. the first of them, which takes',
      '   some words,',
      '- a dash',
      '> Open: do',
      '> this',
      '>',
      '> Or that',
    ),
    [
      'In order:',
      '1. the first of them, which takes some words,',
      '- a dash',
      '> Open: do this',
      '>',
      '> Or that',
    ],
  );
});

t.test('a table has its columns side by side', async t => {
  t.strictSame(format('Stats:', '', '| | |', '|---|---|', '| Force | 2 |', '| Chi | none |', '', 'End.'), [
    'Stats:',
    '',
    '  Force  2',
    '  Chi    none',
    '',
    'End.',
  ]);
  t.strictSame(
    format('| you are | leader |', '|:--|--:|', '| an ally | the one whose side you are on and stay |'),
    ['  you are  leader', '  an ally  the one whose side you are on and', '           stay'],
  );
});
