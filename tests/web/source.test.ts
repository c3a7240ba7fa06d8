import { delimiter } from 'node:path';
import t from 'tap';
import { loadCorpus } from '../../src/loader/index.js';
import { openBrowser, startPage } from '../support/browser.js';
import { makeFlow } from '../support/page-flows.js';

t.test('a rule leads to its place on the source page, where that has an address', async t => {
  const folders = ['third', 'kotei'].map(name => `tests/fixtures/corpora/${name}`);
  const { corpus } = await loadCorpus(folders.join(delimiter));
  if (!corpus) throw new Error('the folder does not load');
  const server = await startPage({ corpus });
  const browser = await openBrowser();
  t.teardown(async () => {
    await browser.close();
    await server.stop();
  });
  const { page, open } = makeFlow(server, browser);
  const place = page.locator('a:has-text("Open this place on the source page")');
  const ruling = corpus.documents.find(({ source }) => source.page === 'kotei-2009');
  await open(`#/rules/${ruling?.id}`);
  await page.waitForSelector('article.rule');
  t.equal(await place.getAttribute('href'), 'https://kotei.example/rulings#:~:text=Late%20players');
  const other = corpus.documents.find(({ source }) => source.page !== 'kotei-2009');
  await open(`#/rules/${other?.id}`);
  await page.waitForSelector('article.rule');
  t.equal(await place.count(), 0);
});
