import { askPage } from './asked.js';
import { clipboard, type Flows, textOf } from './page-flows.js';

/** From the box to a ruling, and on to the rules. */
export const RULING_FLOWS: Flows = {
  'typing rules as it goes, and the link has all of it': async (t, { page, open }) => {
    await open('');
    const shown = await askPage(page, 'did zombies count as Shadowlands on June 19 2008?');
    t.match(shown, { verdict: 'yes', asOf: '2008-06-19' });
    const link = page.url();
    await open('');
    await page.goto(link);
    await page.waitForSelector('.ruling[data-verdict="yes"]');
    await page.click('.ruling button:has-text("Copy as text")');
    await page.waitForSelector('.ruling button:has-text("Copied")');
    const text = await clipboard(page);
    t.match(text, /^Yes: .*Shadowlands/m);
    t.match(text, /\/rules\/legacy\/keywords\/undead-shadowlands\?asOf=2008-06-19/);
  },

  'a fact that is missing is asked for in place': async (t, { page, open }) => {
    await open('');
    await askPage(page, 'go second can i fetch a legacy holding');
    const ruling = page.locator('.answers .ruling');
    t.equal(await ruling.getAttribute('data-verdict'), 'depends');
    await ruling.locator('.facts button:has-text("+")').click();
    await page.waitForSelector('.answers .ruling:not([data-verdict="depends"])');
    t.match(await ruling.getAttribute('data-verdict'), /^(yes|no)$/);
  },

  'a rule: history, other days, links both ways, copies': async (t, { page, open }) => {
    await open('#/?q=undead shadowlands');
    await page.click('.hits li[data-rule="legacy/keywords/undead-shadowlands"] a');
    await page.waitForSelector('article.rule .state.ended');
    await page.click('.days button[data-day="2008-06-19"]');
    await page.waitForSelector('article.rule .state.in-force');
    await page.click('.timeline a:has-text("June 20, 2008")');
    await page.waitForSelector('article.rule .state.ended');
    t.match(page.url(), /asOf=2008-06-20/);
    t.match(await textOf(page, '.timeline'), /Undead implying Shadowlands DELETED June 20 2008/);
    await page.click('button:has-text("Copy link")');
    await page.waitForSelector('button:has-text("Copied")');
    const link = await clipboard(page);
    t.match(link, /\/rules\/legacy\/keywords\/undead-shadowlands\?asOf=2008-06-20$/);
    t.equal((await page.request.get(link)).status(), 200, 'the copied link is a page of the service');
    await page.click('section:has(h2:text("Referred to by")) a >> nth=0');
    await page.waitForSelector('section:has(h2:text("See also")) a:has-text("Undead")');
    await page.goBack();
    await page.waitForSelector('h1:has-text("Undead counted as Shadowlands")');
    await open('#/rules/legacy/windz');
    t.match(await textOf(page, 'main'), /No such rule[\s\S]*Winds/);
  },

  'anything may be typed': async (t, { page, open, browser }) => {
    await open('');
    const bad = [
      'who: ratling',
      'a~',
      '"',
      '*',
      '🐀',
      '<img src=x onerror=alert(1)>',
      'x'.repeat(2000),
      '  ?',
    ];
    for (const text of bad) {
      const shown = await askPage(page, text);
      const shownText = await textOf(page, '.answers');
      t.ok(shown.hits.length > 0 || /No rule fits/.test(shownText), text.slice(0, 40));
    }
    t.equal(await page.locator('.answers img').count(), 0, 'typed HTML is text');
    t.equal((await askPage(page, 'who: ratling')).hits.length > 0, true);
    await page.fill('#box', '');
    await page.waitForSelector('.start');
    t.same(browser.faults, []);
  },
};
