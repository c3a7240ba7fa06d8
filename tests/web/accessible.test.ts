import { readFile } from 'node:fs/promises';
import type { AxeResults } from 'axe-core';
import t from 'tap';
import { openBrowser, startPage, WINDOWS } from '../support/browser.js';
import { PAGE_FOLDER } from '../support/built-page.js';
import { fixtureCards } from '../support/cards.js';
import { TODAY } from '../support/corpus.js';
import { makeFlow } from '../support/page-flows.js';

const server = await startPage({ catalogue: await fixtureCards() });
const browser = await openBrowser();
const { page } = browser;
const { open } = makeFlow(server, browser);
t.teardown(async () => {
  await browser.close();
  await server.stop();
});
t.setTimeout(600_000);

const axe = await readFile('node_modules/axe-core/axe.min.js', 'utf8');
const game = JSON.stringify({
  players: ['Aki', 'Bo', 'Chie'],
  events: [
    { type: 'begin-turn', player: 'Aki' },
    { type: 'begin-action-phase' },
    { type: 'pass', player: 'Bo' },
    { type: 'pass', player: 'Chie' },
    { type: 'pass', player: 'Aki' },
    { type: 'declare-attack', attacker: 'Aki', defender: 'Bo', provinces: 4 },
    { type: 'invite', by: 'Aki', players: ['Chie'] },
    { type: 'invite', by: 'Bo', players: ['Chie'] },
    { type: 'eliminate', player: 'Bo', by: 'Military' },
    { type: 'done', player: 'Bo' },
  ],
});
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: unknown }[];
}

const VIEWS: [string, string][] = [
  ['', '.start'],
  ['#/?q=is a ratling a creature%3F', '.ruling'],
  ['#/?q=zombie', '.keyword'],
  ['#/?q=go second can i fetch a legacy holding', '.ruling .facts'],
  ['#/?q=may an uninvited player take battle actions', '.candidate'],
  ['#/rules', '.tree li'],
  ['#/rules/legacy/keywords/undead-shadowlands', '.timeline'],
  ['#/keywords?asOf=2008-06-20', 'svg .node'],
  ['#/keywords/Zombie', '.entry'],
  ['#/keywords/Zombie/counts-as/Undead', '.ruling'],
  ['#/cards/Mizu O-Hana', '.version'],
  ['#/questions', '.questions .list'],
  ['#/questions/legacy/fear', '.facts'],
  ['#/table', '#players'],
  [`#/table?game=${encodeURIComponent(game)}`, '.steps'],
  ['#/changes', '.change-list'],
  ['#/log', '.log'],
  ['booklet?asOf=2008-06-20&since=2008-06-10', '.booklet'],
  [`#/deck?deck=${encodeURIComponent('Sensei\n2 Naga Sensei\nFate\n3 Ambush')}`, '.problems'],
];

// contrast is all that a colour scheme can change
const CHECKS = [
  ['light', "axe.run({ resultTypes: ['violations'] })"],
  ['dark', "axe.run({ resultTypes: ['violations'], runOnly: ['color-contrast'] })"],
] as const;

t.test(
  'no view has a finding of axe, best practices included, light or dark, nor a target too small for a thumb',
  async t => {
    for (const [place, there] of VIEWS) {
      await open(place);
      await page.waitForSelector(there);
      await page.evaluate(axe);
      for (const [colorScheme, check] of CHECKS) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const { violations } = (await page.evaluate(check)) as AxeResults;
        const grave = violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
        );
        t.same(grave, [], `${place || 'start'}, ${colorScheme}`);
      }
      const small = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'button, main input, select, .menu a, .completions a, .hits a',
          ),
        ]
          .filter(node => !node.matches('.unseen, [type="radio"], [type="checkbox"]'))
          .map(node => ({ text: node.outerHTML.slice(0, 80), height: node.getBoundingClientRect().height }))
          .filter(({ height }) => height > 0 && height < 43.5),
      );
      t.same(small, [], place || 'start');
    }
    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  },
);

