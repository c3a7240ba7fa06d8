import { formatWrapped } from './layout.js';

const MARK = /^(\s*(?:[-*]|\d+\.)\s+|>\s?)(.*)$/;
const TABLES = /((?:^\|.*(?:\n|$))+)/m;

interface Block {
  /** What comes before the first line; later lines begin below its end. */
  first: string;
  text: string;
}

// lines of one paragraph or list entry are joined, so that they can be wrapped anew
function readBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const line of lines) {
    const mark = MARK.exec(line);
    const first = mark?.[1] ?? '';
    const text = mark?.[2] ?? line;
    const goesOn = !mark || (first.startsWith('>') && open?.first === first);
    if (open && goesOn && line !== '') {
      open.text += ` ${text.trim()}`;
      continue;
    }
    blocks.push({ first, text });
    open = line === '' ? null : (blocks.at(-1) as Block);
  }
  return blocks;
}

// columns side by side; a head without words and the line below it are left out
function formatTable(lines: readonly string[], width: number): string {
  const rows = lines
    .map(line => line.split('|').slice(1, -1))
    .map(cells => cells.map(cell => cell.trim()))
    .filter(cells => cells.some(cell => !/^:?-*:?$/.test(cell)));
  const widthOf = (at: number) => Math.max(...rows.map(cells => String(cells[at]).length));
  return rows
    .map(cells => {
      const columns = cells.slice(0, -1).map((cell, at) => `${cell.padEnd(widthOf(at))}  `);
      return formatWrapped(String(cells.at(-1)), width, `  ${columns.join('')}`);
    })
    .join('\n');
}

/**
 * Markdown of a rule as plain text: wrapped, marks of bold print dropped, lists and quotations indented below their
 * marks, the columns of tables side by side.
 */
export function formatMarkdown(markdown: string, width: number): string {
  const parts = markdown.replaceAll('**', '').split(TABLES);
  const formatted = parts.map((part, index) => {
    const lines = part.split('\n');
    if (index % 2 === 1) return `${formatTable(lines, width)}\n`;
    return readBlocks(lines)
      .map(({ first, text }) => formatWrapped(text, width, first))
      .join('\n');
  });
  return formatted.join('').trimEnd();
}
