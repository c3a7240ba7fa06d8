import { readBlocks } from '../knowledge/index.js';
import { formatWrapped } from './layout.js';

/**
 * Markdown of a rule as plain text: wrapped, marks of bold print dropped, lists and quotations indented below their
 * marks, the columns of tables side by side.
 */
export function formatMarkdown(markdown: string, width: number): string {
  const blocks = readBlocks(markdown.replaceAll('**', ''));
  const lines = blocks.map(({ mark, text, cells }, at) => {
    if (mark !== '|') return formatWrapped(text, width, mark);
    const end = blocks.findIndex((one, index) => index > at && one.mark !== '|');
    const start = blocks.findLastIndex((one, index) => index < at && one.mark !== '|') + 1;
    const rows = blocks.slice(start, end < 0 ? blocks.length : end);
    const columns = cells.slice(0, -1).map((cell, column) => {
      return cell.padEnd(Math.max(...rows.map(row => String(row.cells[column]).length)));
    });
    return formatWrapped(String(cells.at(-1)), width, ['', ...columns, ''].join('  '));
  });
  return lines.join('\n').trimEnd();
}
