import { readFile } from 'node:fs/promises';
import t from 'tap';
import { renewCodesPage } from '../../scripts/codes-page.js';
import { DECK_CODES } from '../../src/decks/index.js';
import { CODE_GROUPS, CODES, type Code, statusOf } from '../../src/knowledge/index.js';

const page = await readFile(new URL('../../docs/codes.md', import.meta.url), 'utf8');

t.test('docs/codes.md is as npm run docs:codes writes it', async t => {
  t.equal(renewCodesPage(page), page);
  const wrong = page.replace('| `bad-day` | 400 |', '| `bad-day` | 500 |');
  t.not(wrong, page);
  t.equal(renewCodesPage(wrong), page, 'a wrong row is replaced');
});

t.test('docs/codes.md has a section with a table for each group of codes', async t => {
  for (const heading of [...Object.keys(CODE_GROUPS), 'Decks'])
    t.ok(page.includes(`\n## ${heading}\n`), heading);
  for (const code of [...Object.keys(CODES), ...Object.keys(DECK_CODES)])
    t.equal(page.split(`\n| \`${code}\` |`).length, 2, `${code} is listed once`);
});

t.test('every fix is a sentence', async t => {
  for (const [code, { fix }] of Object.entries({ ...CODES, ...DECK_CODES }))
    t.match(fix, /^[A-Z`/].*\.$/s, code);
});

t.test(
  'a code that callers meet is no fault of the service, but for its own, its load and the proxy before it',
  async t => {
    const met = Object.keys(CODES).filter(code => !page.includes(`\n| \`${code}\` | – |`)) as Code[];
    t.strictSame(
      met.filter(code => statusOf(code) >= 500),
      ['internal-error', 'no-answer', 'overloaded'],
    );
  },
);
