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
    await page.click('.choices button:has-text("Aki begins")');
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

  'any event can be changed or taken out, and what is wrong with it is shown': async (t, { page, open }) => {
    const events = [
      { type: 'begin-turn', player: 'Akki' },
      { type: 'begin-action-phase' },
      { type: 'shuffle' },
    ];
    await open(
      `#/table?game=${encodeURIComponent(JSON.stringify({ players: ['Aki', 'Bo', 'Chie'], events }))}`,
    );
    const step = (number: number) => page.locator('.steps > li', { hasText: `Change event ${number}` });
    t.match(await step(1).textContent(), /Field: player\. Found: “Akki”\. Perhaps: Aki\. Fix: /);
    await step(3).locator('summary').click();
    t.equal(await step(3).locator('button:has-text("Edit")').count(), 0, 'an unknown event has no form');
    await step(3).locator('button:has-text("Remove")').click();
    await page.waitForFunction(() => document.querySelectorAll('.steps > li').length === 2);
    await step(1).locator('summary').click();
    await step(1).locator('button:has-text("Edit")').click();
    await page.click('.steps .event label:has-text("Bo")');
    await page.click('.steps .event button:has-text("Record")');
    await page.waitForSelector('.seat.next:has-text("Bo")');
    t.equal(await page.locator('[data-legal="false"]').count(), 0, 'the whole game is ruled anew');
    await page.click('button:has-text("Undo")');
    await page.waitForSelector('.steps > li:has-text("Akki")');
    t.equal(await page.locator('.steps > li').count(), 2, 'the change is taken back, not the last event');
    await page.click('button:has-text("Undo")');
    await page.waitForFunction(() => document.querySelectorAll('.steps > li').length === 3);
    t.match(decodeURIComponent(page.url()), /shuffle/, 'what was taken out is there again');
    t.ok(
      await page.locator('button:has-text("Undo")').isDisabled(),
      'a game from a link has no change to take back, and keeps its last event',
    );
  },

  'a change of an event shows which later events it makes legal, not legal, or ruled differently': async (
    t,
    { page, open },
  ) => {
    const events = [
      { type: 'begin-turn', player: 'Aki' },
      { type: 'begin-action-phase' },
      { type: 'pass', player: 'Aki' },
      { type: 'pass', player: 'Bo' },
      { type: 'pass', player: 'Chie' },
    ];
    await open(
      `#/table?game=${encodeURIComponent(JSON.stringify({ players: ['Aki', 'Bo', 'Chie'], events }))}`,
    );
    t.equal(await page.locator('.changed').count(), 0, 'nothing is changed yet');
    const change = async (number: number, button: string) => {
      const details = page.locator(`.steps details:has(summary:text-is("Change event ${number}"))`);
      if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
      await details.locator(`button:has-text("${button}")`).click();
    };
    await change(3, 'Remove');
    await page.waitForSelector('.changed li');
    t.same(
      await page
        .locator('.changed li')
        .evaluateAll(items => items.map(item => (item as HTMLElement).dataset.change)),
      ['not-legal', 'not-legal'],
      'without the first pass, the others are out of turn',
    );
    t.match(await textOf(page, '.changed'), /Event 3, not legal: /);
    await page.click('button:has-text("Undo")');
    await page.waitForSelector('.changed', { state: 'detached' });
    await change(4, 'Edit');
    await page.click('.steps .event button:has-text("Record")');
    await page.waitForSelector('.changed:has-text("All later events are ruled as before.")');
    await page.click('button:has-text("Undo")');
    await change(5, 'Remove');
    await page.waitForFunction(() => document.querySelectorAll('.steps > li').length === 4);
    t.equal(await page.locator('.changed').count(), 0, 'there is no later event');
  },

  'a game from the middle; Honor for helping; a concession and a win, one tap each': async (
    t,
    { page, open },
  ) => {
    await open('#/table');
    await page.fill('#players', 'Aki, Bo, Chie');
    await page.press('#players', 'Enter');
    await page.click('.choices button:has-text("Enter mid-game")');
    await page.click('.event fieldset:has(> legend:has-text("Whose turn")) label:has-text("Aki")');
    await page.click('.event label:has-text("maneuvers")');
    await page.click('.event summary');
    const attack = page.locator('.event fieldset.group:has(> legend:has-text("attack under way"))');
    const choose = (legend: string, value: string) =>
      attack
        .locator(`fieldset:has(> legend:has-text("${legend}")) label:has-text("${value}")`)
        .first()
        .click();
    await choose('Attacker', 'Aki');
    await choose('Defender', 'Chie');
    await choose('Attacker invited', 'Bo');
    await choose('Segment', 'Infantry');
    await page.click('.event button:has-text("Record")');
    await page.waitForSelector('.seat.next:has-text("Aki")');
    await page.click('.choices button:has-text("Done assigning")');
    await page.waitForSelector('.seat.next:has-text("Bo")');
    await page.click('.choices button:has-text("Assign units")');
    await page.locator('.event .field:has(label:text-is("Battlefield")) input').fill('North');
    await page.locator('.event .field:has(label:text-is("Units")) input').first().fill('Lion');
    await page.click('.event button:has-text("Record")');
    await page.waitForSelector('.seat:has-text("Bo"):has-text("+2 Honor")');
    await page.click('.seat:has-text("Bo")');
    await page.click('.choices button:has-text("Concedes")');
    await page.waitForSelector('.seat.out:has-text("Bo")');
    await page.click('.seat:has-text("Chie")');
    await page.click('.choices button:has-text("Wins by Enlightenment")');
    await page.waitForSelector('.next:has-text("Chie has won an Enlightenment Victory")');
    t.equal(await page.locator('[data-legal="false"]').count(), 0);
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
