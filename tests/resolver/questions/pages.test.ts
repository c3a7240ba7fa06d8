import { readFile } from 'node:fs/promises';
import t from 'tap';
import { makeSentencesPage } from '../../../scripts/sentences-page.js';
import { shippedCorpus } from '../../support/corpus.js';

const corpus = await shippedCorpus();
const read = (name: string) => readFile(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

t.test('docs/sentences.md is as npm run docs:rules writes it', async t => {
  const page = await read('sentences.md');
  t.equal(page, await makeSentencesPage(corpus.documents));
  t.match(page, /### questions\/legacy\/fear\.ts\n\n(?:- .*\n)*- The Fear bows nothing in this unit\n/);
  t.match(page, /### legacy\/winds\n\n(?:- .*\n)*- May a Wind be in a deck\?\n/);
});
