import t from 'tap';
import { foldStatement, listStatements, plainLines } from '../../src/knowledge/statements.js';

t.test('sentences of wrapped lines, marks dropped', async t => {
  t.strictSame(listStatements('**Cups.** A `cup` is\na *cup*. Is it? (It is.)\n\nIt is "so." Yes!'), [
    'Cups.',
    'A cup is a cup.',
    'Is it?',
    '(It is.)',
    'It is "so."',
    'Yes!',
  ]);
});

t.test('a sentence that runs on into a list, a table or a quotation is one statement with it', async t => {
  t.strictSame(listStatements('None of this holds:\n- A cup is\n  a pot.\n- A pot is a cup.\n\nThe end.'), [
    'None of this holds: A cup is a pot. A pot is a cup.',
    'The end.',
  ]);
  t.strictSame(listStatements('Tea is served.\n\n1. Sit down.\n2. Pour.'), [
    'Tea is served.',
    'Sit down.',
    'Pour.',
  ]);
  t.strictSame(listStatements('A pot is\n\n| | |\n|---|---|\n| Force | 2 |\n| Chi | 3 |\n\nSo it is.'), [
    'A pot is Force 2 Chi 3',
    'So it is.',
  ]);
  t.strictSame(
    listStatements('You have this:\n\n> **Open:** pour\n> for all.\n>\n> **Reaction:** drink.\n'),
    ['You have this: Open: pour for all. Reaction: drink.'],
  );
});

t.test('a heading is a statement of its own', async t => {
  t.strictSame(listStatements('## Tea\n\nIt is hot.'), ['Tea', 'It is hot.']);
});

t.test('one spelling', async t => {
  t.equal(foldStatement(' A  card with “Toturi’s Army” HAS it!. '), "a card with toturi's army has it");
});

t.test('plain lines of Markdown', async t => {
  const text =
    'One **bold** line\nthat goes on.\n\n- a point\n  of two lines\n1. first\n\n> **Open:** quoted\n> on.\n\n| a | b |\n|---|---|\n| `c` | [d](e) |\n';
  t.same(plainLines(text), [
    'One bold line that goes on.',
    'a point of two lines',
    'first',
    'Open: quoted on.',
    'a : b',
    'c : d',
  ]);
});
