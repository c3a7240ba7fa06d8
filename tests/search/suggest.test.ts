import t from 'tap';
import { makeJudge } from '../../src/resolver/index.js';
import { makeSearch } from '../../src/search/index.js';
import { shippedCorpus } from '../support/corpus.js';

const corpus = await shippedCorpus();
const { suggest } = makeSearch(corpus, () => [
  { id: 'legacy/fear', title: 'Which cards does Fear bow?' },
  { id: 'multiplayer/turn-order', title: 'In what order do the players take turns?' },
]);

t.test('keywords come before questions, and questions before rules', async t => {
  t.same(suggest('ratl')[0], { text: 'Ratling', kind: 'keyword', id: null });
  t.same(suggest('which cards d')[0], {
    text: 'Which cards does Fear bow?',
    kind: 'question',
    id: 'legacy/fear',
  });
  t.match(suggest('fear on')[0], { kind: 'rule', id: 'legacy/glossary/fear' });
});

t.test('either apostrophe, or none; any case; words in between', async t => {
  for (const typed of ["toturi's", 'TOTURI’S a', 'toturi'])
    t.equal(suggest(typed)[0]?.text, "Toturi's Army", typed);
  t.equal(suggest('order turns')[0]?.id, 'multiplayer/turn-order');
  t.same(suggest('turns order what'), []);
});

t.test('nothing for nothing, and no more than the limit', async t => {
  for (const typed of ['', ' ', '"', '🙂', '<>']) t.same(suggest(typed), [], typed);
  t.equal(suggest('s').length, 8);
  t.equal(suggest('s', 2).length, 2);
  t.ok(Array.isArray(suggest('x'.repeat(5000))));
});

t.test('the questions of the judge are completed', async t => {
  const judge = makeJudge(corpus);
  const made = makeSearch(corpus, judge.questions);
  for (const { id, title } of judge.questions()) {
    t.ok(
      made.suggest(title, 3).some(one => one.id === id),
      title,
    );
  }
});

t.test('what is built ahead answers the same', async t => {
  const built = makeSearch(corpus);
  while (!built.build());
  t.ok(built.build());
  t.same(built.suggest('ratl'), makeSearch(corpus).suggest('ratl'));
  t.same(
    built.search('ratling', { asOf: '2008-06-03' }),
    makeSearch(corpus).search('ratling', { asOf: '2008-06-03' }),
  );
});
