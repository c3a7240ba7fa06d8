import type { Page } from 'playwright-core';
import type { Test } from 'tap';
import { type Flow, type Flows, textOf } from './page-flows.js';

/** A thumb that counts its taps. */
class Thumb {
  taps = 0;
  constructor(readonly page: Page) {}

  async tap(selector: string): Promise<void> {
    this.taps += 1;
    await this.page.click(selector);
  }

  /** Types into the box of the first view: what is asked before any tap. */
  async type(text: string): Promise<void> {
    await this.page.fill('#box', text);
    await this.page.waitForFunction(
      typed => document.querySelector<HTMLElement>('.answers')?.dataset.text === typed,
      text,
    );
  }
}

type Asked = (t: Test, thumb: Thumb, flow: Flow) => Promise<void>;

const ruled = (page: Page, verdict: string) =>
  page.waitForSelector(`:is(.ruling, .candidate)[data-verdict="${verdict}"]`);

/** What a judge asked on a phone, each answered in three taps, or 15 for the game. */
const QUESTIONS: Record<string, Asked> = {
  'a Zombie on June 19, 2008': async (t, thumb) => {
    const { page } = thumb;
    await thumb.type('zombie');
    await thumb.tap('.days button[data-day="2008-06-19"]');
    await thumb.tap('.keyword [data-to="Shadowlands"][data-verdict="yes"]');
    const ruling = page.locator('.ruling[data-verdict="yes"][data-as-of="2008-06-19"]');
    await ruling.waitFor();
    t.equal(await ruling.locator('.proof li').count(), 2, 'the proof has both steps');
    t.match(await textOf(page, '.ruling .sources'), /Undead implying Shadowlands DELETED June 20 2008/);
    await page.click('.days button[data-day="2008-06-20"]');
    await ruled(page, 'no');
  },

  'a Diplomat on June 10, 2008': async (t, thumb) => {
    const { page } = thumb;
    await thumb.type('diplomat');
    await thumb.tap('.days button[data-day="2008-06-10"]');
    await thumb.tap('.keyword [data-to="Courtier"]');
    await page.waitForSelector('.ruling[data-verdict="unknown"][data-as-of="2008-06-10"]');
    t.match(await textOf(page, '.ruling'), /its wording then is lost/);
  },

  'who acts after the Defender, at a table of five': async (t, thumb) => {
    await thumb.type('5 players Aki Bo Chie Dai Emi, Chie defends, who acts after Chie');
    await ruled(thumb.page, 'value');
    t.match(await textOf(thumb.page, 'ol.value'), /^Chie\s+Dai\s+Emi\s+Aki\s+Bo$/);
  },

  'a player whom neither side invited': async (t, thumb) => {
    await thumb.type('may an uninvited player take battle actions');
    await ruled(thumb.page, 'no');
    t.match(await textOf(thumb.page, '.candidate'), /No, a player without an invitation may not/);
  },

  'Fear 3 on a unit': async (t, thumb) => {
    const { page } = thumb;
    await thumb.type('fear 3 on a unit');
    await thumb.tap('.groups button:has-text("Add one")');
    await thumb.tap('.groups .group label:has-text("Follower")');
    await thumb.tap('.groups .group .field:has(label:has-text("Force")) input');
    await page.keyboard.type('2');
    await ruled(page, 'value');
    t.match(await textOf(page, '.ruling > .answer'), /^The Fear bows /);
  },

  'two Senseis': async (t, thumb) => {
    await thumb.type('may I reveal two senseis');
    await ruled(thumb.page, 'depends');
    await thumb.tap('.facts fieldset:has(legend:has-text("Stronghold")) label:has-text("No")');
    await ruled(thumb.page, 'no');
    t.match(await textOf(thumb.page, '.ruling .sources'), /Pregame search and reveal/);
  },

  'Kyuden Kitsune': async (t, thumb) => {
    const { page } = thumb;
    await thumb.type('kyuden kitsune');
    await thumb.tap('.hits a:has-text("Cards that tell these keywords apart")');
    await page.waitForSelector('article.rule');
    t.match(await textOf(page, 'article.rule .words'), /Yoritomo's Alliance and Mantis Clan apart/);
  },

  'what changed between June 2 and June 20': async (t, thumb) => {
    await thumb.type('what changed between june 2 and june 20 2008');
    await ruled(thumb.page, 'value');
    t.match(await textOf(thumb.page, '.ruling > .answer'), /^7 changes from June 2, 2008 to June 20, 2008/);
  },

  'a deck': async (t, thumb) => {
    const { page } = thumb;
    await thumb.tap('.menu a:has-text("Deck")');
    await thumb.tap('#list');
    await page.fill('#list', 'Sensei\n2 Naga Sensei\n\nFate\n3 Ambush');
    await page.waitForSelector('.deck .ruling[data-legal="no"]');
    t.match(await textOf(page, '.problems'), /Sensei/);
  },

  'the cards of an eliminated player': async (t, thumb) => {
    await thumb.type("what happens to an eliminated player's cards");
    await ruled(thumb.page, 'value');
    t.match(await textOf(thumb.page, '.ruling > .answer'), /play deck cards[\s\S]*leave/);
  },

  'Honor for assigning': async (t, thumb) => {
    const { page } = thumb;
    await thumb.type('honor for assigning');
    await ruled(page, 'depends');
    await thumb.tap('.facts fieldset:has(legend:has-text("invited")) label:has-text("Yes")');
    await thumb.tap('.facts fieldset:has(legend:has-text("first time")) label:has-text("Yes")');
    await thumb.tap('.facts .field:has(label:has-text("dishonorable")) button:has-text("+")');
    await ruled(page, 'value');
    t.match(await textOf(page, '.ruling > .answer'), /2 Honor/);
  },
};

/** A game of five, to its first battle: the longest of the questions. */
const playGame: Asked = async (t, thumb, { open }) => {
  const { page } = thumb;
  await open('#/table');
  await page.fill('#players', 'Aki, Bo, Chie, Dai, Emi');
  const choose = (label: string) => thumb.tap(`.choices button:has-text("${label}")`);
  await thumb.tap('button:has-text("Start")');
  t.equal(await page.evaluate(() => scrollY), 0);
  await choose('Aki begins');
  await choose('Begin the Action Phase');
  await choose('All pass');
  await page.waitForSelector('.choices button:has-text("No attack: Bo’s turn")');
  await choose('Declare an attack');
  await thumb.tap('.seat:has-text("Chie")');
  t.ok(
    await page
      .locator('.event fieldset:has(legend:has-text("Defender")) label:has-text("Chie") input')
      .isChecked(),
    'a tap on a seat fills the form',
  );
  await thumb.tap('.event button:has-text("Record")');
  await choose('Invite');
  await thumb.tap('.event button:has-text("Record")');
  await choose('Invite');
  await thumb.tap('.event button:has-text("Record")');
  await choose('Begin the Infantry');
  await page.waitForSelector('.seat.next:has-text("Aki")');
  t.equal(
    await page.evaluate(() => document.activeElement?.closest('.table-view') !== null),
    true,
    'the focus stays at the table',
  );
};

const count =
  (name: string, most: number, run: Asked): Flows[string] =>
  async (t, flow) => {
    await flow.open('');
    const thumb = new Thumb(flow.page);
    await run(t, thumb, flow);
    t.ok(thumb.taps <= most, `${name}: ${thumb.taps} taps`);
  };

/** The twelve questions of a judge in a hall. */
export const PHONE_FLOWS: Flows = Object.fromEntries([
  ...Object.entries(QUESTIONS).map(([name, run]) => [`asked on a phone: ${name}`, count(name, 3, run)]),
  ['asked on a phone: a game of five to its first battle', count('the game', 15, playGame)],
]);
