import { plainText } from '../language/index.js';

/** Begins a line that belongs to a list, a table or a quotation. */
const ITEM = /^\s*(?:[-*+]\s|\d+\.\s|>|\|)/;
const RULE_ROW = /^[\s|:-]+$/;
const FINISHED = /[.!?]["')]*$/;
const BETWEEN = /(?<=[.!?]["')]*)\s+/;

interface Block {
  item: boolean;
  quote: boolean;
  text: string;
}

// the cells of a table's row are set apart by colons
function unmark(line: string): string {
  const bare = line
    .replace(/^[\s>]*(?:[-*+]\s+|#+\s+|\d+\.\s+)?/, '')
    .replace(/^\||\|\s*$/g, '')
    .replace(/\s*\|\s*/g, ' : ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__|[*`]/g, '');
  return plainText(bare).replace(/^(?:: )+|(?: :)+$/g, '');
}

// wrapped lines are joined, also those of a quotation; each item of a list, row of a table and line after an empty one is a statement of its own
function listBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const line of markdown.split('\n')) {
    const item = ITEM.test(line);
    const quote = /^\s*>/.test(line);
    const text = RULE_ROW.test(line) ? '' : unmark(line);
    const last = blocks.at(-1);
    if (text === '') open = false;
    else if (open && last && (!item || (quote && last.quote))) last.text += ` ${text}`;
    else {
      blocks.push({ item, quote, text });
      open = true;
    }
  }
  return blocks;
}

/** The lines of a Markdown text as plain text: without marks, empty lines and rules; lines of one paragraph are joined. */
export function plainLines(markdown: string): string[] {
  return listBlocks(markdown).map(({ text }) => text);
}

/**
 * The statements of a text, marks dropped: sentences, and where a sentence runs on into a list, a table or a quotation,
 * the whole of it. Nothing less can be cited without a danger of turning its sense.
 */
export function listStatements(markdown: string): string[] {
  const statements: string[] = [];
  let runsOn = false;
  for (const { item, text: line } of listBlocks(markdown)) {
    const text = line.replaceAll(' : ', ' ');
    if (runsOn && item) {
      statements.push(`${statements.pop()} ${text}`);
      continue;
    }
    statements.push(...text.split(BETWEEN));
    runsOn = !FINISHED.test(text);
  }
  return statements;
}

/** The one spelling of a statement: case, end marks, quotation marks and white space make no difference; words do. */
export function foldStatement(statement: string): string {
  return plainText(statement)
    .toLowerCase()
    .replace(/["“”]/g, '')
    .replace(/[\s.!?;:,]+$/, '')
    .trim();
}
