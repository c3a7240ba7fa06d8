import t from 'tap';
import { parseCatalogue } from '../../src/decks/index.js';
import { TODAY } from '../support/corpus.js';
import { ask, refusalOf, testService } from '../support/service.js';

const RECORDS = [
  { cardid: 1, title: 'Akodo Made-Up', type: 'Personality', keywords: ['Samurai', 'Ratling'], clan: 'Lion' },
  { cardid: 2, title: 'Akodo Made-Up the Second', type: 'Personality', keywords: ['Samurai'], clan: 'Lion' },
];
const { catalogue } = parseCatalogue([{ file: 'cards.json', records: RECORDS }]);
const { app } = await testService({ catalogue });
const { app: bare } = await testService();
const post = (url: string, payload: object) => ask(app, { method: 'POST', url, payload });

t.test('cards by title, the exact one first', async t => {
  const { json } = await ask(app, '/v1/cards?q=akodo+made+up');
  t.match(json.items, [{ title: 'Akodo Made-Up', match: 'exact' }, { title: 'Akodo Made-Up the Second' }]);
  t.match(json, { total: 2, catalogue: '2 cards loaded' });
  t.equal((await ask(app, '/v1/cards?q=akodo&limit=1')).json.items.length, 1);
});

t.test('all cards of a title, with what the rules make of them', async t => {
  const { json } = await ask(app, '/v1/cards/Akodo%20Made-Up?asOf=2008-06-03');
  t.match(json, { title: 'Akodo Made-Up', cards: [{ card: { id: '1' }, asOf: '2008-06-03' }] });
  t.ok(json.cards[0].considered.some(({ keyword }: { keyword: string }) => keyword === 'Creature'));
  t.equal((await ask(app, '/v1/cards/akodo%20made-up')).json.cards[0].asOf, TODAY);
});

t.test('what a card counts as, today and for Discord', async t => {
  const url = '/v1/cards/Akodo%20Made-Up/counts-as/Nonhuman';
  t.match((await ask(app, url)).json, { verdict: 'yes', asOf: TODAY });
  t.match((await ask(app, `${url}?asOf=2008-06-02`)).json, { verdict: 'no', asOf: '2008-06-02' });
  const { json } = await ask(app, `${url}?as=discord`);
  t.match(json, { title: 'Does Akodo Made-Up count as Nonhuman?', description: /^Yes/ });
});

t.test('a card by its title is found as the search finds it', async t => {
  for (const title of ['akodo madeup', 'AKODO MADE-UP']) {
    const { json } = await ask(app, `/v1/cards/${encodeURIComponent(title)}`);
    t.equal(json.title, 'Akodo Made-Up', title);
  }
  const version = await ask(app, `/v1/cards/${encodeURIComponent('akodo made-up exp')}`);
  t.strictSame(refusalOf(version), [404, 'unknown-card'], 'it has no such experience');
  const part = await ask(app, '/v1/cards/made-up');
  t.match(part.json, { code: 'unknown-card', near: ['Akodo Made-Up', 'Akodo Made-Up the Second'] });
});

t.test('a title that is not there; no card data at all', async t => {
  const unknown = await ask(app, '/v1/cards/Akodo%20Made-Ut');
  t.strictSame(refusalOf(unknown), [404, 'unknown-card']);
  t.ok(unknown.json.near.includes('Akodo Made-Up'));
  t.strictSame(refusalOf(await ask(bare, '/v1/cards?q=x')), [404, 'no-catalogue']);
  t.strictSame(refusalOf(await ask(bare, '/v1/cards/x')), [404, 'no-catalogue']);
});

t.test('a deck as text and as an object', async t => {
  const text = await post('/v1/decks/check', { deck: 'Dynasty\n3x Akodo Made-Up\n', asOf: '2008-06-03' });
  t.match(text.json, {
    asOf: '2008-06-03',
    catalogue: '2 cards loaded',
    cards: [{ title: 'Akodo Made-Up', count: 3 }],
  });
  const object = await post('/v1/decks/check', {
    deck: { dynasty: [{ title: 'X', count: 2, keywords: ['Naga'] }] },
  });
  t.match(object.json, { asOf: TODAY, cards: [{ title: 'X' }] });
  t.match((await post('/v1/decks/check', { deck: '' })).json.problems, [{ code: 'deck-empty' }]);
});

