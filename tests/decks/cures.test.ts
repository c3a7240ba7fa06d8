import { readFile } from 'node:fs/promises';
import t from 'tap';
import {
  applyEdits,
  checkDeck,
  DECK_CODES,
  type DeckCode,
  type DeckInput,
  type DeckProblem,
  parseCatalogue,
} from '../../src/decks/index.js';
import { TODAY } from '../support/corpus.js';
import { openChecker } from './checker.js';

const checker = await openChecker();
const FORTY = { title: 'Any', type: 'Strategy', count: 40 };
const TOKU = { title: 'Toku', type: 'Personality', keywords: ['Experienced 2'] };

async function cure(input: DeckInput, code: DeckCode, withCards = true) {
  const catalogue = withCards ? checker.catalogue : null;
  const deck = checker.read(input);
  const before = await checkDeck(checker.judge, catalogue, deck, TODAY);
  const problem = before.problems.find(one => one.code === code) as DeckProblem;
  const after = await checkDeck(checker.judge, catalogue, applyEdits(deck, problem.edits), TODAY);
  const codes = (problems: readonly DeckProblem[]) => problems.map(one => one.code).sort();
  return {
    problem,
    expected: codes(before.problems.filter(one => one !== problem)),
    left: codes(after.problems),
    after,
  };
}

// decks in which a careless cure would mend or break something else
const DECKS: [name: string, code: DeckCode, deck: DeckInput][] = [
  [
    'the Fortification is in the Dynasty deck as well',
    'deck-fortification-start',
    { stronghold: ['Shiro Kaze'], start: ['Stone Rampart'], dynasty: ['Stone Rampart'] },
  ],
  [
    'one title twice',
    'deck-card-twice',
    'Stronghold: Shiro Kaze\nPersonalities (3)\n2 Yuki Sada\n1 Yuki Sada\n',
  ],
  [
    'a card in the wrong deck',
    'deck-wrong-section',
    'Stronghold: Shiro Kaze\nFate (1)\n1 Kaze Arashi\nDynasty\n1 Kaze Arashi\n',
  ],
  ['a card of the wrong type', 'deck-wrong-section', 'Stronghold: Shiro Kaze\nHoldings (1)\n1 Kaze Arashi\n'],
  [
    'a wrong number',
    'deck-heading-count',
    'Stronghold: Shiro Kaze\nHoldings (7)\n1 Rice Terrace\nFate (2)\n',
  ],
  [
    'a line of praise',
    'deck-unclear-line',
    'Stronghold: Shiro Kaze\nHoldings (1)\n1 Rice Terrace\nGood luck!\n',
  ],
  [
    'a Wind below a heading with its number',
    'deck-wind-in-deck',
    'Stronghold: Shiro Kaze\nFate (2)\n1 Wind from the North\n1 Quiet Ambush\n',
  ],
  [
    'a number that leaves a misplaced card out',
    'deck-wrong-section',
    'Stronghold: Shiro Kaze\nFate (1)\n1 Kaze Arashi\n1 Quiet Ambush\n',
  ],
  [
    'a card that stands below another heading as well',
    'deck-wrong-section',
    'Stronghold: Shiro Kaze\nFate\n1 Kaze Arashi\nEvents\nPersonalities\n1 Kaze Arashi\n',
  ],
  [
    'a Sensei below another heading of its deck as well',
    'deck-sensei-in-dynasty',
    'Stronghold: Shiro Kaze\nDynasty\n1 Arashi Sensei\nFate (42)\n1 Arashi Sensei\nStrategies\n41 Any\n',
  ],
  [
    'two copies of a Legacy Holding',
    'deck-legacy-holding-start',
    { stronghold: ['Shiro Kaze'], start: ["2 Grandfather's Mill"] },
  ],
  [
    'two cards of one name',
    'deck-same-level',
    {
      dynasty: [
        { ...TOKU, id: 'a', count: 3 },
        { ...TOKU, id: 'b' },
      ],
    },
  ],
];

t.test('a cure removes its problem and no other, and brings none', async t => {
  for (const [name, code, deck] of DECKS) {
    const { expected, left, problem } = await cure(deck, code);
    t.ok(problem.edits.length > 0, name);
    t.strictSame(left, expected, name);
  }
});

t.test('of two Senseis the one that may not be used goes, whichever fix is taken', async t => {
  const two = { stronghold: ['Shiro Kaze'], sensei: ['Arashi Sensei', 'Ishi Sensei'], fate: [FORTY] };
  for (const sensei of [two.sensei, [...two.sensei].reverse()])
    for (const code of ['deck-two-senseis', 'deck-sensei-faction'] as const) {
      const { problem, left, after } = await cure({ ...two, sensei }, code);
      t.match(problem.edits, [{ do: 'remove', title: 'Ishi Sensei' }]);
      t.strictSame([problem.edits.length, left], [1, []], `${code}, ${sensei}`);
      t.match(
        after.cards.filter(({ section }) => section === 'sensei'),
        [{ title: 'Arashi Sensei' }],
      );
    }
});

t.test('where none of two Senseis may be used, all fixes together leave one that may', async t => {
  const sensei = [
    { title: 'Nameless One', type: 'Sensei', factions: ['Lion'] },
    { title: 'Nameless Two', type: 'Sensei', factions: ['Dragon'] },
  ];
  const deck = checker.read({ stronghold: ['Shiro Kaze'], sensei, fate: [FORTY] });
  const check = (one: typeof deck) => checkDeck(checker.judge, checker.catalogue, one, TODAY);
  const { problems } = await check(deck);
  t.match(problems, [{ code: 'deck-two-senseis' }, { cure: /instead/ }, { cure: /instead/ }]);
  const after = applyEdits(
    deck,
    problems.flatMap(({ edits }) => edits),
  );
  t.match(await check(after), { legal: 'yes', counts: { sensei: 1 } });
});

