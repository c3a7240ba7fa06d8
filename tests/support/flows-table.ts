import { type Flows, textOf } from './page-flows.js';

const TEN = [
  'Akikazu',
  'Botan',
  'Chiyo',
  'Daigo-no-kami',
  'Emiko',
  'Fumio',
  'Ginawa',
  'Hitomi',
  'Ikoma Tsanuri',
  'Jotoro',
];

/** The table, where a judge has little time. */
export const TABLE_FLOWS: Flows = {
  'no attack leads to the next turn, in one tap': async (t, { page, open }) => {
    await open('#/table');
    await page.fill('#players', 'Aki, Bo, Chie');
    await page.press('#players', 'Enter');
    await page.click('.choices button:has-text("Begin the first turn")');
    await page.click('.event label:has-text("Aki")');
    await page.click('.event button:has-text("Record")');
    await page.click('.choices button:has-text("Begin the Action Phase")');
    await page.click('.choices button:has-text("All pass")');
    await page.click('.choices button:has-text("No attack: Bo’s turn")');
    await page.waitForSelector('.seat.next:has-text("Bo")');
    t.equal(await page.locator('[data-legal="false"]').count(), 0);
    await page.goBack();
    await page.waitForSelector('#players');
    await page.click('button:has-text("Continue with Aki, Bo, Chie")');
    await page.waitForSelector('.seat.next:has-text("Bo")');
    t.pass('going back leads to the names, and the game is not lost');
  },

  'several battlefields, both sides, a set that is forgone, and an effect that moves units': async (
    t,
    { page, open },
  ) => {
    const events = [
      { type: 'begin-turn', player: 'Aki' },
      { type: 'begin-action-phase' },
      { type: 'all-pass' },
      { type: 'declare-attack', attacker: 'Aki', defender: 'Chie', provinces: ['North', 'South'] },
      { type: 'invite', by: 'Aki', players: ['Bo'] },
      { type: 'invite', by: 'Chie', players: ['Bo'] },
      { type: 'begin-maneuvers', segment: 'Infantry' },
      { type: 'assign', player: 'Aki', side: 'attacking', battlefield: 'North', units: ['Lion'] },
      { type: 'done', player: 'Aki' },
    ];
    const game = JSON.stringify({ players: ['Aki', 'Bo', 'Chie'], events });
    await open(`#/table?game=${encodeURIComponent(game)}`);
    await page.click('.choices button:has-text("Assign units")');
    const form = page.locator('.event');
    const within = (legend: string) => form.locator(`fieldset:has(> legend:text("${legend}"))`);
    await page.click('.event button:has-text("Record")');
    t.match(await textOf(page, '.event [role="alert"]'), /Still missing: .*Battlefield/);
    await within('Side').first().locator('label:has-text("attacking")').click();
    await within('Battlefield').first().locator('label:has-text("North")').click();
    await form.locator('.field:has(label:text-is("Units")) input').first().fill('Crane');
    await form.locator('summary').click();
    await form.locator('.groups button:has-text("Add")').click();
    const other = form.locator('.groups .group');
    await other.locator('label:has-text("defending")').click();
    await other.locator('label:has-text("South")').click();
    await other.locator('.field:has(label:text-is("Units")) input').fill('Crab');
    await form
      .locator('fieldset:has(> legend:has-text("whose set does not happen")) label:has-text("defending")')
      .click();
    await page.click('.event button:has-text("Record")');
    await page.waitForSelector('.steps > li:has-text("Crane")');
    t.match(page.url(), /also/);
    t.match(decodeURIComponent(page.url()), /"forgo":"defending"/);
    await page.selectOption('.below select', 'move');
    await within('Who controls').locator('label:has-text("Aki")').click();
    await form.locator('label:has-text("attacking")').first().click();
    await within('Battlefield').first().locator('label:has-text("South")').click();
    await form.locator('.field:has(label:text-is("Units")) input').first().fill('Lion');
    await form.locator('summary').click();
    await within('Whose effect').locator('label:has-text("Chie")').click();
    await page.click('.event button:has-text("Record")');
    await page.waitForSelector('.steps > li >> nth=0 >> text=Lion');
    t.match(decodeURIComponent(page.url()), /"by":"Chie"/);
  },

  'the game that README names opens from its file': async (t, { page, open }) => {
    await open('#/table');
    await page.setInputFiles('input[type="file"]', 'examples/four-player-game.yaml');
    await page.waitForSelector('.seat:has-text("Akiko")');
    t.ok((await page.locator('.steps > li').count()) > 60);
    t.ok((await page.locator('.steps [data-legal="false"]').count()) >= 3);
  },

  'the seats of ten players do not overlap, and every name is whole': async (t, { page, open }) => {
    const game = JSON.stringify({ players: TEN, events: [{ type: 'begin-turn', player: 'Akikazu' }] });
    await open(`#/table?game=${encodeURIComponent(game)}`);
    await page.waitForSelector('.seat >> nth=9');
    const boxes = await page.locator('.seat, .ring .middle').evaluateAll(seats =>
      seats.map(seat => {
        const { left, right, top, bottom } = seat.getBoundingClientRect();
        return {
          left,
          right,
          top,
          bottom,
          cut: seat.scrollWidth > seat.clientWidth || seat.scrollHeight > seat.clientHeight,
        };
      }),
    );
    for (const [index, box] of boxes.entries()) {
      t.notOk(box.cut, `seat ${index} is whole`);
      const over = boxes.filter(
        (other, at) =>
          at !== index &&
          other.left < box.right &&
          box.left < other.right &&
          other.top < box.bottom &&
          box.top < other.bottom,
      );
      t.same(over, [], `seat ${index}`);
    }
  },
};
