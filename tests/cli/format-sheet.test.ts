import { stripVTControlCharacters } from 'node:util';
import t from 'tap';
import { formatSheet } from '../../src/cli/format-sheet.js';
import { EXITS, makeStyle, type Style } from '../../src/cli/shell.js';
import { VERDICTS } from '../../src/knowledge/index.js';
import type { Ruling } from '../../src/resolver/index.js';
import { makeRulingSheet } from '../../src/sheets/index.js';

const plain = makeStyle({ columns: 60 }, {});
const formatRuling = (ruling: Ruling, style: Style) => formatSheet(makeRulingSheet(ruling), style);

const source = { page: 'tea-house', heading: 'p. 3, Cups' };
const full: Ruling = {
  question: 'May tea be poured into a bowl?',
  verdict: 'depends',
  answer: 'It depends on how many handles the bowl has, which nobody has said.',
  value: { order: ['A', 'B'], bowed: false },
  steps: [
    { text: 'A bowl has two handles.', rule: 'legacy/bowls' },
    { text: 'Tea is poured into cups.', rule: 'legacy/cups' },
  ],
  citations: [
    {
      rule: 'legacy/bowls',
      title: 'Bowls',
      format: 'legacy',
      source: { ...source, operation: 'ADD', by: null },
      tags: ['ADDED June 03 2008', 'CHANGED June 11 2008'],
      status: 'unrecorded',
      undated: false,
      url: '/rules/legacy/bowls',
    },
    {
      rule: 'legacy/cups',
      title: 'Cups',
      format: 'legacy',
      source: { ...source, operation: null, by: null },
      tags: [],
      status: 'in-force',
      undated: true,
      url: '/rules/legacy/cups',
    },
    {
      rule: 'legacy/old',
      title: 'Old',
      format: 'legacy',
      source: { ...source, operation: null, by: 'Judges of Kotei' },
      tags: [],
      status: 'in-force',
      undated: false,
      url: '/rules/legacy/old',
    },
  ],
  caveats: ['A head judge may overrule this.'],
  needs: [{ fact: 'handles', why: 'How many handles does it have?' }],
  asOf: '2008-06-05',
  corpus: '0123456789abcdef',
};

t.test('verdict first, then sentence, needs, value, caveats, proof, sources', async t => {
  t.equal(
    formatRuling(full, plain),
    `IT DEPENDS
It depends on how many handles the bowl has, which nobody
has said.

Still needed
  - How many handles does it have? [handles]

In full
  - Order: A, B
  - Bowed: no

Caveats
  - A head judge may overrule this.

Why
  1. A bowl has two handles. (legacy/bowls)
  2. Tea is poured into cups. (legacy/cups)

Sources
  - Bowls (legacy/bowls)
    tea-house, p. 3, Cups: ADD [ADDED June 03 2008] [CHANGED
    June 11 2008]; wording lost
  - Cups (legacy/cups)
    tea-house, p. 3, Cups (undated)
  - Old (legacy/old)
    tea-house, p. 3, Cups; by Judges of Kotei

Asked: May tea be poured into a bowl?
As of June 5, 2008, documents 0123456789abcdef.`,
  );
});

t.test('what a ruling does not have takes no room', async t => {
  const bare: Ruling = {
    ...full,
    verdict: 'no',
    answer: 'No.',
    value: null,
    steps: [],
    citations: [],
    caveats: [],
    needs: [],
  };
  t.equal(
    formatRuling(bare, plain),
    'NO\nNo.\n\nAsked: May tea be poured into a bowl?\nAs of June 5, 2008, documents 0123456789abcdef.',
  );
});

t.test('each verdict has its words, its colour and its exit code', async t => {
  const colored = makeStyle({ isTTY: true }, {});
  const seen = VERDICTS.map(verdict => {
    const [line = ''] = formatRuling({ ...full, verdict }, colored).split('\n');
    const word = stripVTControlCharacters(line);
    const color = (['red', 'green', 'yellow'] as const).find(
      name => line === colored.colors.bold(colored.colors[name](word)),
    );
    return [verdict, word, color, EXITS[verdict]];
  });
  t.strictSame(seen, [
    ['yes', 'YES', 'green', 0],
    ['no', 'NO', 'red', 1],
    ['value', 'ANSWER', 'green', 0],
    ['depends', 'IT DEPENDS', 'yellow', 3],
    ['unknown', 'NOT ON RECORD', 'yellow', 3],
    ['not-covered', 'NOT COVERED BY THESE RULES', 'yellow', 3],
  ]);
});
