import { readFile } from 'node:fs/promises';
import t from 'tap';
import { findCoverageFaults, loadCoverage, makeCoveragePage } from '../../../scripts/coverage-page.js';
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

t.test(
  'docs/coverage.md is as npm run docs:rules writes it, and nothing in it is wrong or missing',
  async t => {
    const coverage = await loadCoverage();
    t.same(findCoverageFaults(coverage, corpus), []);
    t.equal(await read('coverage.md'), makeCoveragePage(coverage, corpus));
  },
);

t.test('a sentence left out of the coverage, or a name that does not exist, is a fault', async t => {
  const coverage = await loadCoverage();
  const winds = coverage['legacy-format-changes']?.['p. 11, Special Card Types']?.['legacy/winds'];
  winds?.splice(0, 1, { at: '9.9', says: 'It flies.', by: ['table fly', 'legacy/fly'] });
  t.same(findCoverageFaults(coverage, corpus), [
    'table fly does not exist',
    'legacy/fly does not exist',
    'legacy/winds: paragraph 1 of "p. 11, Special Card Types" is missing',
  ]);
});
