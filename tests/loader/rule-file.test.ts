import t from 'tap';
import { formatProblem } from '../../src/knowledge/index.js';
import { parseFrontMatter } from '../../src/loader/rule-file.js';

function problemsOf(text: string): string[] {
  const { raw, problems } = parseFrontMatter('legacy/x.md', text);
  t.equal(raw === null, problems.length > 0, 'read, or problems');
  return problems.map(formatProblem);
}

t.test('front matter, text and sections', async t => {
  const text = '---\ntitle: A\nday: 2008-06-03\n---\nText.\n\n---wording\nuntil: 2008-06-03\n---\nOld.\n';
  const { raw } = parseFrontMatter('legacy/a/b.md', text);
  t.strictSame(raw, {
    id: 'legacy/a/b',
    file: 'legacy/a/b.md',
    data: { title: 'A', day: '2008-06-03' },
    content: 'Text.\n',
    sections: [{ key: 'wording', data: { until: '2008-06-03' }, content: 'Old.\n' }],
  });
});

t.test('yaml may be named', async t => {
  t.strictSame(parseFrontMatter('legacy/a.md', '---yaml \na: 1\n---\nText.').raw?.data, { a: 1 });
});

t.test('no other language is read, and nothing is run', async t => {
  const names = [
    'js',
    'JS',
    'javascript',
    'JavaScript',
    'json',
    'coffee',
    'toml',
    'YAML',
    'constructor',
    '__proto__',
    ' js',
  ];
  for (const name of names) {
    const text = `---${name}\n{ a: globalThis.wasRun = true }\n---\nText.`;
    t.match(
      problemsOf(text),
      [new RegExp(`line 1: .* Found: ${name.trim()}\\. .*\\[refused-engine\\]$`)],
      name,
    );
  }
  t.notOk('wasRun' in globalThis);
});

t.test('a section is never run either', async t => {
  const text = '---\ntitle: A\n---\nText.\n---js\n{ a: globalThis.wasRun = true }\n---\nOld.';
  const { raw } = parseFrontMatter('legacy/a.md', text);
  t.equal(raw?.sections[0]?.key, 'js');
  t.notOk('wasRun' in globalThis);
});

t.test('front matter that is missing, empty or open', async t => {
  const missing =
    /^legacy\/x\.md: line 1: The file does not begin with front matter\. .*\[bad-front-matter\]$/;
  t.match(problemsOf(''), [missing]);
  t.match(problemsOf('Text.'), [missing]);
  t.match(problemsOf('----\na: 1\n----\nText.'), [missing]);
  t.match(problemsOf('---js'), [missing], 'not even a line');
  const open = /line 1: The front matter is not closed\. .*\[bad-front-matter\]$/;
  t.match(problemsOf('---\ntitle: A\n\nText.\n'), [open]);
  t.match(problemsOf('---\ntitle: A\n---wording\nuntil: 2008-06-03\n---\nOld.\n'), [open]);
  const empty = /line 1: The front matter holds no fields.*\[bad-front-matter\]$/;
  t.match(problemsOf('---\n# nothing yet\n---\nText.'), [empty]);
  t.match(problemsOf('---\n- a\n---\nText.'), [empty]);
  t.match(problemsOf('---\njust words\n---\nText.'), [empty]);
});

t.test('the line of a fault', async t => {
  t.match(problemsOf('---\ntitle: A\nsee: [b\n---\nText.'), [
    /^legacy\/x\.md: line 3: .*\[bad-front-matter\]$/,
  ]);
  t.match(problemsOf('---\ntitle: A\nanswer: "B\n---\nText.'), [/line \d: .*\[bad-front-matter\]$/]);
  t.match(problemsOf('---\ntitle: A\nsee: []\ntitle: B\n---\nText.'), [
    /^legacy\/x\.md: line 4: A key is given twice in one map\. Keep one of them\. \[bad-front-matter\]$/,
  ]);
  t.match(problemsOf('---\ntitle: A\nsource:\n  page: a\n  page: b\n---\nText.'), [
    /line 5: A key is given twice/,
  ]);
});

t.test('the line of a fault in a section', async t => {
  const head = '---\ntitle: A\n---\nText.\n';
  t.match(problemsOf(`${head}---wording\nuntil: a\nuntil: b\n---\nOld.`), [/line 7: A key is given twice/]);
  const two = `${head}---wording\nuntil: a\n---\nOld.\n --- wording \n- b\n---\nOlder.\n`;
  t.match(problemsOf(two), [/line 9: The front matter holds no fields/]);
  t.match(problemsOf(`${head}---wording\nuntil: a\nOld.\n`), [
    /line 5: The front matter holds no fields, or is not/,
  ]);
});

t.test('tags that would make other things than data, and aliases without end', async t => {
  const tagged = problemsOf('---\ntitle: !!js/function "a"\n---\nText.');
  t.match(tagged, [/line 2: Unresolved tag.*\[bad-front-matter\]$/]);
  const steps = Array.from({ length: 9 }, (_, i) => `l${i}: &l${i} [${`*l${i - 1},`.repeat(9)}]`).slice(1);
  const bomb = ['l0: &l0 [a,a,a,a,a,a,a,a,a]', ...steps].join('\n');
  t.match(problemsOf(`---\n${bomb}\n---\nText.`), [
    /more aliases than can be followed.*\[bad-front-matter\]$/,
  ]);
});
