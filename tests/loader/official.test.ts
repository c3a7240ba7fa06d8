import { join } from 'node:path';
import t from 'tap';
import { loadCorpus, loadOfficialPages, officialWords } from '../../src/loader/index.js';

const FIXTURES = new URL('../fixtures/', import.meta.url).pathname;

t.test('the words that a document restates', async t => {
  const { corpus } = await loadCorpus(join(FIXTURES, 'corpora/tea'));
  const { official } = await loadOfficialPages(join(FIXTURES, 'pages'), corpus?.pages ?? []);
  const wordsOf = (id: string) => {
    const document = corpus?.byId.get(id);
    if (!document || !official) throw new Error(`${id} is not there`);
    return officialWords(document, official).map(({ page, heading, paragraphs }) => [
      page,
      heading,
      ...paragraphs.map(({ number, text }) => `${number} ${text}`),
    ]);
  };
  t.strictSame(wordsOf('legacy/bowls'), [
    ['tea-house', 'p. 3, Cups', '3 A cup with two handles is a bowl. [Bowls ADDED June 11 2008]'],
  ]);
  t.strictSame(
    wordsOf('legacy/steam/steam'),
    [
      ['tea-house', 'p. 5, Glossary, Steam', '1 Steam rises from what is hot [see the kettle].'],
      ['tea-house', 'p. 5, Glossary', '1 ADD:'],
    ],
    'place by place; all paragraphs where it names none',
  );
  const [party] = (official ?? []).filter(({ page }) => page.key === 'tea-party');
  const bowls = corpus?.byId.get('legacy/bowls');
  if (!bowls || !party || !official) return t.fail('the fixture does not load');
  t.strictSame(officialWords(bowls, [party]), [], 'nothing without its page');
  const cut = official.map(one => ({ ...one, sections: [] }));
  t.strictSame(officialWords(bowls, cut), [{ page: 'tea-house', heading: 'p. 3, Cups', paragraphs: [] }]);
});
