import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { describeCatalogue, findTitles } from '../../src/decks/index.js';
import { openCards, packShippedCards } from '../../src/loader/index.js';

// not a testdir: the tests of a room run in one process, and each testdir() of the top empties the last one
const folder = await mkdtemp(join(tmpdir(), 'l5r-judge-cards-'));
t.teardown(() => rm(folder, { recursive: true }));
await mkdir(join(folder, 'empty'));
const problems = await packShippedCards(folder);
const packed = await openCards(undefined, folder).load();
const plain = await openCards(undefined, join(folder, 'empty')).load();
const catalogue = packed.catalogue as NonNullable<typeof packed.catalogue>;

t.test('every record in cards/ can be read, and the packed form has the same cards', async t => {
  t.strictSame([problems, packed.problems, plain.problems], [[], [], []]);
  t.equal(catalogue.cards.length, 13_513);
  t.strictSame(catalogue.cards, plain.catalogue?.cards);
  t.strictSame([...catalogue.sets], [...(plain.catalogue?.sets ?? [])]);
  t.match(describeCatalogue(catalogue), /^13513 cards loaded, shipped card data [0-9a-f]{8}$/);
});

t.test('every card has its own address', async t => {
  t.equal(catalogue.bySlug.size, 13_513);
  t.equal(catalogue.byId.size, 13_513);
  for (const slug of catalogue.bySlug.keys()) t.match(slug, /^[a-z0-9-]+$/);
  t.equal(catalogue.bySlug.get('the-daini-exp2')?.title, 'The Daini');
  t.equal(catalogue.bySlug.get('a-terrible-oath-spell')?.type, 'Spell');
});

t.test('the names that people type for the cards that the pages name', async t => {
  const slugs = (text: string) => (findTitles(catalogue, text)[0]?.cards ?? []).map(({ slug }) => slug);
  for (const name of ['Daini', 'Daini, The', 'the daini', 'The Daini (Experienced 2)', 'Daini exp2'])
    t.strictSame(slugs(name), ['the-daini-exp2'], name);
  for (const name of ['kyuden-kitsune', 'Kyuden Kitsune', 'KyudenKitsune'])
    t.strictSame(slugs(name), ['kyuden-kitsune', 'kyuden-kitsune-exp'], name);
  t.strictSame(slugs('Togashi Mitsu exp2KYD'), ['togashi-mitsu-exp2kyd']);
  t.strictSame(slugs('Battle-Hardened').length, 1);
  t.strictSame(slugs('?!'), []);
});

t.test(
  'card data in the same form is read from a path, and what cannot be read is told with its line',
  async t => {
    const [good] = [
      { title: 'Made-Up', types: ['Personality'], keywords: ['Naga'], printings: [{ set: 'Gold Edition' }] },
    ];
    const lines = [good, { ...good, keywords: ['Battle: Bow this card.'] }, { ...good, force: 3 }].map(
      record => JSON.stringify(record),
    );
    const file = join(folder, 'own.jsonl');
    await writeFile(file, [...lines, '{'].join('\n'));
    const { catalogue: own, problems: found } = await openCards(file).load();
    t.strictSame(
      found.map(({ code, file, field }) => [code, file, field]),
      [
        ['bad-json', 'own.jsonl, line 4', undefined],
        ['bad-card', 'own.jsonl, line 2', 'keywords.0'],
        ['duplicate-card', 'own.jsonl, line 3', undefined],
      ],
    );
    t.strictSame(
      own?.cards.map(({ id, slug, stats }) => [id, slug, stats]),
      [['made-up', 'made-up', {}]],
    );
    t.equal(own?.sets.get('Gold Edition')?.released, catalogue.sets.get('Gold Edition')?.released);
    t.match(describeCatalogue(own ?? null), /^1 cards? loaded, own card data/);
  },
);

t.test('CARDS=none is no data, and problems of the shipped data are known without loading it', async t => {
  t.strictSame(await openCards('none').load(), { catalogue: null, problems: [] });
  t.strictSame(await openCards('none').problems(), []);
  const broken = { code: 'bad-card', message: 'Is no card.', file: 'cards.jsonl, line 2' };
  await writeFile(join(folder, 'empty', 'cards-problems.json'), JSON.stringify([broken]));
  t.strictSame(await openCards(undefined, join(folder, 'empty')).problems(), [broken]);
  t.strictSame(await openCards(undefined, t.testdir()).problems(), []);
});

t.test('packed data without its list of problems has none; sets that are no JSON are none', async t => {
  const alone = t.testdir({ 'cards.json': await readFile(join(folder, 'cards.json'), 'utf8') });
  t.strictSame((await openCards(undefined, alone).load()).problems, []);
  const record = JSON.stringify({ title: 'Ishi', types: ['Personality'], printings: [{ set: 'X' }] });
  const own = t.testdir({ 'cards.jsonl': record, 'sets.json': '[{' });
  t.match(await openCards(own).load(), { problems: [{ code: 'bad-json', file: 'sets.json' }] });
});
