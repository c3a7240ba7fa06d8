import { plainText } from '../language/index.js';
import { readBlocks } from './markdown.js';

const FINISHED = /[.!?]["')]*$/;
const BETWEEN = /(?<=[.!?]["')]*)\s+/;

// each without its marks; the cells of a table's row are set apart by colons
function listBlocks(markdown: string): { item: boolean; text: string }[] {
  return readBlocks(markdown).flatMap(({ mark, text }) => {
    const bare = text
      .replace(/\s*\|\s*/g, ' : ')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*\*|__|[*`]/g, '');
    const plain = plainText(bare).replace(/^(?:: )+|(?: :)+$/g, '');
    return plain === '' ? [] : [{ item: /[^\s#]/.test(mark), text: plain }];
  });
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
