import t from 'tap';
import { type Change, listChanges } from '../../src/knowledge/index.js';
import { shippedCorpus } from '../support/corpus.js';

const corpus = await shippedCorpus();

function changesOf(filter: Parameters<typeof listChanges>[1]): Change[] {
  const list = listChanges(corpus, filter);
  if (!list.ok) throw new Error(list.problem.message);
  t.equal(list.value.total, list.value.items.length);
  return list.value.items;
}

t.test('every tag of every rule, newest first', async t => {
  const changes = changesOf({});
  t.strictSame(
    changes.map(({ written }) => written).sort(),
    corpus.documents.flatMap(({ tags }) => tags.map(({ written }) => written)).sort(),
  );
  const days = changes.map(({ day }) => day);
  t.strictSame(days, days.toSorted().reverse());
  t.match(changes[0], { day: '2008-06-20' });
  t.match(changes.at(-1), { day: '2007-07-29', rule: 'legacy/glossary/double-chi', actions: ['added'] });
});

t.test('a change says what the rule says from its day on; null where it ended', async t => {
  const [ended] = changesOf({ from: '2008-06-20', action: 'deleted' });
  t.match(ended, { rule: 'legacy/keywords/undead-shadowlands', answer: null, wholeRule: true });
  const [changed] = changesOf({ from: '2008-06-03', to: '2008-06-03', action: 'changed' });
  t.equal(changed?.rule, 'legacy/keywords/creature-nonhuman');
  t.match(changed?.answer, /Nonhuman/);
});

t.test('by days counted in, by format, by action', async t => {
  t.strictSame(
    changesOf({ from: '2008-06-11', to: '2008-06-11' }).map(({ rule }) => rule),
    ['legacy/keywords/diplomat-courtier', 'legacy/keywords/sailor-naval'],
  );
  t.strictSame(changesOf({ format: 'multiplayer' }), []);
  t.equal(changesOf({ action: 'merged' }).length, 1);
});

t.test('a span that ends before it begins is a problem', async t => {
  t.match(listChanges(corpus, { from: '2008-06-02', to: '2008-06-01' }), {
    ok: false,
    problem: { code: 'bad-value', field: 'to', found: '2008-06-01' },
  });
});
