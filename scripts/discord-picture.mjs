// Draws two answers of the bot as Discord shows them, for docs/discord.md. Build first.

import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';
import { chromium } from 'playwright-core';
import { findBrowser, NO_BROWSER } from './find-browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PORT = '39118';
const SERVICE = `http://127.0.0.1:${PORT}`;
const QUESTIONS = ['did zombies count as Shadowlands on June 19 2008?', 'may i use the imperial favor?'];

const STYLE = `
  body { margin: 0; padding: 16px; width: 560px; background: #313338; color: #dbdee1; font: 15px/1.35 sans-serif }
  a { color: #00a8fc; text-decoration: none }
  p { margin: 4px 0 }
  .typed { color: #949ba4; font-size: 13px; margin: 14px 0 6px }
  .embed { background: #2b2d31; border-left: 4px solid; border-radius: 4px; padding: 10px 14px; max-width: 500px; font-size: 14px }
  .name { font-weight: bold; margin-top: 8px }
  .foot { font-size: 12px; color: #949ba4; margin-top: 8px }
  .row { display: flex; gap: 8px; margin-top: 8px }
  button { border: 0; border-radius: 4px; padding: 8px 16px; font-size: 14px; color: #fff; background: #4e5058 }
  button.primary { background: #5865f2 }`;

const markdown = text => marked.parse(text, { breaks: true, async: false });

function draw(question, { embeds: [embed], components }) {
  const fields = embed.fields.map(({ name, value }) => `<div class="name">${name}</div>${markdown(value)}`);
  const rows = components.map(row => {
    const buttons = row.components.map(
      ({ label, style }) => `<button class="${style === 1 ? 'primary' : ''}">${label}</button>`,
    );
    return `<div class="row">${buttons.join('')}</div>`;
  });
  return `<div class="typed">/ask question: ${question}</div>
    <div class="embed" style="border-color: #${embed.color.toString(16).padStart(6, '0')}">
      <b><a href="#">${embed.title}</a></b>${markdown(embed.description)}${fields.join('')}
      <div class="foot">${embed.footer.text}</div>
    </div>${rows.join('')}`;
}

const found = await findBrowser();
if (!found) throw new Error(NO_BROWSER);
const sign = (...given) =>
  execFileSync(process.execPath, ['examples/discord.mjs', ...given], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, JUDGE_URL: SERVICE },
  });
const service = spawn(process.execPath, ['dist/cli/main.js', 'serve'], {
  cwd: root,
  env: { ...process.env, PORT, LOG_LEVEL: 'error', DISCORD_PUBLIC_KEY: sign('key').trim() },
  stdio: 'inherit',
});
process.on('exit', () => service.kill());
for (let tries = 0; tries < 100 && !(await fetch(`${SERVICE}/readyz`).catch(() => null)); tries++)
  await pause(100);
const answers = QUESTIONS.map(question =>
  draw(question, JSON.parse(sign('ask', `question=${question}`)).data),
);
const browser = await chromium.launch({ ...found, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 592, height: 100 } });
await page.setContent(`<style>${STYLE}</style>${answers.join('')}`);
await page.screenshot({ path: `${root}docs/screenshots/discord.png`, fullPage: true });
await browser.close();
service.kill();
