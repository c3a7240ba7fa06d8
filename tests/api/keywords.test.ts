import t from 'tap';
import { shippedCorpus, TODAY } from '../support/corpus.js';
import { ask, refusalOf, testService } from '../support/service.js';

const { app } = await testService();
const corpus = await shippedCorpus();

t.test('the known keywords', async t => {
  const { json } = await ask(app, '/v1/keywords');
  t.strictSame(json.keywords, corpus.keywords.names);
});

t.test('one keyword, as of a day; plurals and case are read', async t => {
  const { json } = await ask(app, '/v1/keywords/creatures');
  t.match(json, {
    keyword: 'Creature',
    equivalents: [{ keyword: 'Nonhuman', rule: 'legacy/keywords/creature-nonhuman', status: 'in-force' }],
    asOf: TODAY,
  });
  t.equal((await ask(app, '/v1/keywords/Creature?asOf=2008-06-02')).json.equivalents[0].status, 'unrecorded');
  const unknown = await ask(app, '/v1/keywords/Ratl');
  t.strictSame(refusalOf(unknown), [404, 'unknown-keyword']);
  t.ok(unknown.json.near.includes('Ratling'));
});

// the table of design page 2
const TABLE: [string, string, string, string, number?][] = [
  ['Creature', 'Nonhuman', TODAY, 'yes'],
  ['Nonhuman', 'Creature', TODAY, 'yes'],
  ['Creature', 'Nonhuman', '2008-06-03', 'yes'],
  ['Creature', 'Nonhuman', '2008-06-02', 'unknown'],
  ['Ratling', 'Creature', TODAY, 'yes', 2],
  ['Ratling', 'Nonhuman', '2008-06-02', 'no'],
  ['Naga', 'Creature', '2008-06-02', 'unknown'],
  ['Zombie', 'Shadowlands', '2008-06-19', 'yes', 2],
  ['Zombie', 'Shadowlands', '2008-06-20', 'no'],
  ["Yoritomo's Alliance", 'Mantis Clan', '2008-06-01', 'yes'],
  ['Master of the Void', 'Elemental Master', '2008-05-02', 'no'],
  ['Master of the Void', 'Elemental Master', '2008-05-03', 'yes'],
  ['Undead', 'Zombie', TODAY, 'no'],
  ['Master of Scrolls', 'Elemental Master', TODAY, 'no'],
  ['Half-Naga', 'Nonhuman', TODAY, 'no'],
];

t.test('counts-as, over the days', async t => {
  for (const [from, to, asOf, verdict, steps] of TABLE) {
    const path = `/v1/keywords/${encodeURIComponent(from)}/counts-as/${encodeURIComponent(to)}?asOf=${asOf}`;
    const { json } = await ask(app, path);
    t.equal(json.verdict, verdict, path);
    t.equal(json.asOf, asOf);
    if (steps) t.equal(json.steps.length, steps, path);
  }
});

t.test('the format of play, and the card that asks', async t => {
  const asked = '/v1/keywords/Yoritomo%E2%80%99s%20Alliance/counts-as/Mantis%20Clan';
  t.equal((await ask(app, `${asked}?format=samurai`)).json.verdict, 'no');
  t.equal((await ask(app, `${asked}?card=Kyuden+Kitsune`)).json.verdict, 'depends');
  t.equal((await ask(app, `${asked}?card=Kyuden+Kitsune&purpose=join`)).json.verdict, 'no');
  t.strictSame(refusalOf(await ask(app, `${asked}?purpose=join`)), [400, 'bad-value']);
  t.strictSame(refusalOf(await ask(app, `${asked}?format=legasy`)), [400, 'bad-value']);
});

t.test('a ruling as a Discord embed', async t => {
  const { json } = await ask(app, '/v1/keywords/Ratling/counts-as/Creature?as=discord');
  t.match(json, { title: 'Does a card with Ratling count as Creature?', footer: {} });
});

t.test('what is no keyword is refused, however long', async t => {
  t.strictSame(refusalOf(await ask(app, `/v1/keywords/${'x'.repeat(10_000)}/counts-as/Naga`)), [
    400,
    'bad-keyword',
  ]);
  t.strictSame(refusalOf(await ask(app, '/v1/keywords/%20/counts-as/Naga')), [400, 'bad-keyword']);
});

t.test('many cards in one call', async t => {
  const { json, headers } = await ask(app, {
    method: 'POST',
    url: '/v1/keywords/resolve',
    payload: {
      asOf: '2008-06-03',
      cards: [
        { title: 'A', keywords: ['<b>Ratling</b>'] },
        { title: 'S', type: 'Sensei', keywords: ['Naga'] },
      ],
      ask: ['Creature'],
    },
  });
  t.match(json.cards[0], { title: 'A', printed: ['Ratling'], answers: { Creature: 'yes' } });
  t.match(json.cards[1], { factions: ['Naga'], answers: { Creature: 'no' } });
  t.match(json, { asOf: '2008-06-03', corpus: corpus.hash });
  t.equal(headers['corpus-hash'], corpus.hash);
});

t.test('what cannot be resolved is refused by field', async t => {
  const post = (payload: object) => ask(app, { method: 'POST', url: '/v1/keywords/resolve', payload });
  const many = await post({ cards: Array(5001).fill({ keywords: [] }) });
  t.strictSame(refusalOf(many), [413, 'too-large']);
  t.equal(many.json.field, 'cards');
  const unknown = await post({ card: [], cards: [] });
  t.strictSame(refusalOf(unknown), [400, 'unknown-field']);
  t.strictSame(unknown.json.near, ['cards']);
  const inner = await post({ cards: [{ keywords: ['Naga'], name: 'x' }] });
  t.match([refusalOf(inner)[1], inner.json.field], ['unknown-field', 'cards.0.name']);
  const long = await post({ cards: [{ keywords: ['x'.repeat(121)] }] });
  t.match([refusalOf(long)[1], long.json.field], ['bad-keyword', 'cards.0.keywords.0']);
  t.strictSame(refusalOf(await post({})), [400, 'bad-value']);
  t.strictSame(refusalOf(await post([])), [400, 'bad-value']);
});
