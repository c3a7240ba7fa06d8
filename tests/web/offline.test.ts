import { readFile } from 'node:fs/promises';
import t from 'tap';
import { parse } from 'yaml';
import { makeSnapshot } from '../../src/api/index.js';
import { askPage, type Shown, shownOf } from '../support/asked.js';
import { openBrowser, startPage } from '../support/browser.js';
import { makeFlow, textOf } from '../support/page-flows.js';

const server = await startPage();
const browser = await openBrowser();
const { page, context } = browser;
const { open } = makeFlow(server, browser);
t.teardown(async () => {
  await browser.close();
  await server.stop();
});
t.setTimeout(600_000);

const cases: { q: string; verdict?: string }[] = parse(
  await readFile('tests/cases/search/shared.yaml', 'utf8'),
);
const expected = new Map<string, Shown>();
for (const { q } of cases) {
  const answer = await server.app.inject({ url: '/v1/ask', query: { q } });
  expected.set(q, shownOf(answer.json()));
}

t.test('after one visit the page is kept, with the corpus and the day in view', async t => {
  await open('');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const foot = await textOf(page, 'footer');
  t.match(foot, server.state.current.corpus.hash.slice(0, 8));
  t.match(foot, /as of November 29, 2026/);
  t.match(foot, /Stored on this device/);
});

t.test('a newer version of the page is announced, and loaded when the judge agrees', async t => {
  await open('');
  await page.waitForFunction(() => navigator.serviceWorker.oncontrollerchange !== null);
  t.equal(await page.locator('.notices p').count(), 0);
  await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')));
  await page.click('.notices:has-text("A newer version of this page is ready") button:has-text("Load it")');
  await page.waitForSelector('.notices:not(:has(p))', { state: 'attached' });
  t.pass('it is loaded anew');
});

t.test('with the server stopped it answers all shared questions as the API did', async t => {
  await server.stop();
  await open('');
  await page.waitForSelector('footer:has-text("No network")');
  for (const { q, verdict } of cases) {
    const shown = await askPage(page, q);
    t.same(shown, expected.get(q), q);
    if (verdict) t.equal(shown.verdict, verdict, q);
  }
});

t.test('with the server stopped every place of the page opens', async t => {
  for (const [place, there] of [
    ['#/rules/legacy/winds', 'article.rule'],
    ['#/keywords', 'svg .node'],
    ['#/keywords/Zombie/counts-as/Undead', '.ruling[data-verdict="yes"]'],
    ['#/questions/legacy/imperial-favor', '.facts'],
    ['#/table', '#players'],
    ['#/changes', '.change-list'],
    ['#/deck', '#list'],
  ] as const) {
    await open(place);
    await page.waitForSelector(there);
    t.equal(await page.locator('main [role="alert"]').count(), 0, place);
  }
  await page.fill('#list', 'Fate\n3 Ambush');
  await page.waitForSelector('.unknown-cards:has-text("Connect once to load the card data")');
  t.pass('a deck is checked on the device, and what is missing is named');
});

t.test('a pasted link to a rule opens without a network', async t => {
  await page.goto('about:blank');
  await page.goto(`${server.url}/rules/legacy/winds?asOf=2008-06-01`);
  await page.waitForSelector('article.rule h1:has-text("Winds")');
  t.match(page.url(), '/#/rules/legacy/winds?asOf=2008-06-01');
});

t.test('without a network the booklet, which the service makes, leads to all rules of its day', async t => {
  await open('#/rules?asOf=2008-06-01');
  await page.click('a:has-text("as a booklet to print")');
  await page.waitForSelector('.tree li');
  t.match(page.url(), '/#/rules?asOf=2008-06-01');
});

t.test('with an empty store it says what it needs, and goes on when the network is back', async t => {
  await page.evaluate(() => caches.delete('l5r-judge-pack'));
  await page.goto('about:blank');
  await page.goto(server.url);
  await page.waitForSelector('.missing [role="alert"]');
  t.match(await textOf(page, '.missing'), /Connect to the network once/);
  await server.restart();
  await page.click('button:has-text("Try again")');
  await page.waitForSelector('#box');
  t.pass('it opens');
});

t.test('a newer corpus is announced, and taken when the judge agrees', async t => {
  const { current } = server.state;
  server.state.current = makeSnapshot({ corpus: { ...current.corpus, hash: 'feedc0de12345678' } });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForSelector('.notices:has-text("Newer rules are available (feedc0de)")');
  t.match(await textOf(page, 'footer'), current.corpus.hash.slice(0, 8), 'nothing changes under the judge');
  await page.click('.notices button:has-text("Use them")');
  await page.waitForSelector('footer:has-text("feedc0de")');
  server.state.current = current;
});

t.test('the browser without a network, and the server running', async t => {
  await context.setOffline(true);
  await open('#/?q=is a ratling a creature%3F');
  await page.waitForSelector('.ruling[data-verdict="yes"]');
  await page.waitForSelector('footer:has-text("No network")');
  await context.setOffline(false);
  t.same(browser.faults, []);
});

t.test(
  'where the part that answers cannot be loaded, the page says so, and searches nothing instead',
  async t => {
    const visit = await openBrowser({ serviceWorkers: 'block' });
    t.teardown(() => visit.close());
    await visit.page.route(/\/assets\/engine-.*\.js$/, route => route.abort());
    await visit.page.goto(`${server.url}/#/?q=go second can i fetch a legacy holding`);
    await visit.page.waitForSelector('main [role="alert"]:has-text("not stored on this device")');
    t.equal(await visit.page.locator('.hits, .ruling').count(), 0);
    await visit.page.unroute(/\/assets\/engine-.*\.js$/);
    await visit.page.click('button:has-text("Load it")');
    await visit.page.waitForSelector('.ruling[data-verdict="depends"]');
  },
);

t.test('today is the day where the judge is, on both sides of the date line', async t => {
  for (const [timezoneId, day] of [
    ['Pacific/Auckland', '2026-11-30'],
    ['America/Los_Angeles', '2026-11-29'],
    ['Pacific/Pago_Pago', '2026-11-29'],
  ] as const) {
    const visit = await openBrowser({ timezoneId });
    t.teardown(() => visit.close());
    await visit.page.goto(server.url);
    await visit.page.waitForSelector('.start');
    t.equal(await visit.page.inputValue('.day-bar input'), day, timezoneId);
  }
});
