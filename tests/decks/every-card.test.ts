// Each of the cards that ship: found by its title however it is typed, resolved, with a page of its own, in a small file.
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { type Card, packCards, resolveAll } from '../../src/decks/index.js';
import { makeEngine } from '../../src/engine.js';
import { openCards } from '../../src/loader/index.js';
import { formatCardPage } from '../../src/pages/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';
import { listen } from '../support/listen.js';

const { catalogue } = await openCards().load();
if (!catalogue) throw new Error('The cards that ship do not load.');
const { cards } = catalogue;
const corpus = await shippedCorpus();
const engine = makeEngine({ corpus, catalogue });

const ARTICLE = /^(the|a|an) (.*)$/i;
const bare = (title: string) => title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The ways in which people type a title. */
const SPELLINGS: Readonly<Record<string, (title: string) => string>> = {
  'as printed': title => title,
  'without accents, in lower case': bare,
  'in capitals': title => title.toUpperCase(),
  'with a straight apostrophe': title => title.replaceAll('\u2019', "'"),
  'with a curly apostrophe': title => title.replaceAll("'", '\u2019'),
  'without apostrophes': title => title.replaceAll(/['\u2019]/g, ''),
  'with its article behind': title => title.replace(ARTICLE, '$2, $1'),
  'with spaces for hyphens': title => title.replaceAll('-', ' '),
};

/** Cards that another way of typing their title does not give, but for those that are typed as another card is printed. */
function lostBy(spell: (title: string) => string): string[] {
  const found = (card: Card) => catalogue?.ofTitle(spell(card.title)) ?? [];
  const isOther = (card: Card) => found(card)[0]?.title.toLowerCase() === spell(card.title).toLowerCase();
  return cards.filter(card => !found(card).includes(card) && !isOther(card)).map(({ title }) => title);
}

t.equal(cards.length, 13_513);

for (const [how, spell] of Object.entries(SPELLINGS))
  t.test(`every card is found ${how}`, async t => t.strictSame(lostBy(spell), []));

t.test('every card is found with and without an article', async t => {
  const swap = (title: string) => (ARTICLE.test(title) ? title.replace(ARTICLE, '$2') : `The ${title}`);
  t.strictSame(lostBy(swap), []);
  t.strictSame(
    lostBy(title => bare(swap(title))),
    [],
  );
  // "The Alliance" is another card than "Alliance": what is typed goes first, and the other one is found beside it
  const twins = cards.filter(card => !catalogue.ofTitle(swap(card.title)).includes(card));
  t.equal(new Set(twins.map(({ title }) => title)).size, 23);
  for (const title of new Set(twins.map(card => card.title))) {
    const found = await engine.cards.find(swap(title));
    t.ok(found.ok && found.value.slice(0, 4).some(hit => hit.title === title), `${title} for ${swap(title)}`);
  }
});

t.test('every card has an address of its own, and a page there', async t => {
  t.equal(new Set(cards.map(({ slug }) => slug)).size, cards.length);
  const wrong: string[] = [];
  for (const { slug, title } of cards) {
    const found = await engine.cards.describe({ title: slug }, TODAY);
    const own = found.ok ? found.value.cards.filter(({ card }) => card.slug === slug) : [];
    const [described] = own;
    if (!found.ok || !described || described.card.title !== title) wrong.push(slug);
    else if (!formatCardPage(described, found.value, { baseUrl: '', asked: null }).includes('<h1>'))
      wrong.push(slug);
  }
  t.strictSame(wrong, []);
});

t.test('a drawn sample of pages, titles and rulings over HTTP', async t => {
  const { url, close } = await listen({ catalogue });
  t.teardown(close);
  const drawn = cards.filter((_, index) => index % 271 === 7);
  for (const card of drawn) {
    const page = await fetch(`${url}/cards/${card.slug}`);
    t.match([page.status, page.headers.get('content-type')], [200, /^text\/html/], card.slug);
    t.match(await page.text(), /<meta property="og:title" content="[^"]/, 'it unfurls');
    const title = encodeURIComponent(bare(card.title));
    const all = (await (await fetch(`${url}/v1/cards/${title}`)).json()) as { cards: { card: Card }[] };
    t.ok(
      all.cards.some(one => one.card.slug === card.slug),
      card.title,
    );
    const [keyword] = card.keywords;
    if (keyword === undefined) continue;
    const ruled = await fetch(
      `${url}/v1/cards/${card.slug}/counts-as/${encodeURIComponent(keyword)}?version=${card.slug}`,
    );
    t.match(await ruled.json(), { verdict: 'yes', steps: [{ text: /printed/ }] }, `${card.slug} ${keyword}`);
  }
});

t.test('all of them in one call, and each as it is alone', async t => {
  const all = resolveAll(engine.judge, cards, { asOf: TODAY, ask: ['Undead'] });
  t.equal(all.length, cards.length);
  for (let at = 3; at < cards.length; at += 499) {
    const [alone] = resolveAll(engine.judge, [cards[at] as Card], { asOf: TODAY, ask: ['Undead'] });
    t.strictSame(all[at], alone);
  }
});

t.test('the copy for a page without a network is small', async t => {
  const bytes = gzipSync(JSON.stringify(packCards(catalogue))).length;
  t.ok(bytes > 100_000 && bytes < 600_000, `${bytes} bytes`);
});
