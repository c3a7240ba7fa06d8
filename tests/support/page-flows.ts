import type { Page } from 'playwright-core';
import type { Test } from 'tap';
import type { FreshBrowser, RunningPage } from './browser.js';

/** What a flow works with: a browser window with the page in it. */
export interface Flow {
  server: RunningPage;
  browser: FreshBrowser;
  page: Page;
  /** Opens a place of the page and waits until it is drawn. */
  open(place: string): Promise<void>;
}

/** The flows of the page by name; each is run in every window. */
export type Flows = Record<string, (t: Test, flow: Flow) => Promise<void>>;

/** Makes a flow's tools. */
export function makeFlow(server: RunningPage, browser: FreshBrowser): Flow {
  const { page } = browser;
  return {
    server,
    browser,
    page,
    async open(place) {
      // by way of an empty page: a change of the part after # alone would keep what a flow before has left
      await page.goto('about:blank');
      await page.goto(`${server.url}/${place}`);
      await page.waitForSelector('main h1, main h2', { state: 'attached' });
    },
  };
}

/** The visible text of the first element that fits, with its line ends. */
export async function textOf(page: Page, selector: string): Promise<string> {
  const [text = ''] = await page.locator(selector).allInnerTexts();
  return text;
}

/** Reads what was copied. */
export function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