t.test('what differs for a deck between two days', async t => {
  const { json } = await post('/v1/decks/impact', {
    deck: { dynasty: [{ title: 'X', keywords: ['Zombie'] }] },
    from: '2008-06-19',
    to: '2008-06-20',
  });
  t.match(json.cards, [{ title: 'X', changes: [{ keyword: 'Shadowlands', from: 'yes', to: 'no' }] }]);
  t.match(json, { unknownCards: [], catalogue: '2 cards loaded', answer: /the keywords of 1 card\.$/ });
});

t.test('without a last day an impact reaches to today, and it tells what it could not know', async t => {
  const payload = { deck: 'Dynasty\n3 Goju Zombie', from: '2008-06-19' };
  const { json } = await ask(bare, { method: 'POST', url: '/v1/decks/impact', payload });
  t.match(json, {
    from: '2008-06-19',
    to: TODAY,
    cards: [],
    unknownCards: [{ title: 'Goju Zombie', reason: 'no-catalogue', lines: [2] }],
    catalogue: 'no catalogue loaded',
    answer: /^Nothing that is known differs for this deck\. 1 card could not be looked up/,
  });
  const later = await post('/v1/decks/impact', { ...payload, from: '2999-01-01' });
  t.match(later.json, { code: 'bad-span', field: 'to', found: TODAY });
  t.match((await post('/v1/decks/impact', { deck: payload.deck })).json, {
    field: 'from',
    cure: /for instance "2008-06-03"/,
  });
});

t.test('a deck that is missing, or given in another form: the forms that are right', async t => {
  const forms =
    'Give a text or an object, for instance "Dynasty\\n3x Bamboo Harvesters" or {"dynasty":["3x Bamboo Harvesters"]}.';
  for (const url of ['/v1/decks/check', '/v1/decks/impact']) {
    const days = url.endsWith('impact') ? { from: TODAY, to: TODAY } : {};
    t.match((await post(url, days)).json, { field: 'deck', detail: 'It is missing.', cure: forms });
    t.match((await post(url, { deck: ['1x A'], ...days })).json, { field: 'deck', cure: forms });
    const both = await post(url, { deck: '1x A', cards: [{ title: 'A' }], ...days });
    t.match(both.json, { code: 'unknown-field', field: 'cards', cure: /^Known here: deck, / });
  }
});

t.test('an unknown field of a card: its path, the known fields, the near one', async t => {
  const { json } = await post('/v1/decks/check', {
    deck: { dynasty: ['1x A', { title: 'B', keyword: ['Naga'] }], fate: [{ titel: 'C' }] },
  });
  t.match(json.errors, [
    { field: 'deck.dynasty.1.keyword', near: ['keywords'], cure: /^Known here: title, count, / },
    { field: 'deck.fate.0.title', detail: 'It is missing.' },
    { field: 'deck.fate.0.titel', near: ['title'] },
  ]);
});

t.test('decks that cannot be read', async t => {
  for (const url of ['/v1/decks/check', '/v1/decks/impact', '/v1/decks/export']) {
    const days = url.endsWith('impact') ? { from: TODAY, to: TODAY } : {};
    const long = await post(url, { deck: 'x\n'.repeat(100_000), ...days });
    t.strictSame(refusalOf(long), [413, 'too-large'], url);
    t.strictSame(refusalOf(await post(url, { deck: 7, ...days })), [400, 'bad-value'], url);
    const field = await post(url, { deck: { dynasti: [] }, ...days });
    t.match([refusalOf(field)[1], field.json.field], ['unknown-field', 'deck.dynasti'], url);
    t.strictSame(refusalOf(await post(url, { deck: '{"dynasty": 7}', ...days })), [400, 'bad-value'], url);
  }
  t.strictSame(refusalOf(await post('/v1/decks/impact', { deck: '', from: 'x', to: TODAY })), [
    400,
    'bad-day',
  ]);
});
