import { readFile } from 'node:fs/promises';
import { askPage } from './asked.js';
import { clipboard, type Flows, textOf } from './page-flows.js';

/** What may have been meant, cards, all rules, the log, and the keys. */
export const FURTHER_FLOWS: Flows = {
  'a sentence in doubt: questions that may be meant, each ruled on, and one tap makes it the question':
    async (t, { page, open }) => {
      await open('');
      const shown = await askPage(page, 'imperial favor');
      t.equal(shown.verdict, null, 'a sentence in doubt has no ruling');
      t.ok(shown.candidates.length > 0 && shown.candidates.length <= 3);
      t.ok(shown.hits.length <= 3, 'three rules, not ten');
      t.match(await textOf(page, '.candidate .pick'), /^If you mean: May you use .*Imperial Favor/);
      await page.click('.candidate .pick');
      await page.waitForSelector('h1:has-text("Imperial Favor")');
      await page.waitForSelector('.ruling[data-verdict="depends"]');
      await page.click('.up a');

      await open('');
      await askPage(page, 'may an uninvited player take battle actions');
      const turned = page.locator('.candidate:has(.chips button:has-text(": no"))').first();
      await turned.locator('.chips button:has-text(": no")').first().click();
      await turned.locator('.chips button:has-text(": yes")').first().waitFor();
      t.pass('a tap turns no into yes');
      const joins = page.locator('.candidate:has(.chips summary:has-text("Role: "))');
      await joins.locator('.chips summary:has-text("Role: other")').click();
      await joins.locator('.facts label:has-text("attacker")').click();
      await joins.locator('.chips summary:has-text("Role: attacker")').waitFor();
      await page.waitForSelector('.candidate:has(:text("Role: attacker")):not([data-verdict="no"])');
      t.pass('one of several is chosen, and ruled on');

      await open('');
      await askPage(page, 'two sensei in a deck');
      const missing = page.locator('.candidate:has(.missing-fact)').first();
      await missing.locator('.missing-fact').first().click();
      t.ok(
        await missing.locator('.facts :is(input, button)').count(),
        'a missing fact is filled in where it is',
      );
    },

  'the facts of a ruling: numbers, texts and lists change in place, and the link has them': async (
    t,
    { page, open },
  ) => {
    await open('');
    await askPage(page, '5 players Aki Bo Chie Dai Emi, Chie defends, who acts after Chie');
    await page.click('.chips summary:has-text("Defender: Chie")');
    await page.fill('.chips [open] .facts input', 'Bo');
    await page.waitForSelector('ol.value li:first-child:text("Bo")');
    await page.click('.chips summary:has-text("Players:")');
    await page.click('.chips .words button:has-text("Emi")');
    await page.waitForSelector('ol.value:not(:has(li:text("Emi")))');
    t.match(await textOf(page, '.understood'), /Players: Aki, Bo, Chie, Dai; Defender: Bo/);
    await page.click('.ruling button:has-text("Copy link")');
    await page.waitForSelector('.ruling button:has-text("Copied")');
    const link = await clipboard(page);
    await open('');
    await page.goto(link);
    await page.waitForSelector('ol.value li:first-child:text("Bo")');
    t.match(page.url(), /questions\/multiplayer\/combat-order/, 'not the sentence, which says otherwise');

    await open('');
    await askPage(page, 'may I reveal two senseis');
    await page.click('.chips summary:has-text("Senseis: 2")');
    await page.click('.chips [open] button:has-text("−")');
    await page.waitForSelector('.ruling[data-verdict="yes"]');
  },

  'where the operator takes reports, a ruling has a link for one that looks wrong, and so has the log':
    async (t, { page, open }) => {
      await open('');
      await askPage(page, 'did zombies count as Shadowlands on June 19 2008?');
      const reportOf = async (within: string) =>
        new URL((await page.getAttribute(`${within} a:has-text("This looks wrong")`, 'href')) ?? '')
          .searchParams;
      const report = await reportOf('.ruling');
      t.equal(report.get('q'), 'Does a card with Zombie count as Shadowlands?');
      t.equal(report.get('day'), '2008-06-19');
      t.match(report.get('rules'), /^[0-9a-f]{16}$/);
      t.match(report.get('at'), /\/#\/\?.*asOf=2008-06-19/);
      await page.click('.ruling button:has-text("Keep")');
      await page.click('.ruling a:has-text("Kept in the log")');
      t.same([...(await reportOf('.log .entry'))], [...report]);
      await page.click('.log button:has-text("Remove")');
    },

  'a card: ruled by its title, completed in the box, with a view of its own': async (t, { page, open }) => {
    await open('');
    await askPage(page, 'mizu o-h');
    await page.click('.completions .card:has-text("Mizu O-Hana")');
    await page.waitForSelector('h1:has-text("Mizu O-Hana")');
    t.match(
      await textOf(page, '.version'),
      /Printed keywords[\s\S]*Ratling[\s\S]*Counts as well, on November 29, 2026[\s\S]*Nonhuman/,
    );
    t.match(
      await textOf(page, '.version section:has(h2:text("Rules that concern it"))'),
      /Ogre and Ratling are Nonhuman/,
    );
    await page.fill('.day-bar input', '2008-06-02');
    await page.waitForSelector('.version:not(:has(li > a:text-is("Nonhuman")))');
    await open('#/cards/No Such Card');
    t.match(await textOf(page, 'main'), /No card of the catalogue has this title/);
    await open('');
    const shown = await askPage(page, 'is Mizu O-Hana a creature?');
    t.match(shown, { kind: 'card', verdict: 'yes' });
    t.equal(await textOf(page, 'ol.value'), 'Mizu O-Hana, Winter - Kyuden: Yes', 'no names of fields');
    await page.click('ol.value a');
    await page.waitForSelector('h1:has-text("Mizu O-Hana")');
  },

  'a title that a question may ask about leads to its card, and only what may be a title is called unknown':
    async (t, { page, open }) => {
      await open('');
      for (const text of ['Wind from the North', 'ishi sensei']) {
        t.ok((await askPage(page, text)).candidates.length > 0, text);
        await page.waitForSelector(`.completions .card:has-text("${text}")`);
        t.equal(await page.locator('.completions .card').count(), 1, 'no other card');
      }
      await askPage(page, 'Unheard Of Swordsmith');
      await page.waitForSelector('.completions:has-text("No card has this title.")');
      await askPage(page, 'a province of mine was destroyed when he attacked');
      t.equal(await page.locator('.completions').count(), 0, 'a sentence is no title');
    },

  'all rules as trees: sections, change tags, a filter and a search': async (t, { page, open }) => {
    await open('#/rules');
    t.equal(await page.locator('.tree h2').count(), 2, 'both pages');
    const all = await page.locator('.tree li').count();
    t.ok(all > 50);
    t.match(await textOf(page, '.tree details:has(summary:text("p. 21, Keywords"))'), /CHANGED June 11 2008/);
    await page.selectOption('.tree select', 'changed');
    await page.waitForFunction(count => document.querySelectorAll('.tree li').length < count, all);
    const changed = await page.locator('.tree li').count();
    t.equal(changed, await page.locator('.tree li:has(.tag)').count());
    await page.selectOption('.tree select', '');
    await page.fill('.tree input', 'imperial favor');
    await page.click('.tree li[data-id="legacy/imperial-favor"] a');
    await page.waitForSelector('article.rule h1:has-text("Imperial Favor")');
    await page.click('.up a');
    await page.waitForSelector('.tree h1');
  },

  'rulings are kept with table and note, and leave the device as text and JSON': async (
    t,
    { page, open },
  ) => {
    await open('#/log');
    await page.evaluate(() => localStorage.removeItem('l5r-judge-log'));
    await open('');
    await askPage(page, 'is a ratling a creature?');
    await page.click('.ruling button:has-text("Keep")');
    await page.click('.ruling a:has-text("Kept in the log")');
    await page.fill('.log .entry label:has-text("Table") input', '12');
    await page.fill('.log .entry label:has-text("Note") input', 'appealed');
    await page.reload();
    await page.waitForSelector('.log .entry');
    t.equal(await page.inputValue('.log .entry label:has-text("Note") input'), 'appealed');
    await page.click('button:has-text("Copy as text")');
    await page.waitForSelector('button:has-text("Copied")');
    const text = await clipboard(page);
    t.match(text, /table 12\nDoes a card with Ratling count as Creature\?\nYes: /);
    t.match(text, /Note: appealed\nAs of November 29, 2026, rules [0-9a-f]{8}\. http.*asOf=2026-11-29/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('button:has-text("Save as JSON")'),
    ]);
    const [entry] = JSON.parse(await readFile(await download.path(), 'utf8'));
    t.match(entry, { table: '12', note: 'appealed', asOf: '2026-11-29' });
    await page.click('.log button:has-text("Remove")');
    await page.waitForSelector('.log .nothing');
  },

  'keys: / leads to the box, Escape empties it, and leads up': async (t, { page, open }) => {
    await open('#/questions/legacy/fear?asOf=2008-06-19');
    await page.waitForSelector('.facts');
    await page.keyboard.press('Escape');
    await page.waitForSelector('h1:has-text("Guided questions")');
    await page.keyboard.press('/');
    await page.waitForSelector('#box:focus');
    t.match(page.url(), /asOf=2008-06-19/, 'the day stays');
    await page.keyboard.type('zombie');
    await page.waitForSelector('.keyword');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.start');
    t.equal(await page.inputValue('#box'), '');
  },
};
