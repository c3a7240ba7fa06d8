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
