import fc from 'fast-check';
import t from 'tap';
import { makeAsk, SENTENCE_LIMIT } from '../../src/ask/index.js';
import { VERDICTS } from '../../src/knowledge/index.js';
import { makeJudge } from '../../src/resolver/index.js';
import { makeSearch } from '../../src/search/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const corpus = await shippedCorpus();
const search = makeSearch(corpus);
const ask = makeAsk(makeJudge(corpus), search);

// words and marks that the readers look for, so that they are met in every wrong order
const PIECES = (
  'players A B C D defends attacks invited eliminated is are and , . ? -> → = who first after battle turn order each effect ends ' +
  'zombie undead creature ratling shadowlands count as same on June 19 2008 2008-06-19 before since fear 3 2F follower with yu ' +
  'sensei wind reveal formed by a samurai not no ritual two shugenja focus 4 duel ninja face-down attach spell Kyuden Kitsune join'
).split(' ');

const sentence = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map(words => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 400 }),
);

t.test('any text is answered: a ruling with a known verdict, or hits, or nothing found', async t => {
  await fc.assert(
    fc.asyncProperty(sentence, async text => {
      const { ruling, hits, answer, interpretation } = await ask(text, { asOf: TODAY, today: TODAY });
      if (ruling) {
        if (!VERDICTS.includes(ruling.verdict)) throw new Error(ruling.verdict);
        if (ruling.asOf !== interpretation.asOf) throw new Error('another day');
      } else if (answer !== null || hits.length > 3) throw new Error('another answer');
      search.suggest(text);
    }),
    { numRuns: 400 },
  );
  t.pass('no throw');
});

t.test('the same text has the same answer', async t => {
  await fc.assert(
    fc.asyncProperty(sentence, async text => {
      const [one, two] = [await ask(text, { asOf: TODAY }), await ask(text, { asOf: TODAY })];
      if (JSON.stringify(one) !== JSON.stringify(two)) throw new Error('differs');
    }),
    { numRuns: 50 },
  );
  t.pass();
});

t.test('texts made to be hard to match end', async t => {
  const hard = [
    '. a, and a',
    'A, ',
    'players a, ',
    'focus 1',
    'is a ',
    '1',
    'a '.repeat(9),
    '( ',
    "a'a",
    'invited A and ',
    // what people put behind a question
    ...[
      'or ',
      'lol ',
      'or no ',
      'yes or no  ',
      'right ? ',
      'is it true ',
      'please - ',
      'which one is right ',
    ],
  ];
  for (const piece of hard) {
    const text = piece.repeat(SENTENCE_LIMIT).slice(0, SENTENCE_LIMIT - 7);
    for (const end of ['!', ' undead']) t.ok(await ask(`${text}${end}`, { asOf: TODAY }), piece);
  }
});
