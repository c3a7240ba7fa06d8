import t from 'tap';
import { makeAsk, SENTENCE_LIMIT } from '../../src/ask/index.js';
import { fail, succeed } from '../../src/knowledge/index.js';
import { makeJudge, makeRuling } from '../../src/resolver/index.js';
import { makeSearch } from '../../src/search/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const corpus = await shippedCorpus();
const judge = makeJudge(corpus);
const search = makeSearch(corpus);
const ask = makeAsk(judge, search);

t.test('the day of the sentence', async t => {
  const zombie = 'do zombies count as shadowlands';
  t.equal((await ask(zombie, { asOf: '2008-06-19' })).ruling?.verdict, 'yes', 'the day of the call');
  t.equal((await ask(`${zombie} today`, { asOf: '2008-06-19', today: TODAY })).ruling?.verdict, 'no');
  t.equal(
    (await ask(`${zombie} now`, { asOf: '2008-06-19' })).ruling?.verdict,
    'yes',
    'no other day is known',
  );
  const yesterday = await ask(`did zombies count as shadowlands yesterday`, {
    asOf: TODAY,
    today: '2008-06-20',
  });
  t.equal(yesterday.interpretation.asOf, '2008-06-19');
  t.equal(yesterday.ruling?.verdict, 'yes');
  const nobody = await ask('did zombies count as shadowlands yesterday', { asOf: TODAY });
  t.equal(nobody.ruling, null);
  t.match(nobody.interpretation.text, 'Nobody has said which day today is.');
});

t.test('the day of the sentence wins over the day of the call, and the answer says so', async t => {
  const q = 'is a zombie shadowlands on June 19 2008';
  const both = await ask(q, { asOf: '2008-07-01', today: TODAY });
  t.equal(both.ruling?.verdict, 'yes');
  t.equal(both.interpretation.asOf, '2008-06-19');
  t.match(both.interpretation.text, "The sentence's day, June 19, 2008, is taken instead of July 1, 2008.");
  const plain = await ask(q, { asOf: TODAY, today: TODAY });
  t.match(plain.interpretation.text, /As of June 19, 2008\.$/);
  t.notMatch(plain.interpretation.text, 'instead');
  const same = await ask(q, { asOf: '2008-06-19', today: TODAY });
  t.notMatch(same.interpretation.text, 'instead');
});

t.test('a date by itself is searched for, and is not the day of the search', async t => {
  const { interpretation, ruling, hits } = await ask('June 11 2008', { asOf: TODAY });
  t.equal(ruling, null);
  t.equal(interpretation.asOf, TODAY);
  t.notMatch(interpretation.text, 'As of');
  t.match(hits[0]?.id, /^legacy\/keywords\/(diplomat-courtier|sailor-naval)$/);
});

t.test('hits are as of the day of the sentence', async t => {
  const { hits } = await ask('what about the elemental masters on May 2 2008', { asOf: TODAY });
  t.equal(hits[0]?.id, 'legacy/keywords/elemental-masters');
  t.equal(hits[0]?.status, 'not-yet');
  t.match(hits[0]?.answer, 'added on May 3, 2008');
});

t.test('an order answers first what was asked', async t => {
  // only the order matters here, not who rules on it
  const order = (value: unknown) =>
    makeAsk(
      {
        ...judge,
        answer: async (_, __, asOf) =>
          succeed(
            makeRuling(corpus, asOf, { question: 'Who?', verdict: 'value', answer: 'The order.', value }),
          ),
      },
      search,
    );
  const table = '4 players A B C D, C defends';
  const after = (name: string) => `${table}, who gets the next battle action after ${name}`;
  const cdab = order(['C', 'D', 'A', 'B']);
  t.equal((await cdab(after('C'), { asOf: TODAY })).answer, 'After C comes D. The order.');
  t.equal((await cdab(after('B'), { asOf: TODAY })).answer, 'After B comes C. The order.');
  t.equal((await cdab(`${table}, who is first in battle`, { asOf: TODAY })).answer, 'C is first. The order.');
  t.equal(
    (await cdab(`${table}, D has passed, who is next`, { asOf: TODAY })).answer,
    'After D comes A. The order.',
  );
  t.equal(
    (await cdab(`${table}, C goes first, who is next`, { asOf: TODAY })).answer,
    'After C comes D. The order.',
  );
  t.equal(
    (await cdab(`${table}, who is next`, { asOf: TODAY })).answer,
    'The order.',
    'after whom is not told',
  );
  t.equal((await cdab(`${table}, what is the order in battle`, { asOf: TODAY })).answer, 'The order.');
  t.equal(
    (await order(['C', 'A', 'B'])(after('C'), { asOf: TODAY })).answer,
    'After C comes A. The order.',
    'D is out',
  );
  t.equal((await order(['C'])(after('C'), { asOf: TODAY })).answer, 'The order.', 'nobody comes after');
  t.equal((await order([])(after('C'), { asOf: TODAY })).answer, 'The order.');
  t.equal((await order(null)(after('C'), { asOf: TODAY })).answer, 'The order.');
  t.equal((await order([{ player: 'C' }])(after('C'), { asOf: TODAY })).answer, 'The order.');
});

