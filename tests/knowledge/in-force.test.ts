import fc from 'fast-check';
import t from 'tap';
import { dayBefore, isWholeRule, type Status, standingOn } from '../../src/knowledge/index.js';
import { testDocument } from '../support/documents.js';

function statuses(
  changes: Record<string, unknown>,
  days: string[],
  sections: Record<string, unknown>[] = [],
): Status[] {
  const document = testDocument('legacy/a', changes, sections);
  return days.map(day => standingOn(document, day).status);
}

const AROUND = ['2008-06-02', '2008-06-03', '2008-06-04'];

for (const [tag, expected] of [
  ['ADDED June 03 2008', ['not-yet', 'in-force', 'in-force']],
  ['CHANGED June 03 2008', ['unrecorded', 'in-force', 'in-force']],
  ['CLARIFIED June 03 2008', ['in-force', 'in-force', 'in-force']],
  ['MERGED June 03 2008', ['in-force', 'in-force', 'in-force']],
  ['DELETED June 03 2008', ['in-force', 'ended', 'ended']],
  ['DELETED and MERGED June 03 2008', ['in-force', 'ended', 'ended']],
  ['the clause DELETED June 03 2008', ['in-force', 'in-force', 'in-force']],
] as const) {
  t.test(tag, async t => t.same(statuses({ changes: [tag] }, AROUND), expected));
}

t.test('without a tag a rule holds on every day, and is marked undated', async t => {
  const standing = standingOn(testDocument('legacy/a'), '1999-01-01');
  t.match(standing, { status: 'in-force', undated: true, caveats: [] });
  t.equal(
    standingOn(testDocument('legacy/a', { changes: ['ADDED June 03 2008'] }), '2009-01-01').undated,
    false,
  );
});

t.test('several tags: the words are known back to the last change of them, and no further', async t => {
  const changes = [
    'ADDED June 03 2007',
    'CHANGED June 03 2008',
    'CLARIFIED June 03 2009',
    'DELETED June 03 2010',
  ];
  const days = [
    '2007-06-02',
    '2007-06-03',
    '2008-06-02',
    '2008-06-03',
    '2009-06-02',
    '2010-06-02',
    '2010-06-03',
  ];
  t.same(statuses({ changes }, days), [
    'not-yet',
    'unrecorded',
    'unrecorded',
    'in-force',
    'in-force',
    'in-force',
    'ended',
  ]);
});

t.test('a rule that came back: its first words are lost, and in between there was none', async t => {
  const changes = ['DELETED June 03 2007', 'ADDED June 03 2008'];
  t.same(statuses({ changes }, ['2007-06-02', '2007-06-03', '2008-06-02', '2008-06-03']), [
    'unrecorded',
    'ended',
    'ended',
    'in-force',
  ]);
});

t.test('a clarification does not bring an ended rule back', async t => {
  const changes = ['DELETED June 03 2007', 'CLARIFIED June 03 2008'];
  t.same(statuses({ changes }, ['2007-06-02', '2007-06-03', '2008-06-03']), ['in-force', 'ended', 'ended']);
});

t.test('a tag for a part that is a document of its own counts for the whole', async t => {
  const document = testDocument('legacy/a', {
    changes: ['Ogre ADDED June 03 2008', 'notes CHANGED June 04 2008'],
    scope: 'Ogre',
  });
  t.same(
    document.tags.map(tag => isWholeRule(document, tag)),
    [true, false],
  );
  t.equal(standingOn(document, '2008-06-02').status, 'not-yet');
  const standing = standingOn(document, '2008-06-03');
  t.match(standing, { status: 'in-force', undated: false });
  t.match(standing.caveats, [/notes.*changed on June 4, 2008/]);
  t.same(standingOn(document, '2008-06-04').caveats, []);
});

t.test('lost words are said to be lost', async t => {
  const changed = standingOn(testDocument('legacy/a', { changes: ['CHANGED June 03 2008'] }), '2008-06-02');
  t.equal(changed.wording, null);
  t.match(changed.caveats, [/June 2, 2008.*wording then is lost/]);
  const note = testDocument('legacy/a', {
    changes: ['"Note" DELETED June 03 2008'],
    scope: '"Note"',
    words: 'lost',
  });
  t.match(standingOn(note, '2008-06-02'), {
    status: 'in-force',
    caveats: [/words of "A rule" are not on record/],
  });
  t.match(standingOn(note, '2008-06-03'), { status: 'ended', caveats: [] });
});

t.test('an earlier wording holds on its days, with its own answer', async t => {
  const changes = ['ADDED June 03 2006', 'CHANGED June 03 2007', 'CHANGED June 03 2008'];
  const document = testDocument('legacy/a', { changes }, [
    { until: '2008-06-03', answer: 'It was otherwise.' },
    { until: '2007-06-03', answer: 'It was new.' },
  ]);
  const answers = ['2006-06-02', '2006-06-03', '2007-06-02', '2007-06-03', '2008-06-02', '2008-06-03'].map(
    day => standingOn(document, day).wording?.answer ?? null,
  );
  const [was, is] = ['It was otherwise.', 'It is so.'];
  t.same(answers, [null, 'It was new.', 'It was new.', was, was, is]);
  t.equal(standingOn(document, '2008-06-02').wording?.text, 'As it was.');
  const half = testDocument('legacy/a', { changes }, [{ until: '2008-06-03', answer: 'It was otherwise.' }]);
  t.equal(standingOn(half, '2007-06-02').status, 'unrecorded');
});

t.test('property: the state changes on tag days and on no other', async () => {
  const action = fc.constantFrom('ADDED', 'CHANGED', 'CLARIFIED', 'MERGED', 'DELETED');
  const year = fc.integer({ min: 2001, max: 2020 });
  fc.assert(
    fc.property(
      fc.uniqueArray(year, { maxLength: 5 }),
      fc.array(action, { minLength: 5, maxLength: 5 }),
      year,
      (years, actions, asked) => {
        const changes = years.sort().map((y, index) => `${actions[index]} June 03 ${y}`);
        const document = testDocument('legacy/a', { changes });
        const day = `${asked}-06-03`;
        const moved = standingOn(document, day).status !== standingOn(document, dayBefore(day)).status;
        const next = standingOn(document, `${asked}-06-04`).status === standingOn(document, day).status;
        return next && (!moved || years.includes(asked));
      },
    ),
  );
});
