import t from 'tap';
import { openBrowser, startPage, WINDOWS } from '../support/browser.js';
import { fixtureCards } from '../support/cards.js';
import { DAY_FLOWS } from '../support/flows-days.js';
import { DECK_FLOWS } from '../support/flows-deck.js';
import { FURTHER_FLOWS } from '../support/flows-desk.js';
import { PHONE_FLOWS } from '../support/flows-phone.js';
import { PLACE_FLOWS } from '../support/flows-places.js';
import { RULING_FLOWS } from '../support/flows-rulings.js';
import { TABLE_FLOWS } from '../support/flows-table.js';
import { makeFlow } from '../support/page-flows.js';

// a browser on a busy machine is slow, and a wait ends as soon as what it waits for is there
t.setTimeout(600_000);
const server = await startPage(
  { catalogue: await fixtureCards() },
  {
    FEEDBACK_URL: 'https://example.org/report?q={question}&day={day}&rules={corpus}&at={permalink}',
  },
);
t.teardown(() => server.stop());

for (const [window, options] of Object.entries(WINDOWS)) {
  t.test(window, async t => {
    const browser = await openBrowser(options);
    t.teardown(() => browser.close());
    const flow = makeFlow(server, browser);
    for (const [name, run] of Object.entries({
      ...PHONE_FLOWS,
      ...RULING_FLOWS,
      ...DAY_FLOWS,
      ...PLACE_FLOWS,
      ...TABLE_FLOWS,
      ...DECK_FLOWS,
      ...FURTHER_FLOWS,
    })) {
      await t.test(name, async t => {
        await run(t, flow);
        const wide = await browser.page.evaluate(() => document.documentElement.scrollWidth);
        t.ok(wide <= options.viewport.width, 'nothing sticks out to the right');
        t.same(browser.faults.splice(0), []);
      });
    }
  });
}
