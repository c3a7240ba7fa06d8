import t from 'tap';
import { checkDeck, deckImpact } from '../../src/decks/index.js';
import { fail, parseTag, type RuleDocument, succeed, type Verdict } from '../../src/knowledge/index.js';
import { type Judge, makeRuling } from '../../src/resolver/index.js';
import { TODAY } from '../support/corpus.js';
import { codesOf, openChecker } from './checker.js';

const checker = await openChecker();

// touches every rule
const deck = checker.read(`
Stronghold: Kyuden Kitsune
Sensei
1 Arashi Sensei
1 Ishi Sensei
Winds
2 Wind from the North
Start
1 Rice Terrace
1 Stone Rampart
2 Grandfather's Mill
Dynasty
1 Old Man Sensei
2 Stone Rampart
1 The Grey Monk
1 Kaze Arashi exp2
1 Kaze Arashi exp2 KYD
1 Umi Nagisa
1 Unknown Person
Fate
3 Quiet Ambush
1 Wind from the North
`);

/** A judge who rules the same whatever is asked. */
function sayAlways(verdict: Verdict): Judge {
  const ruling = () =>
    succeed(makeRuling(checker.judge.corpus, TODAY, { question: '', verdict, answer: 'So.', value: [] }));
  return {
    ...checker.judge,
    countsAs: ruling,
    answer: async (id, facts, asOf) =>
      id === 'legacy/alternate-titles' ? checker.judge.answer(id, facts, asOf) : ruling(),
  };
}

/** A judge whose documents are changed before he rules. */
function withDocuments(change: (document: RuleDocument) => RuleDocument | null): Judge {
  const documents = checker.judge.corpus.documents.flatMap(document => change(document) ?? []);
  const byId = new Map(documents.map(document => [document.id, document]));
  return { ...checker.judge, corpus: { ...checker.judge.corpus, documents, byId } };
}

function withTag(written: string): Judge {
  const tag = parseTag(written);
  if (!tag.ok) throw new Error(tag.problem.message);
  return withDocuments(document => ({ ...document, tags: [tag.value] }));
}

t.test('where the judge forbids nothing, only what rests on no question is left', async t => {
  const { faults } = codesOf(await checkDeck(sayAlways('yes'), checker.catalogue, deck, TODAY));
  t.strictSame(faults, ['deck-sensei-in-dynasty', 'deck-wind-in-deck', 'deck-unknown-cards']);
});

t.test('where the record does not tell, every rule leaves the verdict open', async t => {
  const check = await checkDeck(sayAlways('unknown'), checker.catalogue, deck, TODAY);
  const errors = check.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  t.strictSame(errors, ['deck-sensei-in-dynasty', 'deck-wind-in-deck']);
  t.ok(check.problems.some(({ code, severity }) => code === 'deck-two-winds' && severity === 'depends'));
});

t.test('a judge who refuses a Sensei with unknown factions', async t => {
  const unknown = checker.read({ faction: 'Crane', sensei: ['Nobody Sensei'] });
  const { problems } = await checkDeck(sayAlways('no'), null, unknown, TODAY);
  t.ok(problems.some(({ code, severity }) => code === 'deck-sensei-faction' && severity === 'error'));
});

t.test('what the judge calls not covered is listed as such', async t => {
  const { notCovered } = await checkDeck(sayAlways('not-covered'), checker.catalogue, deck, TODAY);
  const versions = notCovered.filter(({ topic }) => topic === 'Several versions of one title');
  t.strictSame(
    versions.map(({ cards }) => cards),
    [
      ['Kaze Arashi (Experienced 2)', 'Kaze Arashi (Experienced 2 KYD)'],
      ['The Grey Monk (Experienced 2 Kaze Arashi)', 'Kaze Arashi (Experienced 2)'],
    ],
  );
});

t.test('a judge without the rules finds no fault by them', async t => {
  const silent: Judge = {
    ...withDocuments(() => null),
    countsAs: () => fail('bad-value', 'No.'),
    answer: async () => fail('unknown-question', 'No.'),
  };
  const { faults, notes } = codesOf(await checkDeck(silent, checker.catalogue, deck, TODAY));
  t.strictSame({ faults, notes }, { faults: ['deck-unknown-cards'], notes: [] });
});

t.test('a rule that did not hold yet, and one whose words are lost', async t => {
  const on = async (judge: Judge) => {
    const { problems } = await checkDeck(judge, checker.catalogue, deck, '2008-01-01');
    return problems.find(({ code }) => code === 'deck-wind-in-deck')?.severity;
  };
  t.equal(await on(withTag('ADDED June 03 2008')), undefined);
  t.equal(await on(withTag('CHANGED June 03 2008')), 'depends');
  t.equal(await on(withTag('CLARIFIED June 03 2008')), 'error');
});

t.test('no exception on who joins on a day on which it did not hold', async t => {
  const judge = withTag('ADDED June 03 2008');
  const { problems } = await deckImpact(judge, checker.catalogue, deck, '2008-06-02', '2008-06-03');
  t.ok(problems.new.some(({ code }) => code === 'deck-join-exception'));
});

t.test('more versions than the judge looks at are said to be so', async t => {
  const versions = Array.from({ length: 41 }, (_, index) => ({
    title: 'X',
    type: 'Personality',
    experience: `Experienced ${index + 1} Y`,
  }));
  const { notCovered } = await checker.check({ dynasty: versions }, null);
  t.match(
    notCovered.find(({ topic }) => topic === 'Alternate titles'),
    { cards: ['X'] },
  );
});

t.test('many Personalities that an exception concerns are counted, not all named', async t => {
  const dynasty = 'abcdefg'
    .split('')
    .map(title => ({ title, type: 'Personality', keywords: ["Yoritomo's Alliance"] }));
  const { problems } = await checker.check({ stronghold: ['Kyuden Kitsune'], dynasty });
  t.match(problems, [{ code: 'deck-join-exception', message: /a, b, c, d, e and 2 more/ }]);
  t.equal(problems[0]?.cards.length, 7);
});
