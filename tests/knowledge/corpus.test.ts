import t from 'tap';
import {
  findHeading,
  formatProblem,
  makeCorpus,
  makeDocument,
  type Page,
  type Problem,
  pagesSchema,
} from '../../src/knowledge/index.js';
import { frontMatter, PAGES, testCorpus, testDocument } from '../support/documents.js';

function problemsOf(...documents: ReturnType<typeof testDocument>[]): Problem[] {
  return makeCorpus(documents, PAGES, 'x').problems;
}

t.test('documents that fit make a corpus', async t => {
  const corpus = testCorpus([
    testDocument('legacy/b', { changes: ['ADDED June 03 2008'], keywords: ['Yu'], see: ['legacy/a'] }),
    testDocument('legacy/a', {
      changes: ['CHANGED June 03 2008', 'CHANGED June 03 2009'],
      relations: [{ equivalent: ['Naga', 'Snake'] }],
    }),
  ]);
  t.same(
    corpus.documents.map(({ id }) => id),
    ['legacy/a', 'legacy/b'],
  );
  t.same(corpus.changeDays, ['2008-06-03', '2009-06-03']);
  t.same(corpus.keywords.names, ['Naga', 'Snake', 'Yu']);
  t.same(corpus.citedBy.get('legacy/a'), ['legacy/b']);
  t.same(corpus.citedBy.get('legacy/b'), []);
});

t.test('headings are found by their own words or with their parents', async t => {
  const [legacy] = PAGES as [Page];
  t.same(findHeading(legacy, 'p. 2, Glossary, Yu')?.path, ['p. 2, Glossary', 'Yu']);
  t.same(findHeading(legacy, 'Yu')?.path, ['p. 2, Glossary', 'Yu']);
  t.same(findHeading(legacy, 'Legacy Changes')?.path, ['Legacy Changes']);
  t.equal(findHeading(legacy, 'Glossary'), null);
  t.notOk(pagesSchema.safeParse([{ page: 'x', title: 'X', format: 'legacy', headings: [] }]).success);
});

t.test('every problem between documents is named, with file, field and cure', async t => {
  const source = (changes: object) => ({
    source: { page: 'legacy-format-changes', heading: 'Yu', ...changes },
  });
  const cases: [Record<string, unknown>, Partial<Problem>][] = [
    [
      source({ page: 'legacy-format-change' }),
      { code: 'unknown-page', field: 'source.page', near: ['legacy-format-changes'] },
    ],
    [source({ page: 'nowhere' }), { code: 'unknown-page', found: 'nowhere' }],
    [
      source({ page: 'multiplayer-format' }),
      {
        code: 'unknown-page',
        message: 'The document does not lie in the folder of its page.',
        cure: 'Move the document to multiplayer, or name the page that it restates.',
      },
    ],
    [
      source({ heading: 'Yuu' }),
      { code: 'unknown-heading', field: 'source.heading', found: 'Yuu', near: ['Yu'] },
    ],
    [
      source({ also: [{ heading: 'Nowhere to be found' }] }),
      { code: 'unknown-heading', field: 'source.also.0.heading' },
    ],
    [
      { changes: ['ADDED June 03 2008', 'CHANGED June 02 2008'] },
      { code: 'tags-out-of-order', field: 'changes.1', found: 'CHANGED June 02 2008' },
    ],
    [{ see: ['legacy/c'] }, { code: 'unknown-see', field: 'see.0', found: 'legacy/c' }],
    [{ see: ['legacy/a'] }, { code: 'unknown-see', message: 'The document links to itself.' }],
    [
      { relations: [{ equivalent: ['Naga', '<b>naga</b>'] }] },
      { code: 'repeated-keyword', field: 'relations.0', found: 'naga' },
    ],
    [{ relations: [{ implies: { any: ['Oni', 'oni'], then: 'Beast' } }] }, { code: 'repeated-keyword' }],
    [{ relations: [{ implies: { any: ['Oni'], then: 'ONI' } }] }, { code: 'repeated-keyword' }],
  ];
  for (const [changes, expected] of cases) {
    const problems = problemsOf(testDocument('legacy/a', changes));
    t.equal(problems.length, 1, formatProblem(problems[0] as Problem));
    t.match(problems[0], { file: 'legacy/a.md', cure: /./, ...expected });
  }
});

t.test('all problems at once, and no part of a corpus', async t => {
  const result = makeCorpus(
    [testDocument('legacy/a', { see: ['legacy/x'] }), testDocument('legacy/b', { see: ['legacy/y'] })],
    PAGES,
    'x',
  );
  t.equal(result.corpus, null);
  t.same(
    result.problems.map(({ file }) => file),
    ['legacy/a.md', 'legacy/b.md'],
  );
});

t.test('two documents with one id', async t => {
  const [problem] = problemsOf(testDocument('legacy/a'), {
    ...testDocument('legacy/a'),
    file: 'legacy/A.md',
  });
  t.match(problem, { code: 'duplicate-id', file: 'legacy/A.md', found: 'legacy/a', cure: /legacy\/a\.md/ });
});

