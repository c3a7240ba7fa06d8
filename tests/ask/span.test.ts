import t from 'tap';
import { makeAsk } from '../../src/ask/index.js';
import { makeJudge } from '../../src/resolver/index.js';
import { makeSearch } from '../../src/search/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const corpus = await shippedCorpus();
const ask = makeAsk(makeJudge(corpus), makeSearch(corpus));
const asked = (q: string) => ask(q, { asOf: TODAY, today: TODAY });

t.test('a month or a year over which the ruling is the same is ruled as of its last day', async t => {
  for (const [q, verdict, asOf, name] of [
    ['did a ratling count as a creature in 2007', 'no', '2007-12-31', '2007'],
    ['was a ratling a creature back in 2007?', 'no', '2007-12-31', '2007'],
    ["did zombies count as shadowlands in '07", 'yes', '2007-12-31', '2007'],
    ['did zombies count as shadowlands in May 2008', 'yes', '2008-05-31', 'May 2008'],
    ['is a ratling nonhuman in december 2008', 'yes', '2008-12-31', 'December 2008'],
    ['did zombies count as shadowlands during february 2008', 'yes', '2008-02-29', 'February 2008'],
    ['ratling creature 2009', 'yes', '2009-12-31', '2009'],
    ['in the year 2009 is a zombie shadowlands', 'no', '2009-12-31', '2009'],
    ['was a creature nonhuman in 2007', 'unknown', '2007-12-31', '2007'],
  ] as const) {
    const { ruling, interpretation, answer } = await asked(q);
    t.match(ruling, { verdict, asOf }, q);
    t.equal(answer, ruling?.answer);
    t.equal(interpretation.asOf, asOf, q);
    t.match(interpretation.text, `The ruling is the same on every day of ${name}. As of `, q);
  }
});

t.test('where the ruling changed within it, a day is asked for', async t => {
  const june = await asked('did a ratling count as a creature in June 2008');
  t.equal(june.ruling, null);
  t.match(
    june.interpretation.text,
    'The ruling changed within June 2008, on June 3, 2008: name a day, for instance 2008-06-03.',
  );
  t.equal(june.interpretation.asOf, '2008-06-30', 'its last day');
  t.match(june.hits[0]?.id, /^legacy\/keywords\//);
  const year = await asked('is a zombie shadowlands in 2008');
  t.equal(year.ruling, null);
  t.match(
    year.interpretation.text,
    'changed within 2008, on June 20, 2008: name a day, for instance 2008-06-20.',
  );
  const last = await ask('did zombies count as shadowlands in june 2008', {
    asOf: '2008-07-01',
    today: TODAY,
  });
  t.match(last.interpretation.text, 'on June 20, 2008');
});

t.test('what is not understood is not ruled for a span either', async t => {
  t.equal((await asked('did the zombie dance in 2007')).ruling, null);
});

t.test('the time before a month or year is no span, and neither are two spans', async t => {
  for (const q of ['is a zombie shadowlands before 2008', 'is a zombie shadowlands before june 2008']) {
    const { ruling, interpretation } = await asked(q);
    t.equal(ruling, null, q);
    t.match(interpretation.text, 'It names a stretch of time, and a ruling needs a day.', q);
  }
  t.match((await asked('is a zombie shadowlands in 2007 or 2008')).interpretation.text, 'more than one date');
});

t.test('the time since a day is ruled where the ruling is the same on every day of it', async t => {
  for (const q of ['is a zombie shadowlands since june 2008', 'is a zombie shadowlands after 2007']) {
    const { ruling, interpretation } = await asked(q);
    t.equal(ruling, null, q);
    t.match(interpretation.text, 'The ruling changed within the time since', q);
  }
  t.equal((await asked('is a zombie shadowlands since june 20 2008')).ruling?.verdict, 'no');
  t.equal((await asked('is a zombie shadowlands after june 20 2008')).ruling?.verdict, 'no');
  t.match(
    (await asked('is a zombie shadowlands after june 20 3008')).interpretation.text,
    'a ruling needs a day',
  );
});

t.test('a vague time is asked back for', async t => {
  for (const q of [
    'was diplomat courtier a while ago',
    'was diplomat courtier last june',
    'was zombie shadowlands then',
  ])
    t.match(await asked(q), { ruling: null, interpretation: { text: /It names no certain day/ } }, q);
});

t.test('a date in words', async t => {
  const q = 'on the nineteenth of june two thousand and eight was undead shadowlands';
  t.match(await asked(q), { ruling: { verdict: 'yes', asOf: '2008-06-19' } });
  t.match(await asked('was undead shadowlands on june twenty first two thousand eight'), {
    ruling: { verdict: 'no', asOf: '2008-06-21' },
  });
  t.match(await asked('is a zombie shadowlands on 6/19/08'), { ruling: { verdict: 'yes' } });
  t.equal((await asked('was diplomat courtier on 6/10/08')).ruling, null, 'June 10 or October 6');
});

t.test('a number of four digits is no year where it stands in something else', async t => {
  const alone = await asked('June 2008');
  t.equal(alone.ruling, null);
  t.equal(alone.interpretation.text, 'The rules that fit these words best.');
});

t.test(
  'a date of figures is ruled on where both days come to the same, and both are offered where not',
  async t => {
    const same = await asked('is a naga nonhuman on 1/2/2006');
    t.equal(same.ruling?.verdict, 'yes');
    t.match(
      same.interpretation.text,
      'can be read as January 2, 2006 or February 1, 2006, and the ruling is the same',
    );
    const apart = await asked('was a zombie shadowlands on 7/6/08');
    t.equal(apart.ruling, null);
    t.match(apart.interpretation.text, 'can be read as June 7, 2008 or July 6, 2008, and the rulings differ');
    t.same(
      apart.candidates.map(({ text, ruling }) => [text, ruling.verdict]),
      [
        ['Does a card with Zombie count as Shadowlands? As of June 7, 2008.', 'yes'],
        ['Does a card with Zombie count as Shadowlands? As of July 6, 2008.', 'no'],
      ],
    );
    const british = await asked('was a zombie shadowlands on 7/6/08 (British date)');
    t.same([british.ruling?.verdict, british.asOf], ['yes', '2008-06-07']);
    const american = await asked('7/6/08, US style: was a zombie shadowlands');
    t.same([american.ruling?.verdict, american.asOf], ['no', '2008-07-06']);
    t.equal((await asked('was a zombie shadowlands before 7/6/08')).ruling, null);
    t.equal((await asked('was a zombie shadowlands on 0/6/08')).ruling, null);
  },
);
