import t from 'tap';
import { openBrowser, startPage, WINDOWS } from '../support/browser.js';
import { fixtureCards } from '../support/cards.js';
import { PLACE_FLOWS } from '../support/flows-places.js';
import { RULING_FLOWS } from '../support/flows-rulings.js';
import { makeFlow } from '../support/page-flows.js';

const server = await startPage({ catalogue: await fixtureCards() });
const browser = await openBrowser(WINDOWS.phone);
t.teardown(async () => {
  await browser.close();
  await server.stop();
});
// a browser on a busy machine is slow, and a wait ends as soon as what it waits for is there
t.setTimeout(600_000);
const flow = makeFlow(server, browser);

for (const [name, run] of Object.entries({ ...RULING_FLOWS, ...PLACE_FLOWS })) {
  t.test(name, async t => {
    await run(t, flow);
    const wide = await browser.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    t.ok(wide <= 0, 'nothing sticks out to the right');
    t.same(browser.faults.splice(0), []);
  });
}
