import { readFile } from 'node:fs/promises';
import { type Flows, textOf } from './page-flows.js';

/** The other places of the page. */
export const PLACE_FLOWS: Flows = {
  'the map follows the day, and leads to rulings': async (t, { page, open }) => {
    await open('#/keywords?asOf=2008-06-19');
    const edge = page.locator('[data-edge="Undead Shadowlands"]');
    t.equal(await edge.getAttribute('data-status'), 'in-force');
    await page.locator('.slider input').focus();
    await page.keyboard.press('ArrowRight');
    // a level line has no height, which counts as not to be seen
    const drawn = { state: 'attached' } as const;
    await page.waitForSelector('[data-edge="Undead Shadowlands"][data-status="ended"]', drawn);
    t.match(page.url(), /asOf=2008-06-20/);
    t.match(await textOf(page, '.map'), /Undead counts as Shadowlands\s+not in force/);
    await page.keyboard.press('Home');
    await page.waitForSelector('[data-edge="Ratling Nonhuman"][data-status="not-yet"]', drawn);
    await page.click('summary:has-text("as a list")');
    t.ok((await page.locator('.map details li').count()) > 15, 'all of it is a list as well');
    await page.click('svg .node:has-text("Necromancer")');
    await page.waitForSelector('.keyword [data-to="Undead"][data-verdict="yes"]');
    await page.click('.keyword [data-to="Undead"]');
    await page.waitForSelector('.ruling[data-verdict="yes"]');
  },

  'a form asks for what still matters, and rules when that is settled': async (t, { page, open }) => {
    await open('#/questions');
    await page.click('a:has-text("Imperial Favor")');
    const asked = page.locator('.facts > fieldset > legend');
    await page.waitForSelector('.ruling[data-verdict="depends"]');
    t.equal(await asked.count(), 2);
    await page.click('fieldset:has(legend:has-text("Wind")) label:has-text("Yes")');
    await page.waitForSelector('.ruling[data-verdict="no"]');
    t.equal(await asked.count(), 1, 'the Gozoku Sensei matters no longer');
    await page.reload();
    await page.waitForSelector('.ruling[data-verdict="no"]');
    t.pass('the facts are in the link');
    await page.click('button:has-text("Start over")');
    await page.waitForSelector('.ruling[data-verdict="depends"]');
  },

  'forms for lists, numbers and groups': async (t, { page, open }) => {
    await open('#/questions/multiplayer/combat-order');
    const players = page.locator('.field:has(label:has-text("Who sits")) input');
    await players.fill('Aki, Bo, Chie, Dai');
    await players.press('Enter');
    await page.locator('.field:has(label:has-text("Defender")) input').fill('Chie');
    await page.waitForSelector('.ruling[data-verdict="value"]');
    t.match(await textOf(page, 'ol.value'), /Chie[\s\S]*Dai[\s\S]*Aki[\s\S]*Bo/);

    await open('#/questions/legacy/fear');
    await page.locator('.field:has(label:has-text("How strong")) input').fill('3');
    await page.click('button:has-text("Add one")');
    const card = page.locator('.groups .group');
    await card.locator('.field:has(label:has-text("Name")) input').fill('Bones');
    await card.locator('label:has-text("Follower")').click();
    await card.locator('.field:has(label:has-text("Force")) input').fill('2');
    const keywords = card.locator('.field:has(label:has-text("Keywords")) input');
    await keywords.fill('Skeleton');
    await keywords.press('Enter');
    // it was ruled before the keyword as well: the new ruling is waited for
    await page.locator('.ruling[data-verdict="value"] dl.value', { hasText: /Spared[\s\S]*Bones/ }).waitFor();
    t.match(await textOf(page, 'dl.value'), /Spared[\s\S]*Bones/);
  },

  'what a link says and the page cannot read is named': async (t, { page, open }) => {
    const alert = async (place: string) => {
      await open(place);
      await page.waitForSelector('main [role="alert"]');
      return textOf(page, 'main [role="alert"]');
    };
    const form = '#/questions/legacy/fear?facts=';
    t.match(await alert(`${form}[1`), 'The facts in the link could not be read. Fill them in below.');
    const facts = (given: object) => form + encodeURIComponent(JSON.stringify(given));
    t.match(await alert(facts({ army: 2, strength: 3 })), 'Facts in the link (army) could not be read.');
    const strength = page.locator('.field:has(label:has-text("How strong")) input');
    t.equal(await strength.inputValue(), '3', 'the others are filled in');
    await strength.fill('4');
    await page.waitForSelector('main:not(:has([role="alert"]))');
    for (const cards of ['Bones', { name: 'Bones' }, [{ keywords: 'Undead' }], [{ clan: 'Crab' }]])
      t.match(await alert(facts({ cards })), 'Facts in the link (cards)', JSON.stringify(cards));
    t.match(await alert('#/dojo/3'), 'leads to no place of this page: “dojo”');
    await page.waitForSelector('.start');
    await open(facts({ cards: [{ name: 'Bones', keywords: ['Undead'] }] }));
    await page.waitForSelector('.groups .group');
    t.equal(await page.locator('main [role="alert"]').count(), 0);
  },

  'a table: tap by tap, each step ruled, undo, shared as link and file': async (
    t,
    { page, open, server },
  ) => {
    await open('#/table');
    await page.fill('#players', 'Aki, Bo, Chie');
    await page.click('button:has-text("Start")');
    await page.click('.choices button:has-text("Aki begins")');
    await page.click('.choices button:has-text("Begin the Action Phase")');
    await page.waitForSelector('.seat.next:has-text("Aki")');
    await page.click('.choices button:has-text("Limited action")');
    await page.waitForSelector('.seat.next:has-text("Bo")');
    t.match(await textOf(page, 'section.next'), /Bo’s opportunity/);
    t.ok(await page.locator('section.next').isVisible());

    await page.click('.seat:has-text("Chie")');
    await page.click('.choices button:has-text("Pass")');
    await page.waitForSelector('.steps [data-legal="false"]');
    t.match(await textOf(page, '.illegal-note'), /Not legal/);
    await page.click('button:has-text("Undo")');
    await page.waitForSelector('.steps:not(:has([data-legal="false"]))');

    for (const name of ['Bo', 'Chie', 'Aki']) {
      await page.waitForSelector(`.seat.next:has-text("${name}")`);
      await page.click('.choices button:has-text("Pass")');
    }
    await page.click('.choices button:has-text("Declare an attack")');
    await page.click('.event fieldset:has(legend:has-text("Defender")) label:has-text("Chie")');
    await page.click('.event button:has-text("Record")');
    await page.waitForSelector('.seat.next:has-text("Aki")');
    await page.click('.choices button:has-text("Invite")');
    await page.click('.event label:has-text("Bo")');
    await page.click('.event button:has-text("Record")');
    await page.waitForSelector('.seat:has-text("invited, attacking")');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('button:has-text("Save as file")'),
    ]);
    const file = await download.path();
    const game = JSON.parse(await readFile(file, 'utf8'));
    const answer = await page.request.post(`${server.url}/v1/multiplayer/replay`, { data: game });
    const { steps, next } = await answer.json();
    const shown = await page.locator('.steps > li > p:first-child').allInnerTexts();
    t.same(
      shown.reverse(),
      steps.map((step: { ruling: { answer: string } }) => step.ruling.answer),
      'each step is ruled as the API rules it',
    );
    t.equal(await textOf(page, 'section.next .answer'), next.ruling.answer);

    const link = page.url();
    await open('#/table');
    t.match(await textOf(page, '.setup'), /Continue with Aki, Bo, Chie/);
    await page.setInputFiles('input[type="file"]', file);
    await page.waitForSelector('.seat:has-text("invited, attacking")');
    await open('');
    await page.goto(link);
    await page.waitForSelector('.seat:has-text("invited, attacking")');
  },

  'what changed since a day': async (t, { page, open }) => {
    await open('#/changes');
    t.ok((await page.locator('.picture tbody tr').count()) > 10, 'all changes are a picture');
    await page.click('.picture button:has-text("June 20, 2008")');
    await page.waitForSelector('h2:has-text("June 20, 2008")');
    t.same(
      await page
        .locator('.changes .day-field input')
        .evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).value)),
      ['2008-06-20', '2008-06-20'],
      'both days are shown, and counted in',
    );
    const list = await page.locator('.change-list').allInnerTexts();
    t.match(list.join('\n'), /Undead implying Shadowlands DELETED June 20 2008/);
    t.notMatch(list.join('\n'), /July 29 07/);
    t.match(
      await textOf(page, 'tr:has-text("Zombie → Shadowlands")'),
      /Yes\s+No/,
      'the answers that the change of that day turned',
    );
    t.match(
      await textOf(page, 'section:has(h2:text("Keyword answers")) thead'),
      /June 19, 2008\s+June 20, 2008/,
    );
    const item = '.change-list li:has-text("Undead counted as Shadowlands")';
    await page.click(`${item} summary`);
    t.match(
      await textOf(page, `${item} .before-after`),
      /June 19, 2008[\s\S]*Shadowlands[\s\S]*June 20, 2008\s+This rule was not in force on June 20, 2008/,
    );

    const days = page.locator('.changes .day-field input');
    await days.nth(1).fill('2008-06-03');
    await page.waitForSelector('.caveat:has-text("swapped")');
    t.equal(
      await days.nth(0).inputValue(),
      '2008-06-03',
      'a span given the wrong way round is turned before the eyes',
    );
    await open('#/changes?since=2008-06-11');
    t.same(await page.locator('.change-list a').count(), 5, 'older links lead here too');
    await open('#/rules/legacy/keywords/undead-shadowlands');
    t.match(
      await textOf(page, 'article.rule .state'),
      /^not in force on November 29, 2026 \(deleted June 20, 2008\)$/,
    );
  },
};