t.test('a note with which nothing has to change carries no edits', async t => {
  const notes: [DeckCode, DeckInput][] = [
    ['deck-sensei-and-wind', { wind: ['Wind from the South'], sensei: ['Arashi Sensei'], fate: [FORTY] }],
    ['deck-fortification-copies', { dynasty: ['3 Stone Rampart'] }],
    ['deck-sensei-cannot-start', { fate: [{ ...FORTY, count: 20 }, 'Arashi Sensei'] }],
  ];
  for (const [code, deck] of notes) {
    const { problem } = await cure(deck, code);
    t.match(problem, { severity: 'note', edits: [] }, code);
    t.notMatch(problem.cure, /take out/, code);
  }
});

t.test('cards of one name are kept apart by id or line, in words and edits', async t => {
  const dynasty = [
    { ...TOKU, id: 'a', count: 3 },
    { ...TOKU, id: 'b' },
  ];
  const { problem, after } = await cure({ dynasty }, 'deck-same-level');
  t.strictSame(
    problem.edits.map(edit => edit.do === 'remove' && edit.id),
    ['b'],
  );
  t.match(problem.cure, /take out Toku \(Experienced 2\) with the id b\.$/);
  t.strictSame(
    after.cards.map(({ id, count }) => [id, count]),
    [['a', 3]],
  );
  const level = 'Personalities\n2 Hoshi Ren (Experienced Tori)\n1 Hoshi Ren (Experienced Kame)\n';
  t.match(
    (await cure(level, 'deck-same-level', false)).problem.cure,
    /take out Hoshi Ren \(Experienced Kame\)\.$/,
  );
  const twice = { sensei: [{ title: 'X', id: '1', count: 2 }, { title: 'X' }] };
  t.match(
    (await cure(twice, 'deck-two-senseis', false)).problem.cure,
    /out X without an id and X with the id 1\.$/,
  );
  const lines = 'Sensei\n1 Zed (Sensei)\nDynasty\n1 A\nSensei\n1 Y exp\n1 y exp\n';
  t.match(
    (await cure(lines, 'deck-two-senseis', false)).problem.message,
    /^3 Senseis are revealed, Zed and 2 copies of Y \(Experienced\)/,
  );
});

t.test('the number of a heading that is written again is that of its cards', async t => {
  const { problem } = await cure('Dynasty (40)\n9 Kaze Arashi\n1 Arashi Sensei\n', 'deck-heading-count');
  t.match(
    problem.message,
    /^"Dynasty" states 40 cards, and of those below it 9 are counted to the Dynasty deck \(line 1\)\.$/,
  );
  t.match(problem.edits, [{ do: 'state', line: 1, count: 9 }]);
  const one = await cure('Dynasty (1)\nFate (3)\n1 Quiet Ambush\n', 'deck-heading-count');
  t.match(one.problem.message, /states 1 card, and of those below it 0 are/);
});

t.test('a mistyped faction comes with near ones, and the message claims no Sensei for it', async t => {
  const slip = await cure('Clan: Crain\nSensei: Arashi Sensei\nStrategies\n40 Any\n', 'deck-sensei-faction');
  t.match(slip.problem.message, /of the faction Crain\. Did you mean Crane\? \(line 2\)\.$/);
  const other = await cure('Clan: Mantis\nSensei: Ishi Sensei\nStrategies\n40 Any\n', 'deck-sensei-faction');
  t.match(other.problem.cure, /lists Mantis or All Clans, for instance Arashi Sensei/);
});

t.test('only a Sensei that the card data holds legal is taken instead', async t => {
  const sensei = (cardid: number, title: string, legality: string[]) => ({
    cardid,
    title,
    type: 'Sensei',
    keywords: ['Crane'],
    legality,
  });
  const records = [
    sensei(1, 'Dawn Sensei', ['Modern']),
    sensei(2, 'Noon Sensei', ['Legacy', 'Modern']),
    sensei(3, 'Old Sensei', []),
  ];
  const { catalogue } = parseCatalogue([{ file: 'a.json', records }]);
  const list = 'Clan: Crane\nStrategies\n40 Any\n';
  const deck = checker.read(`Sensei: Far Sensei\n${list}`);
  const [far] = deck.entries;
  if (far) far.factions = ['Lion'];
  const { problems } = await checkDeck(checker.judge, catalogue, deck, TODAY);
  const fault = problems.find(({ code }) => code === 'deck-sensei-faction');
  t.match(fault?.cure, /for instance Noon Sensei or Old Sensei\.$/);
  t.match(fault?.edits, [{ do: 'remove' }, { do: 'add', title: 'Noon Sensei' }]);
});

t.test('docs/decks.md names every code whose problems have no edits', async t => {
  const page = await readFile('docs/decks.md', 'utf8');
  const [, listed = ''] = /^No edits have ([^.]*)\./m.exec(page) ?? [];
  const named = [...listed.matchAll(/`(deck-[^`]+)`/g)].map(([, code]) => code as DeckCode);
  t.ok(named.length > 0);
  for (const code of named) t.ok(code in DECK_CODES, code);
});
