import t from 'tap';
import { parseCatalogue } from '../../src/decks/index.js';
import { openCards } from '../../src/loader/index.js';
import { ask, testService } from '../support/service.js';

const { load } = openCards();
const { app } = await testService({ catalogue: async () => (await load()).catalogue });
const pageOf = async (path: string) => ask(app, `/cards/${path}`);

t.test('the page of a card, with a line that a pasted link shows', async t => {
  const { status, text } = await pageOf('the-daini-exp2?asOf=2008-06-20');
  t.equal(status, 200);
  t.match(text, '<h1>The Daini (Experienced 2 Mirumoto Daini)</h1>');
  t.match(
    text,
    /og:description" content="Personality, Gold Cost 8, Force 4, Chi 5, .* Counts as .*Nonhuman.* on June 20, 2008\."/,
  );
  t.match(text, 'href="/rules/legacy/keywords/explicit-distinctions?asOf=2008-06-20"');
  t.match(text, 'It names The Daini.');
  t.match(text, '<td>The Hidden Emperor, Episode 2</td>');
  t.match(text, /13513 cards loaded/);
});

t.test('the other cards of its title, keywords whose rule is lost, fan sets, bans', async t => {
  const bakin = (await pageOf('akodo-bakin')).text;
  t.match(bakin, 'href="/cards/akodo-bakin-exp2"');
  t.notMatch(bakin, 'href="/cards/akodo-bakin"');
  t.match((await pageOf('akodo-bakin-exp2')).text, 'href="/cards/akodo-bakin"');
  t.match((await pageOf('the-daini-exp2?asOf=2008-06-02')).text, 'Not on record');
  const shrine = (await pageOf('kisadas-shrine')).text;
  t.match(shrine, 'fan set of Onyx Lives keywords: Temple, Experienced, Fortification, Unique');
  t.match((await pageOf('the-daini')).text, '<h1>The Daini (Experienced 2');
});

t.test('a card that is banned, a card without a deck, and a title too long to look up', async t => {
  t.match((await pageOf('advance-warning')).text, /<th>Banned, by the card data<\/th><td>yes<\/td>/);
  t.notMatch((await pageOf('akodo-bakin')).text, /Banned/);
  t.match((await pageOf('akodo-bakin')).text, /<th>Deck<\/th><td>Dynasty<\/td>/);
  const title = `A${'!'.repeat(205)}B`;
  const records = [{ cardid: 1, title, type: 'Strategy' }];
  const { catalogue } = parseCatalogue([{ file: 'x.json', records }]);
  const own = await testService({ catalogue });
  const { status, text } = await ask(own.app, `/cards/${catalogue?.cards[0]?.slug}`);
  t.equal(status, 200);
  t.match(text, `<h1>${title}</h1>`);
  t.notMatch(text, /<th>Deck</);
});

t.test('a title that is not there', async t => {
  const { status, text } = await pageOf('the-daiini');
  t.equal(status, 404);
  t.match(text, 'href="/cards/The%20Daini"');
});

t.test('each card has a page', async t => {
  const catalogue = (await load()).catalogue;
  for (const { slug } of (catalogue?.cards ?? []).filter((_, index) => index % 500 === 0)) {
    const { status, text } = await pageOf(slug);
    t.equal(status, 200, slug);
    t.match(text, `/cards/${slug}"`);
  }
});
