/** A paragraph, a heading, an entry of a list, a quotation or a row of a table. */
export interface Block {
  /** What its first line begins with: `- `, `1. `, `> `, `## `, `|` for a row; empty for a paragraph. */
  mark: string;
  /** Its words, wrapped lines joined; empty for an empty line. */
  text: string;
  /** Of a row. */
  cells: readonly string[];
}

const MARK = /^(\s*(?:[-*+]\s+|\d+\.\s+|#+\s+)|\s*>\s?)(.*)$/;
const ROW = /^\s*\|(.*)\|\s*$/;
const RULE_ROW = /^[\s|:-]+$/;

/** The blocks of a Markdown text in their order; the line below the head of a table, and a head without words, are left out. */
export function readBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open = null as Block | null;
  for (const line of markdown.split('\n')) {
    const row = ROW.exec(line)?.[1];
    if (row !== undefined) {
      const cells = row.split('|').map(cell => cell.trim());
      if (!RULE_ROW.test(line)) blocks.push({ mark: '|', text: cells.join(' | '), cells });
      open = null;
      continue;
    }
    const [, mark = '', text = line] = MARK.exec(line) ?? [];
    const goesOn = mark === '' || (mark.startsWith('>') && mark === open?.mark);
    if (open && goesOn && text.trim() !== '') {
      open.text += ` ${text.trim()}`;
      continue;
    }
    const block: Block = { mark, text: text.trim(), cells: [] };
    blocks.push(block);
    open = block.text === '' || mark.includes('#') ? null : block;
  }
  return blocks;
}
