// Takes the pictures in docs/screenshots of the built page, in a phone's and a desk's window. Build first.

import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser, NO_BROWSER } from './find-browser.mjs';

const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

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

const PICTURES = [
  ['ask', PHONE, 'light', '#/?q=did zombies count as Shadowlands on June 19 2008%3F', '.ruling'],
  ['keyword', PHONE, 'dark', '#/?q=zombie&asOf=2008-06-19', '.keyword'],
  ['rule', PHONE, 'light', '#/rules/legacy/keywords/nonhuman-ogre-ratling', '.timeline'],
  ['map', PHONE, 'light', '#/keywords?asOf=2008-06-03', 'svg .node'],
  ['form', PHONE, 'light', '#/questions/legacy/fortification-entry', '.facts'],
  ['table', PHONE, 'dark', `#/table?game=${encodeURIComponent(JSON.stringify(game))}`, '.steps'],
  ['changes', PHONE, 'light', '#/changes?from=2008-06-11&to=2008-06-20', 'table'],
  ['rules', PHONE, 'dark', '#/rules', '.tree li'],
  ['candidates', PHONE, 'light', '#/?q=imperial favor', '.candidate'],
  ['card', PHONE, 'light', '#/cards/Mirumoto Shikei', '.version'],
  ['booklet', PHONE, 'light', 'booklet?asOf=2008-06-20&since=2008-06-10', '.booklet'],
  ['deck', PHONE, 'light', `#/deck?deck=${encodeURIComponent(deck)}`, '.problems'],
  ['desk', DESK, 'light', '#/?q=is a ratling a creature%3F', '.ruling'],
  ['desk-changes', DESK, 'dark', '#/changes', '.picture'],
  ['desk-map', DESK, 'light', '#/keywords/Zombie?asOf=2008-06-19', '.entry'],
  ['desk-deck', DESK, 'dark', `#/deck?deck=${encodeURIComponent(deck)}`, '.problems'],
];

const found = await findBrowser();
if (!found) throw new Error(NO_BROWSER);
const PORT = '39117';
const url = `http://127.0.0.1:${PORT}`;
const service = spawn(process.execPath, ['dist/cli/main.js', 'serve'], {
  env: { ...process.env, PORT, LOG_LEVEL: 'error' },
  stdio: 'inherit',
});
process.on('exit', () => service.kill());
for (let tries = 0; tries < 100 && !(await fetch(`${url}/readyz`).catch(() => null)); tries++)
  await pause(100);
const browser = await chromium.launch({ ...found, args: ['--no-sandbox', '--disable-gpu'] });
await mkdir(folder, { recursive: true });
for (const [name, viewport, colorScheme, place, there] of PICTURES) {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.setFixedTime('2026-11-29T12:00:00Z');
  await page.goto(`${url}/${place}`);
  await page.waitForSelector(there);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}${name}.png` });
  await context.close();
}
await browser.close();
