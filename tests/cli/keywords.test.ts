import { PassThrough } from 'node:stream';
import t from 'tap';
import { makeStyle } from '../../src/cli/shell.js';
import { runInShell } from '../support/shell.js';

const card = (cardid: number, title: string, type: string, keywords: string[]) => ({
  cardid,
  title: [title],
  formattedtitle: title,
  type: [type],
  keywords,
  printing: [],
});

const CARDS = [
  card(1, 'Kiri', 'Personality', ['<b>Unique</b>', 'Naga']),
  card(2, 'Hana', 'Personality', ['Samurai', 'Half-Naga']),
  card(3, 'Toshi Sensei', 'Sensei', ['Naga', 'All Clans']),
  card(4, 'Kage &ndash; the Bone', 'Follower', ['Skeleton', 'Experienced 2']),
];

const fileOf = (cards: unknown) => `${t.testdir({ 'cards.json': JSON.stringify(cards) })}/cards.json`;

t.test('each card that has more than is printed, with the rules', async t => {
  const { exit, out, err } = await runInShell(['keywords', fileOf(CARDS)]);
  t.equal(exit, 0);
  t.equal(err, '');
  t.equal(
    out,
    `Kage - the Bone (Experienced 2) (Follower), printed: Skeleton, Experienced 2
  + Undead: legacy/keywords/undead
Kiri (Personality), printed: Unique, Naga
  + Nonhuman: legacy/keywords/nonhuman-races
  + Creature: legacy/keywords/nonhuman-races, legacy/keywords/creature-nonhuman
4 cards read, 2 considered to have more than is printed on November 29, 2026.`,
    'and no Sensei by its list of factions',
  );
});

t.test('on an earlier day, in colours', async t => {
  const style = makeStyle({ columns: 100, isTTY: true }, {});
  const file = fileOf([...CARDS, card(5, 'Usagi', 'Personality', ['Creature'])]);
  const { exit, out } = await runInShell(['keywords', file, '--as-of', '2008-06-02'], { style });
  const { green, yellow } = style.colors;
  const rule = 'legacy/keywords/creature-nonhuman';
  t.equal(exit, 0);
  t.equal(
    out.slice(out.indexOf('Kiri')),
    `Kiri (Personality), printed: Unique, Naga
${green('  + Nonhuman: legacy/keywords/nonhuman-races')}
${yellow(`  ? Creature, not on record: legacy/keywords/nonhuman-races, ${rule}`)}
Usagi (Personality), printed: Creature
${yellow(`  ? Nonhuman, not on record: ${rule}`)}
5 cards read, 2 considered to have more than is printed on June 2, 2008. For 2 cards the record does
not tell all.`,
  );
});

t.test('in normal play no card has more', async t => {
  const { out } = await runInShell(['keywords', fileOf(CARDS), '--format', 'samurai']);
  t.match(out, /^4 cards read, 0 considered/);
});

t.test('for programs', async t => {
  const { exit, json } = await runInShell(['keywords', fileOf(CARDS), '--json']);
  t.equal(exit, 0);
  t.match(json(), {
    read: 4,
    problems: [],
    cards: [
      { title: 'Kage - the Bone (Experienced 2)', gained: [{ keyword: 'Undead', steps: [{}] }] },
      {
        title: 'Kiri',
        printed: ['Unique', 'Naga'],
        gained: [{ keyword: 'Nonhuman' }, { keyword: 'Creature' }],
      },
    ],
  });
});

t.test('cards that cannot be read are listed, the others are shown', async t => {
  const { exit, out, err } = await runInShell(['keywords', fileOf([...CARDS, { title: 'x' }])]);
  t.equal(exit, 1);
  t.match(out, /4 cards read/);
  t.match(err, /cards\.json: 4\.[^[]*\[bad-card\]/);
  const { exit: code, json } = await runInShell(['keywords', fileOf([...CARDS, {}]), '--json']);
  t.equal(code, 1);
  t.match(json(), { read: 4, problems: [{ code: 'bad-card' }] });
});

t.test('a list of records in the form of cards/cards.jsonl is read as that', async t => {
  const plain = (title: string, rest: object = {}) => ({
    title,
    types: ['Item'],
    keywords: ['Naga'],
    printings: [{ set: 'Winter' }],
    ...rest,
  });
  const file = fileOf([
    plain('Cup'),
    plain('Bowl'),
    plain('Bowl', { clans: ['Crab'] }),
    plain('Pot', { x: 1 }),
  ]);
  const { exit, json } = await runInShell(['keywords', file, '--json']);
  t.equal(exit, 1);
  t.match(json(), {
    read: 2,
    cards: [{ title: 'Bowl', gained: [{ keyword: 'Nonhuman' }, { keyword: 'Creature' }] }, { title: 'Cup' }],
    problems: [
      { code: 'duplicate-card', field: '2' },
      { code: 'unknown-field', field: '3.x' },
    ],
  });
});

t.test(
  'no more problems are listed than anyone reads, and each says in plain words what would be right',
  async t => {
    const { exit, json } = await runInShell([
      'keywords',
      fileOf(Array(500).fill({ name: 'Vase' })),
      '--json',
    ]);
    const { problems } = json() as { problems: { code: string; cure: string }[] };
    t.equal(exit, 2);
    t.equal(problems.length, 100);
    t.match(problems[0], { code: 'no-cards' });
    t.ok(
      problems.some(({ cure }) => cure === 'Give a text or a number, or a list, each a text or a number.'),
    );
  },
);

t.test('no cards at all, and a card with more keywords than any has', async t => {
  t.match(await runInShell(['keywords', '/no/such.json']), { exit: 2, out: '', err: /unreadable-file/ });
  t.match(await runInShell(['keywords', fileOf([])]), { exit: 2, err: /no-cards/ });
  const many = Array.from({ length: 101 }, (_, index) => `Keyword ${index}`);
  const { exit, json } = await runInShell(['keywords', fileOf([card(1, 'A', 'Item', many)]), '--json']);
  t.equal(exit, 1, 'what could be read is shown, and the problem with it');
  t.match(json(), {
    read: 1,
    problems: [{ code: 'bad-card', field: '0.keywords', message: /101 keywords/ }],
  });
});

t.test('how far the cards are is drawn on a terminal, and nowhere else', async t => {
  const file = fileOf(Array.from({ length: 600 }, (_, at) => card(at, `Cup ${at}`, 'Item', ['Naga'])));
  const terminal = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  const drawn = await runInShell(['keywords', file], { errors: terminal });
  t.match(String(terminal.read()), /0\/600/);
  const errors = new PassThrough();
  t.strictSame(await runInShell(['keywords', file, '--json'], { errors }).then(({ exit }) => exit), 0);
  t.equal(errors.read(), null);
  t.match(drawn.out, /\n600 cards read/);
});
