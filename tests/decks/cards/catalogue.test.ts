import t from 'tap';
import { formatCard, parseCatalogue } from '../../../src/decks/index.js';
import { fixtureCards } from '../../support/cards.js';

t.test('reads cards as the Oracle serves them', async t => {
  const catalogue = await fixtureCards();
  t.match(catalogue.byId.get('9001'), {
    title: 'Kaze Arashi',
    type: 'Personality',
    deck: 'Dynasty',
    clans: ['Crane'],
    keywords: ['Unique', 'Courtier', 'Crane Clan'],
    factions: [],
    experience: { kind: 'none', level: 0 },
    stats: { cost: '6', force: '2', chi: '3', honorRequirement: '-', personalHonor: '2' },
    text: 'Open: Bow Arashi. Draw a card.',
    printings: [{ set: 'Winter - Kyuden', number: '1', rarity: 'Fixed' }],
  });
  t.match(catalogue.byId.get('9101')?.stats, {
    provinceStrength: '7',
    goldProduction: '4',
    startingHonor: '5',
  });
});

t.test('a title of punctuation only is refused, and matches no other title', async t => {
  const records = [
    { cardid: '1', title: '?!', type: 'Event' },
    { cardid: '2', title: ', the Nameless', type: 'Event' },
  ];
  const { catalogue, problems } = parseCatalogue([{ file: 'a.json', records }]);
  t.match(problems, [{ code: 'bad-card', field: '0.title', found: '?!' }]);
  t.equal(problems.length, 1);
  t.strictSame(catalogue?.ofTitle('...'), []);
  t.notOk(catalogue?.titles.has(''));
});

t.test("a Sensei's keywords are its factions, and no keywords", async t => {
  const sensei = (await fixtureCards()).byId.get('9111');
  t.strictSame(sensei?.factions, ['Crane', 'Mantis']);
  t.strictSame(sensei?.keywords, []);
});

t.test('text that came as mojibake is repaired', async t => {
  const { cards, figures } = await fixtureCards();
  t.equal(figures.cards, 32);
  const repaired = cards.find(({ title }) => title === "P'en Sh\u014d");
  t.ok(repaired?.keywords.includes('Sh\u014dj\u014d'));
});

t.test('cards of one title stand together, lowest experience level first', async t => {
  const catalogue = await fixtureCards();
  t.strictSame(catalogue.ofTitle('KAZE arashi').map(formatCard), [
    'Kaze Arashi',
    'Kaze Arashi (Experienced)',
    'Kaze Arashi (Experienced 2)',
    'Kaze Arashi (Experienced 2 KYD)',
  ]);
  t.strictSame(catalogue.ofTitle('Nobody'), []);
  t.strictSame(
    catalogue.ofTitle('Hoshi Ren').map(({ id }) => id),
    ['9040', '9041'],
  );
});

const card = (cardid: unknown, more: object = {}) => ({
  cardid,
  title: ['Ishi'],
  type: ['Holding'],
  ...more,
});

t.test('single values need no arrays, and fields may be missing', async t => {
  const { catalogue, problems } = parseCatalogue([
    {
      file: 'a.json',
      records: [{ cardid: 'x1', title: 'Ishi', type: 'Holding', cost: 3, printing: [{ set: 'A' }] }],
    },
  ]);
  t.strictSame(problems, []);
  t.match(catalogue?.byId.get('x1'), {
    title: 'Ishi',
    deck: null,
    clans: [],
    keywords: [],
    stats: { cost: '3' },
    text: '',
    printings: [{ set: 'A', number: null, rarity: null }],
  });
});

t.test('every record that cannot be read is a problem, and the rest is kept', async t => {
  const { catalogue, problems } = parseCatalogue([
    { file: 'a.json', records: [card(1), card(1), null, card(2, { keywords: ['Monk', ''] })] },
    { file: 'b.json', records: [card(1, { type: ['Item'] }), { cardid: 3 }] },
  ]);
  t.strictSame(
    problems.map(({ code, file, field }) => [code, file, field]),
    [
      ['bad-card', 'a.json', '2'],
      ['bad-card', 'a.json', '3.keywords'],
      ['duplicate-card', 'b.json', '0'],
      ['bad-card', 'b.json', '1.title'],
      ['bad-card', 'b.json', '1.type'],
    ],
  );
  t.equal(catalogue?.figures.cards, 2);
  t.equal(catalogue?.byId.get('1')?.type, 'Holding');
  t.strictSame(catalogue?.byId.get('2')?.keywords, ['Monk']);
});

t.test('no card at all is a problem', async t => {
  const { catalogue, problems } = parseCatalogue([{ file: 'a.json', records: [] }]);
  t.equal(catalogue, null);
  t.strictSame(
    problems.map(({ code }) => code),
    ['no-cards'],
  );
});

t.test('a title that is an empty list, and more keywords than a card has', async t => {
  const many = Array.from({ length: 101 }, (_, index) => `Word ${index}`);
  const { catalogue, problems } = parseCatalogue([
    { file: 'a.json', records: [card(1, { title: [] }), card(2, { keywords: many })] },
  ]);
  t.strictSame(
    problems.map(({ code, field }) => [code, field]),
    [
      ['bad-card', '0.title'],
      ['bad-card', '1.keywords'],
    ],
  );
  t.equal(catalogue?.byId.get('2')?.keywords.length, 100);
});
