// Takes the pictures in docs/screenshots of the built page: every view on a phone and on a computer, light and dark, as
// one sheet each. Build first.

import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser, NO_BROWSER } from './find-browser.mjs';

const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

const game = {
  players: ['Aki', 'Bo', 'Chie', 'Dai'],
  events: [
    { type: 'begin-turn', player: 'Aki' },
    { type: 'begin-action-phase' },
    { type: 'act', player: 'Aki', designator: 'Limited' },
    ...['Bo', 'Chie', 'Dai', 'Aki'].map(player => ({ type: 'pass', player })),
    { type: 'declare-attack', attacker: 'Aki', defender: 'Chie', provinces: 4 },
    { type: 'invite', by: 'Aki', players: ['Bo'] },
    { type: 'invite', by: 'Chie', players: ['Bo', 'Dai'] },
  ],
};
const deck = `Stronghold
1 Kyuden Kitsune

Sensei
2 Naga Sensei

Dynasty
3x Bamboo Harvesters

Fate
3x Ambush`;

const log = [
  {
    at: Date.parse('2026-11-30T11:40:00Z'),
    question: 'Does a card with Zombie count as Shadowlands?',
    answer: 'No: Zombie counts as Undead, and Undead gives no Shadowlands since June 20, 2008.',
    asOf: '2026-11-30',
    corpus: '0123456789abcdef',
    link: '#/keywords/Zombie/counts-as/Shadowlands',
    table: '12',
    note: 'appealed',
  },
];

const PICTURES = [
  ['start', '', '.start'],
  ['ask', '#/?q=did zombies count as Shadowlands on June 19 2008%3F', '.ruling'],
  ['keyword', '#/?q=zombie&asOf=2008-06-19', '.keyword'],
  ['missing-facts', '#/?q=honor for assigning', '.ruling .facts'],
  ['candidates', '#/?q=may an uninvited player take battle actions', '.candidate'],
  ['rules', '#/rules', '.tree li'],
  ['rule', '#/rules/legacy/keywords/nonhuman-ogre-ratling', '.timeline'],
  ['map', '#/keywords?asOf=2008-06-03', 'svg .node'],
  ['map-keyword', '#/keywords/Ninjutsu', '.entry'],
  ['card', '#/cards/Mirumoto Shikei', '.version'],
  ['guided', '#/questions', '.questions .list'],
  ['form', '#/questions/legacy/fortification-entry', '.facts'],
  ['table-names', '#/table', '#players'],
  ['table', `#/table?game=${encodeURIComponent(JSON.stringify(game))}`, '.steps'],
  ['changes', '#/changes', '.picture'],
  ['deck', `#/deck?deck=${encodeURIComponent(deck)}`, '.problems'],
  ['log', '#/log', '.log .entry'],
  ['booklet', 'booklet?asOf=2008-06-20&since=2008-06-10', '.booklet'],
  ['programs', 'docs', '.swagger-ui .opblock'],
];

const found = await findBrowser();
if (!found) throw new Error(NO_BROWSER);
const PORT = '39117';
const url = `http://127.0.0.1:${PORT}`;
const service = spawn(process.execPath, ['dist/cli/main.js', 'serve'], {
  env: { ...process.env, PORT, LOG_LEVEL: 'error', RATE_LIMIT: '0' },
  stdio: 'inherit',
});
process.on('exit', () => service.kill());
for (let tries = 0; tries < 100 && !(await fetch(`${url}/readyz`).catch(() => null)); tries++)
  await pause(100);
const browser = await chromium.launch({ ...found, args: ['--no-sandbox', '--disable-gpu'] });
if (process.argv.length === 2) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

async function take(options, place, there) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.clock.setFixedTime('2026-11-30T12:00:00Z');
  await page.addInitScript(text => localStorage.setItem('l5r-judge-log', text), JSON.stringify(log));
  await page.goto(`${url}/${place}`);
  await page.waitForSelector(there);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await context.close();
  return picture.toString('base64');
}

// the phone in both schemes, and beside it the computer, one above the other
const sheet = await browser.newPage({ viewport: { width: 1448, height: 844 } });
const tools = await sheet.context().newCDPSession(sheet);
const only = process.argv.slice(2);
for (const [name, place, there] of PICTURES.filter(([name]) => only.length === 0 || only.includes(name))) {
  const pictures = [];
  for (const options of [PHONE, DESK])
    for (const colorScheme of ['light', 'dark'])
      pictures.push(await take({ ...options, colorScheme }, place, there));
  const places = [
    'left:0;height:844px',
    'left:394px;height:844px',
    'left:788px;width:660px',
    'left:788px;bottom:0;width:660px',
  ];
  const images = pictures.map(
    (data, at) => `<img style="${places[at]}" src="data:image/png;base64,${data}">`,
  );
  await sheet.setContent(
    `<style>body{margin:0;background:#888}img{position:absolute}</style>${images.join('')}`,
  );
  await sheet.waitForFunction(() => [...document.images].every(image => image.complete));
  const { data } = await tools.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
  await writeFile(`${folder}${name}.webp`, Buffer.from(data, 'base64'));
}
await browser.close();
// a child that runs on keeps this program waiting
service.kill();
