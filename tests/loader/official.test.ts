import { join } from 'node:path';
import t from 'tap';
import { pageSchema } from '../../src/knowledge/index.js';
import { loadCorpus, loadOfficialPages, officialWords } from '../../src/loader/index.js';
import { parseOfficialPage } from '../../src/loader/official.js';

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

const page = pageSchema.parse({
  page: 'garden',
  title: 'Garden',
  format: 'legacy',
  headings: [
    { heading: 'Beds', inside: ['Roses', 'Herbs'] },
    { heading: 'Paths', inside: ['Roses'] },
  ],
});

const outline = (text: string) =>
  parseOfficialPage(page, text, 'garden.txt').sections.map(({ name, heading, paragraphs }) => [
    name,
    heading?.path.join(' > ') ?? null,
    paragraphs.length,
  ]);

const paragraphs = (...lines: string[]) =>
  parseOfficialPage(page, ['Garden', '[edit] Beds', ...lines].join('\n'), 'garden.txt').sections[1]
    ?.paragraphs;

t.test('a page whose headings are marked', async t => {
  t.strictSame(
    outline(
      'Garden\nFrom Garden Rules\n\nOpening.\n[edit] Beds\n[edit] Roses\nOne.\n  \nTwo\n[edit] Weeds\nThree.\nHerbs\n' +
        '[edit] Paths\n[edit] Roses\nFour.\n[edit] Roses\n',
    ),
    [
      ['Garden', 'Garden', 1],
      ['Beds', 'Beds', 0],
      ['Roses', 'Beds > Roses', 2],
      ['Weeds', null, 1],
      ['Herbs', 'Beds > Herbs', 0],
      ['Paths', 'Paths', 0],
      ['Roses', 'Paths > Roses', 1],
      ['Roses', null, 0],
    ],
  );
});

t.test('a page whose headings are not marked', async t => {
  t.strictSame(
    outline('Garden\nFrom Garden Rules\nOpening.\nContents |\nBeds.\nOne.\nWild flowers (optional)\nTwo.\n'),
    [
      ['Garden', 'Garden', 1],
      ['Beds', 'Beds', 1],
      ['Wild flowers (optional)', null, 1],
    ],
  );
  const lines = [
    'A line that ends with a stop.',
    'Lines such as this:',
    '- Dashes in front',
    'small letters in front',
    'It has more words than any heading of these pages ever had',
    'Words-that-go-on-and-on-and-on Words-that-go-on-and-on-and-on-and-on',
    'From here on it is text',
    'Contents',
  ];
  t.strictSame(outline(`Garden\nBeds\n${lines.slice(0, 6).join('\n')}\n`)[1], ['Beds', 'Beds', 6]);
  t.strictSame(outline(`Garden\nBeds\nFrom now on it is text.\n`)[1], ['Beds', 'Beds', 1]);
});

t.test('text above any heading is under no heading', async t => {
  t.strictSame(outline('Something else.\nBeds\n'), [
    ['', null, 1],
    ['Beds', 'Beds', 0],
  ]);
});

t.test('paragraphs are counted, lines of nothing but an operation or a tag included', async t => {
  t.strictSame(paragraphs('ADD:', '', 'Words.', '[ADDED June 03 2008]'), [
    { number: 1, text: 'ADD:', operation: 'ADD', tags: [] },
    { number: 2, text: 'Words.', operation: null, tags: [] },
    { number: 3, text: '[ADDED June 03 2008]', operation: null, tags: ['ADDED June 03 2008'] },
  ]);
});

t.test('an operation is its line without what it quotes', async t => {
  const operationOf = (line: string) => paragraphs(line)?.[0]?.operation;
  t.equal(operationOf('ADD: "Words."'), 'ADD');
  t.equal(operationOf('ADD: Words: more words.'), 'ADD');
  t.equal(operationOf('REPLACE "a rake" with "a hoe"'), 'REPLACE');
  t.equal(operationOf('REPLACE “a rake” With “a hoe”'), 'REPLACE');
  t.equal(operationOf('REPLACE the entire section with: "Words."'), 'REPLACE the entire section with');
  t.equal(operationOf('ADD, after the fifth paragraph: "Words."'), 'ADD, after the fifth paragraph');
  t.equal(operationOf('DELETE the second sentence.'), 'DELETE the second sentence');
  t.equal(operationOf('ADDING water helps.'), null);
  t.equal(operationOf('You may ADD: water.'), null);
});

t.test('tags are told from other brackets, and shown where they do not parse', async t => {
  const tagsOf = (line: string) => paragraphs(line)?.[0]?.tags;
  t.strictSame(tagsOf('A. [CHANGED  June 03 2008] B. ["Old Bed" DELETED and MERGED July 29 07]'), [
    'CHANGED June 03 2008',
    '"Old Bed" DELETED and MERGED July 29 07',
  ]);
  t.strictSame(tagsOf('A [bow] and [see the beds] and [1].'), []);
  t.strictSame(tagsOf('A. [REVISED June 2008] [changed 3 June 2008]'), [
    'REVISED June 2008',
    'changed 3 June 2008',
  ]);
});
