import { readBlocks } from '../knowledge/index.js';

/** Marks, and the colon of an address, which Discord would make a link. */
const MARKS = /[\\`*_~|[\]<>]|:(?=\/\/)/g;
/** What starts a line as a heading, list, quotation or small print. */
const LINE_START = /^(\s*)(#{1,3}\s|-#\s|[-+]\s|>)/gm;
/** Plain text that Discord shows unchanged. */
export function escapeMarkdown(text: string): string {
  return text.replace(MARKS, '\\$&').replace(LINE_START, '$1\\$2');
}

/** Markdown of a rule as Discord can show it: it knows no tables, so each row becomes a line, and no wrapped lines. */
export function adaptMarkdown(markdown: string): string {
  return readBlocks(markdown)
    .map(({ mark, text, cells }) => (mark === '|' ? `- ${cells.filter(Boolean).join(': ')}` : mark + text))
    .join('\n')
    .trim();
}
