import type { Ruling } from '../engine.js';
import type { Outcome } from '../knowledge/index.js';
import { type Line, makeRulingSheet, type Sheet } from '../sheets/index.js';
import { formatMarkdown } from './format-markdown.js';
import { formatList, formatWrapped } from './layout.js';
import type { Result } from './report.js';
import { EXIT, EXITS, type Style } from './shell.js';

// what belongs to an entry is below it
function formatEntry(entry: string | Line): string {
  if (typeof entry === 'string') return entry;
  const { text, rule, code, more = [] } = entry;
  return [`${text}${rule ? ` (${rule})` : ''}${code ? ` [${code}]` : ''}`, ...more].join('\n');
}

/** A sheet as plain text: its parts one below the other, with an empty line between them. Ends without a new line. */
export function formatSheet(
  { title, headline, mark, answer, words = '', main = [], parts, closing }: Omit<Sheet, 'asOf' | 'url'>,
  { width, colors }: Style,
): string {
  const paint = mark === 'no' ? colors.red : mark && EXITS[mark] === EXIT.yes ? colors.green : colors.yellow;
  const head = headline === undefined ? formatWrapped(title, width) : paint(headline.toUpperCase());
  const lists = [...main, ...parts].flatMap(([name, entries, numbered]) => {
    const number = numbered && ((index: number) => `  ${index + 1}. `);
    const list = formatList(entries.map(formatEntry), width, number);
    return list === '' ? [] : [`${colors.bold(name)}\n${list}`];
  });
  const asked = headline === undefined ? '' : `Asked: ${title}\n`;
  const sources =
    closing.length > 0 ? colors.dim(formatWrapped(`${asked}${closing.join(', ')}.`, width)) : '';
  return [
    `${colors.bold(head)}\n${formatWrapped(answer, width)}`,
    formatMarkdown(words, width),
    ...lists,
    sources,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A ruling as what a command comes to, or why there is none. */
export function showRuling(ruling: Outcome<Ruling>, style: Style): Result {
  if (!ruling.ok) return ruling;
  const { value } = ruling;
  return { value, text: () => formatSheet(makeRulingSheet(value), style), exit: EXITS[value.verdict] };
}
