import t from 'tap';
import { clip, escapeMarkdown } from '../../src/discord/index.js';
import { adaptMarkdown } from '../../src/discord/markdown.js';

t.test('plain text is shown as it stands', async t => {
  t.equal(
    escapeMarkdown('**a** _b_ `c` ~d~ |e| [f] <g>'),
    '\\*\\*a\\*\\* \\_b\\_ \\`c\\` \\~d\\~ \\|e\\| \\[f\\] \\<g\\>',
  );
  t.equal(escapeMarkdown('# no heading\n- no list\n> none'), '\\# no heading\n\\- no list\n\\> none');
  t.equal(escapeMarkdown("Yoritomo's Alliance - Mantis Clan"), "Yoritomo's Alliance - Mantis Clan");
});

t.test('an address in plain text is no link', async t => {
  t.equal(escapeMarkdown('1 https://x.y/z, discord://a'), '1 https\\://x.y/z, discord\\://a');
  t.match(clip(escapeMarkdown(`https://x.y/${'z'.repeat(300)}`), 60), /^https\\:\/\/x\.y\/z+…$/);
});

t.test('wrapped lines are joined; lists, headings, quotations and paragraphs stay', async t => {
  t.equal(
    adaptMarkdown('one\ntwo\n\nthree\n- four\n  five\n- six\n## Seven\neight\n'),
    'one two\n\nthree\n- four five\n- six\n## Seven\neight',
  );
});

t.test('a table becomes lines, because Discord knows none', async t => {
  t.equal(
    adaptMarkdown('Values:\n\n| | |\n|---|---|\n| Force | 2 |\n| Chi | 3 |\n\nEnd.'),
    'Values:\n\n- Force: 2\n- Chi: 3\n\nEnd.',
  );
  t.equal(adaptMarkdown('| stat | least |\n|---|---|\n| Honor | -19 |'), '- stat: least\n- Honor: -19');
});
