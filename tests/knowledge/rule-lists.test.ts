import t from 'tap';
import { listRules } from '../../src/knowledge/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const corpus = await shippedCorpus();
const all = { asOf: TODAY, limit: 1000, offset: 0 };
const idsOf = (filter: Partial<Parameters<typeof listRules>[1]>) =>
  listRules(corpus, { ...all, ...filter }).items.map(({ id }) => id);

t.test('without a filter: every rule, by id', async t => {
  const list = listRules(corpus, all);
  t.equal(list.total, corpus.documents.length);
  t.strictSame(
    list.items.map(({ id }) => id),
    corpus.documents.map(({ id }) => id),
  );
  t.match(list, { asOf: TODAY, corpus: corpus.hash, limit: 1000, offset: 0 });
});

t.test('by format, and by how a rule stands on the day', async t => {
  t.ok(idsOf({ format: 'multiplayer' }).every(id => id.startsWith('multiplayer/')));
  t.ok(idsOf({ format: 'multiplayer' }).length >= 21);
  t.strictSame(idsOf({ status: 'ended' }), [
    'legacy/keywords/undead-shadowlands',
    'legacy/sensei/important-note',
  ]);
  t.strictSame(idsOf({ status: 'unrecorded', asOf: '2008-06-02' }), [
    'legacy/keywords/creature-nonhuman',
    'legacy/keywords/diplomat-courtier',
    'legacy/keywords/sailor-naval',
  ]);
});

t.test('by tags: an action, any, none, and days', async t => {
  t.strictSame(idsOf({ tagged: 'added' }), [
    'legacy/experienced/alternate-titles',
    'legacy/glossary/double-chi',
    'legacy/glossary/ritual-primary-shugenja',
    'legacy/keywords/elemental-masters',
    'legacy/keywords/nonhuman-ogre-ratling',
  ]);
  t.equal(idsOf({ tagged: 'any' }).length + idsOf({ tagged: 'none' }).length, corpus.documents.length);
  t.strictSame(idsOf({ since: '2008-06-11', until: '2008-06-11' }), [
    'legacy/keywords/diplomat-courtier',
    'legacy/keywords/sailor-naval',
  ]);
  t.strictSame(idsOf({ until: '2007-12-31' }), ['legacy/glossary/double-chi']);
  t.strictSame(idsOf({ tagged: 'added', since: '2008-06-01' }), ['legacy/keywords/nonhuman-ogre-ratling']);
});

t.test('given ids keep their order; those that nobody has are passed over', async t => {
  t.strictSame(idsOf({ ids: ['legacy/winds', 'nowhere', 'legacy/ancestors'] }), [
    'legacy/winds',
    'legacy/ancestors',
  ]);
});

t.test('a page of a list says how long the list is', async t => {
  const page = listRules(corpus, { ...all, limit: 2, offset: 1 });
  t.equal(page.total, corpus.documents.length);
  t.strictSame(
    page.items.map(({ id }) => id),
    corpus.documents.slice(1, 3).map(({ id }) => id),
  );
  t.strictSame(listRules(corpus, { ...all, offset: 5000 }).items, []);
});

t.test('an entry tells its tags oldest first, and no answer where none held', async t => {
  const [entry] = listRules(corpus, { ...all, ids: ['legacy/keywords/undead-shadowlands'] }).items;
  t.match(entry, {
    answer: null,
    tags: ['Undead implying Shadowlands DELETED June 20 2008'],
    url: '/rules/legacy/keywords/undead-shadowlands',
  });
});
