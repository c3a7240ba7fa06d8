import t from 'tap';
import { makeRuleRecord, nearIds, readRule } from '../../src/knowledge/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';
import { testCorpus, testDocument } from '../support/documents.js';

const corpus = await shippedCorpus();

function recordOf(id: string, day = TODAY) {
  const found = readRule(corpus, id);
  if (!found.ok) throw new Error(id);
  return makeRuleRecord(corpus, found.value, day);
}

t.test('a rule in force has its words, its source and its links with titles', async t => {
  const record = recordOf('legacy/keywords/creature-nonhuman');
  t.match(record, {
    status: 'in-force',
    undated: false,
    recorded: null,
    format: 'legacy',
    source: { page: 'legacy-format-changes', heading: 'p. 21, Keywords', operation: 'ADD' },
    relations: [{ equivalent: ['Creature', 'Nonhuman'] }],
    url: '/rules/legacy/keywords/creature-nonhuman',
    corpus: corpus.hash,
  });
  t.ok(record.text && record.answer);
  t.equal(record.source.title, 'Legacy Format Changes to the Current Rulebook');
  t.ok(record.see.every(({ id, title }) => corpus.byId.get(id)?.title === title));
  t.ok(record.citedBy.some(({ id }) => id === 'legacy/keywords/explicit-distinctions'));
});

t.test(
  'the words of a day before a change are not made up: the nearest day that has words is shown',
  async t => {
    const before = recordOf('legacy/keywords/creature-nonhuman', '2008-06-02');
    t.match(before, { status: 'unrecorded', text: null, answer: null, relations: [] });
    t.equal(before.recorded?.asOf, '2008-06-03');
    t.match(before.caveats[0], /wording then is lost/);

    const early = recordOf('legacy/keywords/elemental-masters', '2007-01-01');
    t.match(early, { status: 'not-yet', text: null, recorded: { asOf: '2008-05-03' } });

    const ended = recordOf('legacy/keywords/undead-shadowlands');
    t.match(ended, { status: 'ended', text: null, answer: null, recorded: { asOf: '2008-06-19' } });
    t.match(recordOf('legacy/keywords/undead-shadowlands', '2008-06-19'), {
      status: 'in-force',
      recorded: null,
    });
  },
);

t.test('the history has every tag, newest first, and says which cover a part only', async t => {
  const { history } = recordOf('legacy/ancestors');
  t.strictSame(history, [
    {
      day: '2008-04-08',
      actions: ['deleted', 'merged'],
      scope: 'Shadowlands clause',
      wholeRule: false,
      written: 'Shadowlands clause DELETED and MERGED April 08 2008',
    },
  ]);
  t.equal(recordOf('legacy/keywords/nonhuman-ogre-ratling').history[0]?.wholeRule, true);
});

t.test('of two tags the newer comes first; the older wording is found from either side', async t => {
  const document = testDocument('legacy/yu', { changes: ['ADDED May 01 2007', 'CHANGED June 01 2008'] }, []);
  const small = testCorpus([document]);
  const record = makeRuleRecord(small, document, '2008-01-01');
  t.strictSame(
    record.history.map(({ day }) => day),
    ['2008-06-01', '2007-05-01'],
  );
  t.match(record, { status: 'unrecorded', recorded: { asOf: '2008-06-01' } });
  t.equal(makeRuleRecord(small, document, '2009-01-01').status, 'in-force');
});

t.test('a rule that came and went on one day has no day with words', async t => {
  const document = testDocument('legacy/yu', { changes: ['ADDED June 01 2009', 'DELETED June 01 2009'] });
  const record = makeRuleRecord(testCorpus([document]), document, '2010-01-01');
  t.match(record, { status: 'ended', text: null, recorded: null });
});

t.test('a rule that states no operation has none', async t => {
  t.equal(recordOf('multiplayer/turn-order').source.operation, null);
});

t.test('near ids: by the whole, by the last part, none for what is far off', async t => {
  const ids = [...corpus.byId.keys()];
  t.strictSame(nearIds('legacy/keyword/undead', ids)[0], 'legacy/keywords/undead');
  t.strictSame(nearIds('rituals', ids), ['legacy/glossary/ritual']);
  t.strictSame(nearIds('x'.repeat(10_000), ids), []);
  t.strictSame(nearIds('zzzzzzzzzzzzzzzzzzzzzz', ids), []);
  t.ok(nearIds('legacy/keywords/undead-shadowland', ids).length <= 3);
});

t.test('an unknown id is a problem with near ids', async t => {
  t.match(readRule(corpus, 'legacy/glossary/rituals'), {
    ok: false,
    problem: { code: 'unknown-rule', found: 'legacy/glossary/rituals', near: ['legacy/glossary/ritual'] },
  });
  const far = readRule(corpus, 'constructor');
  t.equal(far.ok, false);
  t.notOk(!far.ok && 'near' in far.problem);
});
