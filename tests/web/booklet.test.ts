import t from 'tap';
import { openBrowser, startPage } from '../support/browser.js';

const server = await startPage();
const browser = await openBrowser();
const { page } = browser;
t.teardown(async () => {
  await browser.close();
  await server.stop();
});
t.setTimeout(600_000);

t.test('a judge types the day of their last event, and sees what changed since', async t => {
  await page.goto(`${server.url}/booklet?asOf=2008-06-20`);
  await page.fill('#since', '2008-06-10');
  await page.click('form button');
  await page.waitForSelector('#changes');
  t.match(await page.locator('#changes').textContent(), /Diplomat and Courtier are one keyword/);
  t.notMatch(await page.locator('#changes').textContent(), /Ogre and Ratling are Nonhuman \(/);
  await page.fill('#since', '');
  await page.click('form button');
  await page.waitForSelector('main:not(:has(#changes))');
});

t.test('it prints well as A4 and Letter', async t => {
  await page.goto(`${server.url}/booklet?asOf=2008-06-20&since=2008-06-10`);
  for (const [format, width, mediaBox] of [
    ['A4', 794, /MediaBox \[0 0 59[45]\.?\d* 84[12]/],
    ['Letter', 816, /MediaBox \[0 0 612\.?\d* 792/],
  ] as const) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    t.match(pdf, mediaBox, format);
    const pages = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
    t.ok(pages > 5 && pages < 60, `${format}: ${pages} pages`);
    // what is wider than the paper would be cut off
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter(node => node.getBoundingClientRect().right > innerWidth)
        .map(node => node.outerHTML.slice(0, 80)),
    );
    t.same(cut, [], format);
    t.equal(
      await page.locator('form, nav').locator('visible=true').count(),
      0,
      'what is for the screen is not printed',
    );
    await page.emulateMedia({ media: null });
  }
});
