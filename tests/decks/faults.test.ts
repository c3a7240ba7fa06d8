import t from 'tap';
import { applyEdits, checkDeck, type DeckProblem } from '../../src/decks/index.js';
import { TODAY } from '../support/corpus.js';
import { openChecker } from './checker.js';

const checker = await openChecker();

// one fault of each kind that a deck can have
const FAULTY = `
Stronghold: Kyuden Kitsune
Sensei
1 Arashi Sensei
1 Ishi Sensei
Winds
1 Wind from the North
1 Wind from the South
Starting Holdings
1 Rice Terrace
1 Stone Rampart
1 Grandfather's Mill
Dynasty
1 Old Man Sensei
1 Hoshi Ren (Experienced Tori)
1 Hoshi Ren (Experienced Kame)
1 The Grey Monk
1 Kaze Arashi exp2
1 Umi Nagisa
Fate
3 Quiet Ambush
1 Wind from the North
`;
const FAULTS = [
  'deck-fortification-start',
  'deck-join-exception',
  'deck-legacy-holding-start',
  'deck-same-level',
  'deck-sensei-faction',
  'deck-sensei-fate-size',
  'deck-sensei-in-dynasty',
  'deck-shared-title',
  'deck-two-senseis',
  'deck-two-winds',
  'deck-wind-in-deck',
];

// the two cards of one level are told apart by the list itself
const deck = checker.read(FAULTY);
for (const entry of deck.entries) {
  const alternate = entry.experience.alternateTitle;
  if (entry.title === 'Hoshi Ren') entry.id = alternate === 'Tori' ? '9040' : '9041';
}

function key({ code, cards }: DeckProblem): string {
  return JSON.stringify([code, cards.map(({ title }) => title)]);
}

const check = await checkDeck(checker.judge, checker.catalogue, deck, TODAY);
const weighty = check.problems.filter(({ severity }) => severity !== 'note');

t.test('a deck with eleven faults of different kinds has eleven problems', async t => {
  t.strictSame(weighty.map(({ code }) => code).sort(), FAULTS);
  t.equal(check.legal, 'no');
  t.equal(check.answer, 'No: the deck has 9 faults, and 2 open points.');
});

t.test('every problem cites its rule, names its cards and lines, and has a cure', async t => {
  for (const { code, citations, cards, lines, cure, message } of weighty) {
    t.ok(citations.length > 0 && cards.length > 0 && lines.length > 0, code);
    t.match(cure, /\.$/, code);
    t.match(message, /\(lines? \d+.*\)\.$/, code);
  }
});

t.test('each cure removes its problem, and no other that is not of the card that goes', async t => {
  // of two Senseis goes the one that may not be used
  const senseis = /^deck-(?:two-senseis|sensei-faction)$/;
  for (const problem of weighty) {
    const cured = await checkDeck(checker.judge, checker.catalogue, applyEdits(deck, problem.edits), TODAY);
    const left = cured.problems.filter(({ severity }) => severity !== 'note').map(({ code }) => code);
    t.strictSame(
      left.sort(),
      FAULTS.filter(code => code !== problem.code && !(senseis.test(code) && senseis.test(problem.code))),
      problem.code,
    );
  }
});

t.test('all cures together make a deck without faults', async t => {
  let cured = deck;
  for (let round = 0; round < 12; round++) {
    const { problems } = await checkDeck(checker.judge, checker.catalogue, cured, TODAY);
    const [next] = problems.filter(({ severity }) => severity !== 'note');
    if (next) cured = applyEdits(cured, next.edits);
  }
  const { legal, problems } = await checkDeck(checker.judge, checker.catalogue, cured, TODAY);
  t.equal(legal, 'yes');
  t.strictSame([...new Set(problems.map(key))].length, problems.length);
});

t.test('a long list of names is shortened', async t => {
  const winds = Array.from({ length: 60 }, (_, index) => `Wind ${index} of Many`);
  const { problems } = await checker.check({
    stronghold: ['Shiro Kaze'],
    wind: winds.map(title => ({ title })),
  });
  const fault = problems.find(({ code }) => code === 'deck-two-winds');
  t.match(fault?.message, /^60 Winds are revealed, Wind 0 of Many, .*, Wind 4 of Many and 55 more: /);
  t.match(fault?.cure, /take out .* and 54 more\.$/);
  t.equal(fault?.cards.length, 60);
});