t.test('where the judge finds a fault with what was read, the hits answer', async t => {
  const refuse = async () => fail('bad-value', 'No.');
  const strict = makeAsk(
    { ...judge, corpus, answer: refuse, countsAs: () => fail('bad-keyword', 'No.') },
    search,
  );
  for (const q of ['fear 3 on a 2F zombie follower', 'is a ratling a creature']) {
    const { interpretation, ruling, answer, hits } = await strict(q, { asOf: TODAY });
    t.equal(ruling, null);
    t.equal(interpretation.kind, 'search');
    t.equal(answer, null);
    t.ok(hits.length > 0);
  }
});

t.test('any text is answered', async t => {
  const long = 'is a ratling a creature '.repeat(100);
  const texts = [
    'who: ratling',
    'a~',
    '"',
    '*',
    '',
    ' ',
    'x'.repeat(2000),
    long,
    '🙂',
    '<script>alert(1)</script>',
    '\0',
  ];
  for (const text of [
    ...texts,
    '^4',
    '+ratling -creature',
    'title:ratling',
    '\\',
    '((((',
    '[a-z',
    '%00',
    '\ud800',
  ]) {
    const { interpretation, ruling, hits, answer } = await ask(text, { asOf: TODAY });
    t.equal(ruling, null, text);
    t.equal(interpretation.kind, 'search');
    if (hits.length === 0) t.match(interpretation.text, 'No rule fits these words.');
    t.equal(answer, null);
  }
  t.equal((await ask('who: ratling', { asOf: TODAY })).hits[0]?.id, 'legacy/keywords/nonhuman-ogre-ratling');
  t.same((await ask('🙂', { asOf: TODAY })).hits, []);
});

t.test('a sentence over the limit is searched and not read', async t => {
  const q = 'is a ratling a creature';
  t.ok((await ask(q.padEnd(SENTENCE_LIMIT, ' '), { asOf: TODAY })).ruling);
  const { ruling, hits } = await ask(`${q} ${'really '.repeat(50)}`, { asOf: TODAY });
  t.equal(ruling, null);
  t.ok(hits.length > 0);
});

t.test('as many hits as are asked for, three by default', async t => {
  t.equal((await ask('sensei', { asOf: TODAY })).hits.length, 3);
  t.equal((await ask('sensei', { asOf: TODAY, limit: 2 })).hits.length, 2);
});

t.test('the ways of asking may be loaded late, when a sentence first needs them', async t => {
  const sentence = 'can i use the favor with a wind in play';
  const formation = 'is a formation formed by a samurai and a courtier met by one guy that is both';
  let loads = 0;
  const ways = async () => {
    loads++;
    return judge.ways;
  };
  const late = makeAsk({ ...judge, ways }, search);
  for (const text of [sentence, formation])
    t.same(await late(text, { asOf: TODAY }), await ask(text, { asOf: TODAY }));
  t.ok(loads > 0);
});

t.test('the subject of a question by itself is offered as that question', async t => {
  const { ruling, candidates } = await ask('imperial favor', { asOf: TODAY });
  t.equal(ruling, null);
  t.equal(candidates[0]?.question, 'legacy/imperial-favor');
});

t.test('what no question fits is offered no question', async t => {
  for (const q of [
    'how many cards do I draw at the end of my turn',
    'how long does a game of L5R take',
    'what do I do in the event phase',
    'who painted the art of Kachiko',
    'is the Emerald Champion legal',
    'Darf ich zwei Sensei spielen?',
    'Je peux jouer deux Sensei?',
  ]) {
    const { ruling, candidates } = await ask(q, { asOf: TODAY });
    t.equal(ruling, null, q);
    t.same(candidates, [], q);
  }
  const told = await ask('a guy without Yu receives +3 Yu. What is his Yu value then, and is it more?', {
    asOf: TODAY,
  });
  t.ok(told.candidates.some(({ question }) => question === 'legacy/yu-bonus'));
});

t.test('amounts and phases of the base game are said not to be covered', async t => {
  for (const q of [
    'how many cards do i draw each turn',
    'how many cards may i hold in hand',
    'how many actions do I get in a turn',
    'what is the hand limit',
  ]) {
    const { ruling, interpretation } = await ask(q, { asOf: TODAY });
    t.equal(ruling, null, q);
    t.match(interpretation.text, 'The pages do not cover this; it is in the rulebook.', q);
  }
});

t.test('what is told of the rule itself, or of the start, is not passed over', async t => {
  for (const q of [
    'The rule is gone. Is a zombie undead?',
    'the page was deleted, is a naga nonhuman',
    'can i play a fortification at start',
  ])
    t.equal((await ask(q, { asOf: TODAY })).ruling, null, q);
});
