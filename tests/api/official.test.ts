import t from 'tap';
import { parseOfficialPage } from '../../src/loader/official.js';
import { PAGES, testCorpus, testDocument } from '../support/documents.js';
import { ask, testService } from '../support/service.js';

const page = PAGES[0];
if (!page) throw new Error('no page');
const TEXT = ['Legacy Changes', '', '[edit] p. 1, Keywords', 'ADD:', 'The words of the page.', ''].join('\n');
const corpus = testCorpus([
  testDocument('legacy/first'),
  testDocument('legacy/second', { source: { page: 'legacy-format-changes', heading: 'Yu' } }),
]);

t.test('where the operator has the pages, a rule shows their words as a quotation', async t => {
  const { app } = await testService({ corpus, official: [parseOfficialPage(page, TEXT, 'page.txt')] });
  const { json } = await ask(app, '/v1/rules/legacy/first');
  t.match(json.official, [{ quotation: true, page: 'legacy-format-changes', heading: 'p. 1, Keywords' }]);
  t.ok(json.official[0].paragraphs.some(({ text }: { text: string }) => text === 'The words of the page.'));
  t.notOk('official' in (await ask(app, '/v1/rules/legacy/second')).json, 'nothing stands there');
  t.match((await ask(app, '/rules/legacy/first')).text, /<blockquote>.*<p>The words of the page\./);
  t.match((await ask(app, '/v1/pack')).json.official, { 'legacy/first': [{ quotation: true }] });
});
