import t from 'tap';
import { makeSearch } from '../../src/search/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';
import { testCorpus, testDocument } from '../support/documents.js';

const corpus = await shippedCorpus();
const { search } = makeSearch(corpus);

function first(text: string): string | undefined {
  return search(text, { asOf: TODAY, limit: 1 })[0]?.id;
}

const words = testCorpus([
  testDocument('legacy/ninja', { title: 'A face-down Ninja', aliases: ['hidden'] }),
  testDocument('legacy/army', { title: "Toturi's Army marches", aliases: ['ronin army'] }),
  testDocument('legacy/limit', { title: 'Players may not act', aliases: ['forbidden'] }),
  testDocument('legacy/gold', { title: 'Pay 21 Gold', aliases: ['coins'] }),
  testDocument('legacy/silver', { title: 'Pay 210 Gold', aliases: ['silver'] }),
  testDocument('legacy/first', { title: 'Each is first only once', aliases: ['who'] }),
  testDocument('legacy/envoy', {
    title: 'Courtier, the envoy',
    relations: [{ equivalent: ['Courtier', 'Diplomat'] }],
  }),
  testDocument('legacy/court', { title: 'What a Courtier does', aliases: ['palace'] }),
  testDocument('legacy/dated', { title: 'A change', changes: ['CHANGED June 11 2008'] }),
  testDocument('multiplayer/other', {
    title: 'Personalities of honour',
    source: { page: 'multiplayer-format', heading: 'Turns' },
  }),
]);
const small = makeSearch(words);
const ids = (text: string) => small.search(text, { asOf: TODAY }).map(({ id }) => id);

t.test('one word in all its spellings', async t => {
  for (const text of ['face-down', 'face down', 'facedown', 'FACE‑DOWN', 'Face–down'])
    t.equal(ids(text)[0], 'legacy/ninja', text);
  for (const text of ['toturi', "toturi's", 'toturi’s', 'toturis', 'Toturi`s army', 'armies']) {
    t.equal(ids(text)[0], 'legacy/army', text);
  }
  for (const text of ['honor', 'honour', 'personality', 'pérsonality'])
    t.equal(ids(text)[0], 'multiplayer/other', text);
});

t.test('short words that carry the rule count', async t => {
  t.equal(ids('may not')[0], 'legacy/limit');
  for (const text of ['only', 'each', 'first', 'who']) t.equal(ids(text)[0], 'legacy/first', text);
});

t.test('numbers are whole', async t => {
  t.same(ids('21'), ['legacy/gold']);
  t.same(ids('210'), ['legacy/silver']);
  t.same(ids('2'), []);
  t.same(ids('2100'), []);
});

t.test('slips are forgiven where a word is long enough, and half words are completed', async t => {
  t.equal(ids('toruti')[0], 'legacy/army');
  t.equal(ids('forbiden')[0], 'legacy/limit');
  t.equal(ids('forb')[0], 'legacy/limit');
  t.same(ids('hidn'), [], 'four letters have too many neighbours');
  t.same(ids('qqqqqqqq'), []);
  t.same(ids('a1b2c3d4'), []);
  t.same(ids('x'.repeat(500)), []);
});

t.test('a keyword finds what is said of its equivalent', async t => {
  t.same(ids('diplomat').sort(), ['legacy/court', 'legacy/envoy']);
  t.ok(search('diplomat', { asOf: TODAY }).some(({ id }) => id === 'legacy/glossary/formation'));
});

t.test('dates find tags', async t => {
  for (const text of [
    'June 11 2008',
    '11 june 2008',
    '2008-06-11',
    '2008-06',
    'june 2008',
    'June 11',
    '2008',
    '11th of june 08',
  ]) {
    t.equal(ids(text)[0], 'legacy/dated', text);
  }
  t.same(ids('june 12 2008'), []);
  t.same(ids('2008-13-45'), ['legacy/dated'], 'no day of the calendar, but a year');
  for (const text of ['april 2008', 'changed in may 2008', '2007']) t.ok(first(text), text);
});

t.test('only the format that is asked for, and no more than the limit', async t => {
  const hits = search('player', { asOf: TODAY, format: 'legacy' });
  t.ok(hits.length > 0);
  t.ok(hits.every(({ format }) => format === 'legacy'));
  t.equal(search('player', { asOf: TODAY }).length, 10);
  t.equal(search('player', { asOf: TODAY, limit: 3 }).length, 3);
  t.same(search('player', { asOf: TODAY, limit: 0 }), []);
});

t.test('hits are sorted by score', async t => {
  const scores = search('undead shadowlands', { asOf: TODAY }).map(({ score }) => score);
  t.same(
    scores,
    [...scores].sort((a, b) => b - a),
  );
});

t.test('any text is allowed, and no mark of it has a meaning', async t => {
  for (const text of [
    'who: ratling',
    '+ratling -creature',
    'ratling^9',
    'ratling~',
    'ratlin*',
    '"ratling"',
    '<b>ratling</b>',
  ]) {
    t.equal(first(text), 'legacy/keywords/nonhuman-ogre-ratling', text);
  }
  for (const text of ['', ' ', '"', '*', '~', '🙂', '\0', '<>', '-', ':', '='])
    t.same(search(text, { asOf: TODAY }), [], text);
  for (const text of [
    'a~',
    'x'.repeat(2000),
    'may '.repeat(600),
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '\ud800',
  ]) {
    t.ok(Array.isArray(search(text, { asOf: TODAY })), text);
  }
});

t.test('a hit as of a day', async t => {
  const hit = (asOf: string) => {
    return search('elemental master', { asOf }).find(({ id }) => id === 'legacy/keywords/elemental-masters');
  };
  t.match(hit('2008-05-03'), { status: 'in-force', format: 'legacy', answer: /^A card with Master of Air/ });
  t.match(hit('2008-05-02'), {
    status: 'not-yet',
    answer: 'This rule did not exist yet on May 2, 2008. It was added on May 3, 2008.',
  });
  t.equal(hit('2008-05-02')?.snippet.text, hit('2008-05-02')?.answer, 'none of the words of a later day');
  t.ok(hit('2008-05-03')?.snippet.marks.length);
  // asked again, for the second time from what was kept
  t.same(hit('2008-05-03'), hit('2008-05-03'));
});

t.test('a search over no documents finds nothing', async t => {
  t.same(makeSearch(testCorpus([])).search('ratling', { asOf: TODAY }), []);
});
