import { askPage } from './asked.js';
import { clipboard, type Flows, textOf } from './page-flows.js';

/** The day that everything is as of, and where a link leads. */
export const DAY_FLOWS: Flows = {
  'the day in a question is the day of the bar, of all links and of what is copied': async (
    t,
    { page, open },
  ) => {
    await open('');
    await askPage(page, 'did zombies count as Shadowlands on June 19 2008?');
    await page.waitForSelector('.day-bar button[data-day="2008-06-19"][aria-pressed="true"]');
    t.equal(await page.inputValue('.day-bar input'), '2008-06-19');
    t.match(await textOf(page, '.day-bar'), /In the question/);
    t.match(await textOf(page, 'footer'), /as of June 19, 2008/, 'never two days at once');
    const days = await page
      .locator('.answers a[href^="#"]')
      .evaluateAll(links => links.map(link => new URL((link as HTMLAnchorElement).href).hash));
    t.ok(days.length > 3);
    for (const hash of days) t.match(hash, /asOf=2008-06-19/);
    await page.click('.ruling button:has-text("Copy link")');
    await page.waitForSelector('.ruling button:has-text("Copied")');
    t.match(await clipboard(page), /asOf=2008-06-19/);

    await page.click('.day-bar button[data-day="2008-06-20"]');
    await page.waitForSelector('.ruling[data-verdict="no"][data-as-of="2008-06-20"]');
    t.match(await page.inputValue('#box'), /on June 20, 2008\?$/, 'the day in the sentence follows the tap');
    await page.fill('#box', '');
    await page.waitForSelector(
      '.day-bar:has-text("As of") button[data-day="2008-06-20"][aria-pressed="true"]',
    );
    t.pass('the day that was tapped stays');

    await page.click('.day-bar button:has-text("Today")');
    await askPage(page, 'is a ratling a creature?');
    await page.click('.ruling button:has-text("Copy link")');
    await page.waitForSelector('.ruling button:has-text("Copied")');
    t.match(await clipboard(page), /asOf=2026-11-29/, 'a link that is opened next year rules for today');
  },

  'a view that a link leads to begins at its top, with its title, and its heading has the focus': async (
    t,
    { page, open },
  ) => {
    const titles = new Set<string>();
    const arrive = async (link: string, heading: string) => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const before = await page.title();
      await page
        .locator(link)
        .first()
        .evaluate(node => (node as HTMLElement).click());
      await page.waitForSelector(`h1:focus:has-text("${heading}")`);
      t.equal(await page.evaluate(() => scrollY), 0, heading);
      await page.waitForFunction(old => document.title !== old, before);
      const title = await page.title();
      t.notOk(titles.has(title), title);
      titles.add(title);
    };
    await open('');
    await arrive('.start a:has-text("Zombie")', 'Ask the rules');
    t.match(await page.title(), /^Zombie/);
    await arrive('.keyword [data-to="Undead"]', 'Does Zombie count as Undead?');
    await arrive('.sources a', 'Zombie');
    await arrive('article.rule section:has(h2:text("See also")) a', 'Undead');
    await arrive('.menu a:has-text("Guided")', 'Guided questions');
    await arrive('.questions a:has-text("Fear")', 'Fear');
    await arrive('.menu a:has-text("Changes")', 'What changed');
    await arrive('.change-list a', '');
    await page.goBack();
    await page.waitForSelector('h1:has-text("What changed")');
    t.equal(await page.locator('h1:focus').count(), 0, 'going back leaves the focus where it was');
  },
};
