import { readFile } from 'node:fs/promises';
import t from 'tap';
import { DECK_CODES } from '../../src/decks/index.js';

t.test('docs/codes.md lists every code of decks with its severity and title, and no other', async t => {
  const page = await readFile('docs/codes.md', 'utf8');
  const rows = [...page.matchAll(/^\| `(deck-[^`]+)` \| (\w+) \| ([^|]+) \| ([^|]+) \|$/gm)];
  const listed = rows.map(([, code, severity, title, fix]) => [code, { severity, title, fix }] as const);
  t.equal(rows.length, Object.keys(DECK_CODES).length);
  t.strictSame(Object.fromEntries(listed), DECK_CODES);
});