t.test('nor has the page for programs a finding of axe', async t => {
  await page.goto(`${server.url}/docs`);
  await page.waitForSelector('.swagger-ui .opblock');
  await page.evaluate(axe);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = (await page.evaluate(CHECKS[0][1])) as AxeResults;
    t.same(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`),
      [],
      colorScheme,
    );
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
});

t.test('a call opens in the page for programs, and answers there', async t => {
  const visit = await openBrowser();
  t.teardown(() => visit.close());
  // the viewer waits for the clock to go on
  await visit.context.clock.setSystemTime(`${TODAY}T12:00:00Z`);
  await visit.page.goto(`${server.url}/docs`);
  const call = visit.page.locator('.opblock:has([data-path="/v1/keywords/{from}/counts-as/{to}"])');
  await call.locator('.opblock-summary-control').click();
  await call.locator('button:has-text("Try it out")').click();
  await call.locator('tr[data-param-name="from"] input').fill('Zombie');
  await call.locator('tr[data-param-name="to"] input').fill('Undead');
  await call.locator('button.execute').click();
  t.match(
    await call.locator('.live-responses-table .response pre').first().textContent(),
    /"verdict": "yes"/,
  );
});

t.test('nothing sticks out at 195 pixels: a small phone at twice the size', async t => {
  await page.setViewportSize({ width: 195, height: 420 });
  for (const [place, there] of VIEWS) {
    await open(place);
    await page.waitForSelector(there);
    const wide = await page.evaluate(() =>
      // a phone's innerWidth grows with what sticks out
      document.documentElement.scrollWidth <= 195
        ? []
        : [...document.querySelectorAll('main *')]
            .filter(node => node.getBoundingClientRect().right > 196)
            .map(node => node.outerHTML.slice(0, 120))
            .slice(-3),
    );
    t.same(wide, [], place || 'start');
  }
  await page.goto(`${server.url}/docs`);
  await page.waitForSelector('.swagger-ui .opblock');
  const over = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    [...document.querySelectorAll('#viewer *')].filter(node => node.getBoundingClientRect().right > 196)
      .length,
  ]);
  t.same(over, [195, 0], '/docs');
  await page.setViewportSize({ width: 390, height: 844 });
});

t.test('nothing moves while a view opens, on a phone or a large screen', async t => {
  for (const [name, options] of Object.entries(WINDOWS)) {
    const visit = await openBrowser(options);
    t.teardown(() => visit.close());
    await visit.context.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
          const nodes = entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 60));
          if (!entry.hadRecentInput) moved.push(`${entry.value} ${nodes.join(' ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { open: openIn } = makeFlow(server, visit);
    for (const [place, there] of VIEWS) {
      await openIn(place);
      await visit.page.waitForSelector(there);
      await visit.page.waitForLoadState('networkidle');
      const moved = await visit.page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
      const sum = moved.reduce((total, text) => total + Number.parseFloat(text), 0);
      t.ok(sum < 0.01, `${name}, ${place || 'start'}: ${sum}`, { moved });
    }
  }
});

t.test('the keyboard is enough', async t => {
  await open('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  t.equal(await page.evaluate(() => document.activeElement?.id), 'view', 'past the menu in one step');
  await page.keyboard.press('Tab');
  t.equal(await page.evaluate(() => document.activeElement?.id), 'box');
  await page.keyboard.type('zombie');
  await page.waitForSelector('.keyword [data-to="Undead"]');
  for (let steps = 0; steps < 8; steps++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('[data-to="Undead"]'))) break;
  }
  await page.keyboard.press('Enter');
  await page.waitForSelector('.ruling[data-verdict="yes"]');
});

t.test('the first view is under 150 kB compressed, and says nothing to the console', async t => {
  const visit = await openBrowser();
  t.teardown(() => visit.close());
  const index = await readFile(`${PAGE_FOLDER}/index.html`, 'utf8');
  // the engine is loaded behind the first view: here it comes when the view has been measured
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await visit.page.route(/\/assets\//, async route => {
    if (!index.includes(new URL(route.request().url()).pathname)) await held;
    await route.continue();
  });
  const network = await visit.context.newCDPSession(visit.page);
  let size = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    size += encodedDataLength;
  });
  await network.send('Network.enable');
  await visit.page.goto(server.url);
  await visit.page.waitForSelector('.start');
  t.ok(size > 40_000 && size < 150_000, `${size} bytes`);
  await visit.page.fill('#box', 'is a ratling a creature?');
  release();
  await visit.page.waitForSelector('.ruling[data-verdict="yes"]');
  t.same(visit.faults, []);
});
