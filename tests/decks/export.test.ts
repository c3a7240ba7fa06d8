import t from 'tap';
import { exportDeck, readAnyDeck } from '../../src/decks/index.js';
import { openCards } from '../../src/loader/index.js';
import { openChecker } from './checker.js';

const checker = await openChecker();
const { catalogue } = await openCards().load();
const LIST = `Clan: Unicorn
# Pre-Game
1 Plains of the Maiden
1 Border Keep - exp2
Dynasty
1 Akodo Bakin exp2
3 Stables
Fate
2 Ambush [Pearl Edition]
`;

t.test('a deck in each form', async t => {
  const deck = checker.read(LIST);
  t.equal(
    exportDeck(catalogue, deck, [], 'text').text,
    `Clan: Unicorn

Stronghold (1)
1 Plains of the Maiden

Pre-Game (1)
1 Border Keep (Experienced 2)

Dynasty (4)
Holding (3)
3 Stables
Personality (1)
1 Akodo Bakin (Experienced 2)

Fate (2)
Strategy (2)
2 Ambush
`,
  );
  const oracle = exportDeck(catalogue, deck, [], 'oracle').text ?? '';
  t.match(
    oracle,
    /^# Dynasty \(4\)\n# Holding \(3\)\n3 Stables\n# Personality \(1\)\n1 Akodo Bakin - exp2$/m,
  );
  t.match(exportDeck(catalogue, deck, [], 'json').deck, {
    faction: 'Unicorn',
    start: [{ title: 'Border Keep', experience: 'Experienced 2', count: 1, type: 'Holding' }],
    fate: [{ title: 'Ambush', count: 2 }],
  });
});

t.test('what is exported is read as the same deck', async t => {
  const before = await checker.check(LIST, catalogue);
  for (const form of ['text', 'oracle', 'json'] as const) {
    const { text, deck } = exportDeck(catalogue, checker.read(LIST), [], form);
    const { deck: again } = await readAnyDeck(text ?? deck);
    const shapes = [before, await checker.check(text ?? (deck as object), catalogue)].map(
      ({ counts, cards }) => [counts, cards.map(({ id }) => id).sort()],
    );
    t.ok(again);
    t.strictSame(shapes[1], shapes[0], form);
  }
});

t.test('after the edits of a check; cards of no type, and of no section', async t => {
  const faulty = 'Start\n1 Carpenter Shrine\nDynasty\n3 Stables\n1 Xyzzy\n';
  const { problems } = await checker.check(faulty, catalogue);
  const edits = problems.flatMap(problem => problem.edits).filter(edit => edit.do === 'move');
  const { text } = exportDeck(catalogue, checker.read(faulty), edits, 'text');
  t.equal(text, 'Dynasty (5)\n3 Stables\n1 Xyzzy\n1 Carpenter Shrine\n');
  t.equal(exportDeck(null, checker.read('3 Stables\n'), [], 'text').text, '3 Stables\n');
  t.match(exportDeck(null, checker.read('3 Stables\n'), [], 'json').deck, {
    other: [{ title: 'Stables', count: 3 }],
  });
});

t.test('a Wind and a Sensei within a deck stay there, and what the check finds is found again', async t => {
  for (const more of ['', '1 Xyzzy\n']) {
    const list = `Dynasty\n3 Stables\nFate\n2 Ambush\n1 Akodo Kaneka (Wind)\n1 Akodo Sensei\n${more}`;
    const before = await checker.check(list, catalogue);
    t.equal(before.problems[0]?.code, 'deck-wind-in-deck');
    t.match(before.counts, { wind: 0, sensei: 0, fate: more ? 4 : 3 });
    for (const form of ['text', 'oracle', 'json'] as const) {
      const { text, deck } = exportDeck(catalogue, checker.read(list), [], form);
      const again = await checker.check(text ?? (deck as object), catalogue);
      const shapes = [before, again].map(({ problems, counts }) => [
        problems.map(({ code }) => code),
        counts,
      ]);
      t.strictSame(shapes[1], shapes[0], form);
      if (text) t.match(text, /Fate \(\d\)\n1 Akodo Kaneka \(Wind\)\n/, form);
      else t.notOk((deck as object & { other?: unknown }).other);
    }
  }
});

t.test('a card that is still to be chosen is a comment, and no card', async t => {
  const list = 'Stronghold: Shiro Kaze\nSensei: Arashi Sensei\nStrategies\n35 Quiet Ambush\n';
  const { problems } = await checker.check(list);
  const edits = [
    ...problems.flatMap(problem => problem.edits),
    { do: 'add', section: 'sensei', count: 1, title: null } as const,
  ];
  t.match(edits, [{ do: 'add', section: 'fate', count: 5, title: null }, {}]);
  for (const form of ['text', 'oracle'] as const) {
    const { text } = exportDeck(checker.catalogue, checker.read(list), edits, form);
    t.match(text, /\n\/\/ Still to choose: 5 Fate cards\.\n\/\/ Still to choose: 1 Sensei\.$/);
    const again = await checker.check(String(text));
    t.match(again, { legal: 'no', counts: { fate: 35, sensei: 1 } });
    t.match(again.problems, [{ code: 'deck-sensei-fate-size' }]);
  }
  t.notMatch(exportDeck(checker.catalogue, checker.read(list), edits, 'json').deck, { fate: [{}, {}] });
});

t.test('a line that keeps a place for a card is an open point, and counts for nothing', async t => {
  for (const line of ['6 Any Fate card', '2x more Fate Cards', '1 TBD', '3 any other card']) {
    const { legal, counts, problems } = await checker.check(
      `Stronghold: Shiro Kaze\nFate\n1 Quiet Ambush\n${line}\n`,
    );
    t.strictSame([legal, counts.fate], ['depends', 1], line);
    t.match(problems, [{ code: 'deck-bad-line', edits: [], cure: /title/ }]);
  }
  const { problems } = await readAnyDeck({ fate: [{ title: 'Any Fate card', count: 2 }] });
  t.match(problems, [{ code: 'bad-value', field: 'deck.fate.0.title', found: 'Any Fate card' }]);
});
