import { readFile } from 'node:fs/promises';
import { type Flows, textOf } from './page-flows.js';

const LIST = `Stronghold
1 Kyuden Kitsune

Sensei
2 Naga Sensei

Dynasty
3x Bamboo Harvesters
1 Mizu O-Hana

Fate
3x Ambush
2 Ambusj`;

/** A deck, from pasting to its repair. */
export const DECK_FLOWS: Flows = {
  'a deck: problems first, gained keywords marked': async (t, { page, open }) => {
    await open('#/deck');
    await page.fill('#list', 'Dynasty\n1 Mizu O-Hana\n\nSensei\n2 Sensei of the Mountain\n\nFate\n3 Ambush');
    // the check of an earlier list is shown until this one is checked
    await page.waitForSelector('.cards li:has-text("Mizu O-Hana")');
    const order = await page
      .locator('.deck .problems, .deck .cards')
      .evaluateAll(lists => lists.map(list => list.classList[0]));
    t.same(order, ['problems', 'cards']);
    const gained = page.locator('.cards li:has-text("Mizu O-Hana") .gained');
    t.same(await gained.allInnerTexts(), ['+ Nonhuman', '+ Creature'], 'what a Ratling has by the rules');
    const problems = await page.locator('.problems > li').allInnerTexts();
    t.ok(problems.length > 0);
    for (const problem of problems) t.match(problem, /Fix: /);
    t.match(
      await textOf(page, '.deck .ruling .meta'),
      /as of November 29, 2026, documents \w+, \d+ cards loaded/,
    );
  },

  'a problem leads to its line, and its fix is written into the list': async (t, { page, open }) => {
    await open('#/deck');
    await page.fill('#list', LIST);
    const problem = page.locator('.problems > [data-code="deck-two-senseis"]');
    await problem.locator('button:has-text("Line 5")').click();
    const selected = () =>
      page.evaluate(() => {
        const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
        return value.slice(selectionStart, selectionEnd);
      });
    t.equal(await selected(), '2 Naga Sensei');
    await problem.locator('button:has-text("Apply")').click();
    await page.waitForSelector('.problems:not(:has([data-code="deck-two-senseis"]))');
    t.equal(await page.inputValue('#list'), LIST.replace('2 Naga', '1 Naga'));
    const missing = page.locator('.problems > [data-code="deck-sensei-fate-size"]');
    t.equal(
      await missing.locator('button:has-text("Apply")').count(),
      0,
      'which cards to add is for the player',
    );

    t.equal(await page.locator('.unknown-cards').count(), 1, 'one list of unknown cards');
    await page.click('.unknown-cards li:has-text("Ambusj") button');
    t.equal(await selected(), '2 Ambusj');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('.deck button:has-text("Save as file")'),
    ]);
    t.match(await readFile(await download.path(), 'utf8'), /^Stronghold\n1 Kyuden Kitsune/);
  },

  'the file of a deck program, pasted or chosen, becomes its list': async (t, { page, open }) => {
    await open('#/deck');
    await page.fill(
      '#list',
      '<?xml version="1.0"?><deck><section name="Dynasty"><card qty="1" id="x">Mizu O-Hana</card></section><section name="Fate"><card qty="3" id="y">Ambush</card></section></deck>',
    );
    // the list of an earlier flow may still be shown, with the same card
    await page.waitForSelector('.deck .meta:has-text("deck program")');
    await page.waitForSelector('.cards li:has-text("3× Ambush")');
    t.equal(await page.inputValue('#list'), 'Dynasty:\n1 Mizu O-Hana\nFate:\n3 Ambush');
    t.match(await textOf(page, '.deck .field'), /the list of a deck program’s file/);
    for (const [name, count, text] of [
      [
        'yasuki.yaml',
        2,
        'dynasty:\n  - name: Mizu O-Hana\n    count: 1\nfate:\n  - name: Ambush\n    count: 2\n',
      ],
      [
        'lackey.dek',
        1,
        '<deck><superzone name="Fate"><card><name id="1">Ambush</name></card></superzone></deck>',
      ],
    ] as const) {
      await page.fill('#list', '');
      await page.setInputFiles('.deck input[type="file"]', {
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      });
      await page.waitForSelector(`.cards li:has-text("${count}× Ambush")`);
      t.notMatch(await page.inputValue('#list'), /[<>]|name:/, name);
    }
  },

  'a deck on two days': async (t, { page, open }) => {
    await open('#/deck');
    await page.fill('#list', LIST);
    await page.click('summary:has-text("Compare with another day")');
    await page.fill('.deck-impact input', '2008-06-02');
    await page.waitForSelector('.deck-impact li');
    t.match(await textOf(page, '.deck-impact'), /June 2, 2008 to November 29, 2026/);
    t.match(await textOf(page, '.deck-impact'), /Mizu O-Hana[\s\S]*Nonhuman: no, then yes/);
  },
};