t.test('earlier wordings fit the tags', async t => {
  const earlier = (untils: string[], changes: string[]) =>
    problemsOf(
      testDocument(
        'legacy/a',
        { changes },
        untils.map(until => ({ until, answer: 'It was.' })),
      ),
    );
  const two = ['CHANGED June 03 2007', 'CHANGED June 03 2008'];
  t.same(earlier(['2008-06-03', '2007-06-03'], two), []);
  t.match(earlier(['2007-06-03', '2008-06-03'], two), [
    { code: 'bad-wording', field: 'section 2.until', cure: /newest first/ },
  ]);
  t.match(earlier(['2008-06-04'], two), [
    { code: 'bad-wording', found: '2008-06-04', cure: /2007-06-03, 2008-06-03/ },
  ]);
  t.match(earlier(['2008-06-04'], []), [{ code: 'bad-wording', cure: /Record the tag/ }]);
  t.match(earlier(['2008-06-03'], ['part CHANGED June 03 2008']), [{ code: 'bad-wording' }]);
});

t.test('relations of earlier wordings are checked and known', async t => {
  const wording = (relation: object) => ({ until: '2008-06-03', answer: 'It was.', relations: [relation] });
  const changes = ['CHANGED June 03 2008'];
  const old = testDocument('legacy/a', { changes }, [wording({ equivalent: ['Old', 'Older'] })]);
  t.same(testCorpus([old]).keywords.names, ['Old', 'Older']);
  t.match(problemsOf(testDocument('legacy/a', { changes }, [wording({ equivalent: ['Old', 'OLD'] })])), [
    { code: 'repeated-keyword' },
  ]);
});

t.test('what one document by itself can have wrong', async t => {
  const check = (changes: Record<string, unknown>, rest: object = {}) =>
    makeDocument({
      id: 'legacy/a',
      file: 'a.md',
      data: frontMatter(changes),
      content: 'Text.',
      sections: [],
      ...rest,
    });
  const cases: [ReturnType<typeof check>, Partial<Problem>[]][] = [
    [
      check({ colour: 'red', alias: [] }),
      [
        { code: 'unknown-field', field: 'colour' },
        { code: 'unknown-field', near: ['aliases'] },
      ],
    ],
    [
      check({ title: undefined, answer: 'no stop' }),
      [
        { field: 'title', message: 'It is missing.', cure: 'Give a text of at least 1 character.' },
        { field: 'answer', found: '"no stop"' },
      ],
    ],
    [
      check({ changes: ['CHANGED February 30 2008'] }),
      [{ code: 'bad-tag', field: 'changes.0', found: 'CHANGED February 30 2008' }],
    ],
    [check({ relations: [{ equivalent: ['A'] }] }), [{ code: 'bad-field', field: 'relations.0.equivalent' }]],
    [check({ relations: [{ implies: { any: ['A'], then: '' } }] }), [{ field: 'relations.0.implies.then' }]],
    [
      check({ relations: ['Naga'] }),
      [{ field: 'relations.0', message: 'Fits none of the forms that are allowed here.' }],
    ],
    [check({ keywords: ['x'.repeat(500)] }), [{ field: 'keywords.0', found: `"${'x'.repeat(78)}…` }]],
    [check({}, { content: ' \n ' }), [{ code: 'bad-field', message: 'The document has no text.' }]],
    [check({}, { data: null }), [{ code: 'bad-field', found: 'null' }]],
    [
      check({}, { sections: [{ key: 'older', data: {}, content: 'x' }] }),
      [{ code: 'bad-wording', found: 'older' }],
    ],
    [
      check(
        {},
        {
          sections: [
            { key: 'wording', data: { until: '2008-06-03', answer: 'Was.', see: [] }, content: 'x' },
          ],
        },
      ),
      [{ code: 'unknown-field', field: 'section 1.see' }],
    ],
    [
      check(
        {},
        { sections: [{ key: 'wording', data: { until: '2008-02-30', answer: 'Was.' }, content: 'x' }] },
      ),
      [{ field: 'section 1.until' }],
    ],
  ];
  for (const [{ document, problems }, expected] of cases) {
    t.equal(document, null);
    t.equal(problems.length, expected.length, problems.map(formatProblem).join('\n'));
    for (const [index, one] of expected.entries()) t.match(problems[index], { file: 'a.md', ...one });
  }
});

t.test('a problem as a line for people', async t => {
  const problem: Problem = {
    code: 'bad-tag',
    message: 'Bad.',
    file: 'a.md',
    field: 'changes.0',
    found: 'X',
    cure: 'Mend it.',
    near: ['Y', 'Z'],
  };
  t.equal(formatProblem(problem), 'a.md: changes.0: Bad. Found: X. Mend it. Did you mean Y or Z? [bad-tag]');
  t.equal(formatProblem({ code: 'bad-day', message: 'Bad.' }), 'Bad. [bad-day]');
});
