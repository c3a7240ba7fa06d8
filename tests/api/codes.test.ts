import { readFile } from 'node:fs/promises';
import t from 'tap';
import { DECK_CODES } from '../../src/decks/index.js';
import { CODE_GROUPS, CODES, type Code, statusOf } from '../../src/knowledge/index.js';

const page = await readFile(new URL('../../docs/codes.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| `([^`]+)` \| (\S+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(match => ({
  code: match[1] as Code,
  status: String(match[2]),
  meaning: String(match[3]),
  cure: String(match[4]),
}));

t.test('docs/codes.md lists every code once, and no other', async t => {
  t.strictSame(rows.map(({ code }) => code).sort(), Object.keys(CODES).sort());
});

t.test('docs/codes.md says of each code what the service says, with a status and a cure', async t => {
  for (const { code, status, meaning, cure } of rows) {
    t.equal(meaning, CODES[code].title, code);
    t.equal(status === '–' ? 500 : Number(status), statusOf(code), code);
    t.equal(cure, CODES[code].fix, code);
    t.match(cure, /\.$/, code);
  }
});

t.test('docs/codes.md has the codes in the groups of the registry', async t => {
  for (const [heading, codes] of Object.entries(CODE_GROUPS)) {
    const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] as string;
    const listed = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, code]) => code);
    t.strictSame(listed.sort(), Object.keys(codes).sort(), heading);
  }
});

t.test('a code that callers meet is never a fault of the service', async t => {
  const met = rows.filter(({ status }) => status !== '–').map(({ code }) => code);
  t.strictSame(
    met.filter(code => statusOf(code) >= 500),
    ['internal-error', 'overloaded'],
  );
});

t.test('docs/codes.md lists every problem of a deck, with how much it weighs', async t => {
  const listed = [...page.matchAll(/^\| `(deck-[^`]+)` \| (\S+) \| ([^|]+) \|$/gm)];
  t.strictSame(
    Object.fromEntries(listed.map(([, code, severity, title]) => [code, { severity, title }])),
    DECK_CODES,
  );
});
