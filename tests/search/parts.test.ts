import t from 'tap';
import { foldWord, makeSearch, wordsIn } from '../../src/search/index.js';
import { buildTermIndex } from '../../src/search/lunr-index.js';
import { answerOn } from '../../src/search/search.js';
import { makeLines, makeSnippet, SNIPPET_LENGTH } from '../../src/search/snippet.js';
import { termOf, termsOf } from '../../src/search/terms.js';
import { shippedCorpus } from '../support/corpus.js';
import { testCorpus, testDocument } from '../support/documents.js';

t.test('the answer of a rule on a day never has the words of another day', async t => {
  const changed = testDocument('legacy/changed', {
    changes: ['CHANGED June 03 2008', 'CLARIFIED July 01 2008'],
  });
  t.same(answerOn(changed, '2008-06-02'), {
    status: 'unrecorded',
    answer:
      'This rule existed on June 2, 2008, but its wording then is lost. It was changed on June 3, 2008.',
    text: 'This rule existed on June 2, 2008, but its wording then is lost. It was changed on June 3, 2008.',
  });
  t.match(answerOn(changed, '2008-06-03'), {
    status: 'in-force',
    answer: 'It is so.',
    text: 'The rule in full.',
  });

  const added = testDocument('legacy/added', { changes: ['ADDED June 03 2008'] });
  t.match(answerOn(added, '2008-06-02'), {
    status: 'not-yet',
    answer: 'This rule did not exist yet on June 2, 2008. It was added on June 3, 2008.',
  });

  const ended = testDocument('legacy/ended', { changes: ['DELETED June 03 2008'] });
  t.match(answerOn(ended, '2008-06-02'), { status: 'in-force', answer: 'It is so.' });
  t.match(answerOn(ended, '2008-08-03'), {
    status: 'ended',
    answer: 'This rule was not in force on August 3, 2008. It was deleted on June 3, 2008. It is so.',
  });

  const back = testDocument('legacy/back', { changes: ['DELETED June 03 2008', 'ADDED July 01 2008'] });
  t.match(answerOn(back, '2008-06-15'), {
    status: 'ended',
    answer: 'This rule was not in force on June 15, 2008. It was added on July 1, 2008.',
  });

  const reworded = testDocument('legacy/reworded', { changes: ['CHANGED June 03 2008'] }, [
    { until: '2008-06-03', answer: 'It was otherwise.' },
  ]);
  t.match(answerOn(reworded, '2008-06-02'), {
    status: 'in-force',
    answer: 'It was otherwise.',
    text: 'As it was.',
  });
});

t.test('an earlier wording is found, and shown on its day', async t => {
  const { search } = makeSearch(
    testCorpus([
      testDocument('legacy/reworded', { changes: ['CHANGED June 03 2008'] }, [
        { until: '2008-06-03', answer: 'Lanterns were forbidden.' },
      ]),
    ]),
  );
  t.equal(search('lantern', { asOf: '2008-06-02' })[0]?.answer, 'Lanterns were forbidden.');
  t.equal(search('lantern', { asOf: '2008-06-03' })[0]?.answer, 'It is so.');
});

t.test('words and their one spelling', async t => {
  t.equal(foldWord('Toturi’s'), 'toturi');
  t.equal(foldWord("can't"), 'cant');
  t.equal(foldWord('Élan'), 'elan');
  t.equal(foldWord('dishonour'), 'dishonour', 'only at the beginning of a word');
  t.same(wordsIn("Face-down, players' 2F"), [
    { folded: 'face', start: 0, end: 4 },
    { folded: 'down', start: 5, end: 9 },
    { folded: 'players', start: 11, end: 18 },
    { folded: '2f', start: 20, end: 22 },
  ]);
});

t.test('the terms of a date', async t => {
  t.same(termsOf('June 11 2008'), ['2008-06-11', '2008-06', '2008', '--06-11']);
  t.same(termsOf('june 2008'), ['2008-06', '2008']);
  t.same(termsOf('June 11'), ['june', '11', 'june11', '--06-11']);
  t.same(termsOf('June 31 2008'), ['june', '31', '2008', 'june31', '312008']);
});

t.test('a term is the stem of a word; numbers and short words stay whole', async t => {
  t.equal(termOf('zombies'), termOf('zombie'));
  t.equal(termOf('210'), '210');
});

t.test('snippets', async t => {
  const marked = (text: string, ...terms: string[]) => {
    const snippet = makeSnippet(makeLines(text), new Set(terms));
    return snippet.marks.map(([start, end]) => snippet.text.slice(start, end));
  };
  t.same(marked('Nothing here.\n\nA face-down Ninja attaches Spells.', 'facedown', 'spell'), [
    'face',
    'down',
    'Spells',
  ]);
  t.same(makeSnippet(makeLines('First.\n\nSecond.'), new Set()), { text: 'First.', marks: [] });
  const long =
    `${'early words go on and on '.repeat(20)}the needle is here ${'late words go on '.repeat(20)}`.trim();
  const { text, marks } = makeSnippet(makeLines(long), new Set(['needl']));
  t.ok(text.length <= SNIPPET_LENGTH + 4);
  t.match(text, /^… .* …$/);
  t.same(
    marks.map(([start, end]) => text.slice(start, end)),
    ['needle'],
  );
  const end = makeSnippet(makeLines(`${'early words go on and on '.repeat(20)}needle`), new Set(['needl']));
  t.match(end.text, /^… .*needle$/);
  const start = makeSnippet(makeLines(`needle ${'late words go on '.repeat(20)}needle`), new Set(['needl']));
  t.match(start.text, /^needle .* …$/);
  t.equal(start.marks.length, 1, 'what is cut away has no mark');
});

t.test('every snippet mark is a word of the text', async t => {
  const { search } = makeSearch(await shippedCorpus());
  for (const word of ['player', 'sensei', 'face-down', 'each player', 'june 2008', 'attack', 'bow']) {
    for (const { snippet, id } of search(word, { asOf: '2026-11-29', limit: 100 })) {
      let last = 0;
      for (const [start, end] of snippet.marks) {
        t.ok(start >= last && end > start && end <= snippet.text.length, `${word}: ${id}`);
        t.match(snippet.text.slice(start, end), /^[\p{L}\p{N}'’]+$/u);
        last = end;
      }
    }
  }
});

t.test('a search walks a bounded number of postings', async t => {
  const documents = Array.from({ length: 1200 }, (_, index) => {
    return { id: `d${index}`, fields: { text: ['common', `rare${index}`] } };
  });
  const building = buildTermIndex(documents, { text: 1 });
  let step = building.next();
  while (!step.done) step = building.next();
  const index = step.value;
  const both = [
    { term: 'common', weight: 1 },
    { term: 'rare7', weight: 1 },
  ];
  t.same(
    index.find(both).map(({ id }) => id),
    ['d7'],
    'the commonest term is left out',
  );
  t.equal(index.find([{ term: 'common', weight: 1 }]).length, 1200, 'alone it is searched for');
  t.same(index.find([{ term: 'unknown', weight: 1 }]), []);
});
