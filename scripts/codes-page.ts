// Writes the tables of docs/codes.md from the records of the codes: npm run docs:codes. The words around them stay.
import { readFile, writeFile } from 'node:fs/promises';
import { DECK_CODES } from '../src/decks/index.js';
import { CODE_GROUPS, type Code, statusOf } from '../src/knowledge/index.js';

const PAGE = 'docs/codes.md';

function formatTable(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

// 500 is said of a code that no refusal of a request carries, and of one fault of the service
function formatStatus(code: Code): string {
  return statusOf(code) === 500 && code !== 'internal-error' ? '–' : String(statusOf(code));
}

function makeTables(): Map<string, string> {
  const tables = Object.entries(CODE_GROUPS).map(([heading, codes]): [string, string] => {
    const rows = Object.entries(codes)
      .map(([code, { title, fix }]) => [`\`${code}\``, formatStatus(code as Code), title, fix])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
    return [heading, formatTable(['code', 'HTTP', 'meaning', 'what to do'], rows)];
  });
  const decks = Object.entries(DECK_CODES).map(([code, { severity, title, fix }]) => [
    `\`${code}\``,
    severity,
    title,
    fix,
  ]);
  return new Map([...tables, ['Decks', formatTable(['code', 'severity', 'meaning', 'what to do'], decks)]]);
}

/** The page with the table of each section made anew. */
export function renewCodesPage(page: string): string {
  const tables = makeTables();
  return page
    .split(/^(?=## )/m)
    .map(section => {
      const table = tables.get(/^## (.+)\n/.exec(section)?.[1] ?? '');
      return table ? section.replace(/(?:^\|.*\n)+/m, () => `${table}\n`) : section;
    })
    .join('');
}

if (process.argv[2] === '--write') await writeFile(PAGE, renewCodesPage(await readFile(PAGE, 'utf8')));
