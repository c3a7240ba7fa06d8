import { openBrowser, startPage, WINDOWS } from '../support/browser.js';
const server = await startPage();
const b = await openBrowser({ ...WINDOWS.phone, colorScheme: (process.argv[2] as 'dark') ?? 'light' });
const { page } = b;
page.on('console', m => console.log('console', m.text()));
page.on('pageerror', m => console.log('pageerror', m.message));
page.on('requestfailed', r => console.log('failed', r.url(), r.failure()?.errorText));
const shots: [string, string][] = JSON.parse(process.argv[3] ?? '[["ask","/#/?q=zombie&asOf=2008-06-19"]]');
for (const [name, path] of shots) {
  await page.goto('about:blank');
  await page.goto(server.url + path);
  await page.waitForSelector('main h1, main .missing', { state: 'attached' });
  await page.waitForTimeout(900);
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: name.endsWith('-full') });
}
console.log(b.faults, await page.evaluate(async () => { try { const r = await fetch('/v1/pack'); const j = await r.text(); return [r.status, j.length, j.slice(0,300), location.href]; } catch (e) { return String(e); } }));
await b.close();
await server.stop();
