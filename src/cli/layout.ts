import { Help } from 'commander';
import type { Style } from './shell.js';

const wrapper = new Help();
// narrower columns than these are left to the terminal
wrapper.minWidthToWrap = 20;

// text of card files and questions may carry terminal controls: none of them reaches the terminal
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ');
}

/** Wraps text to a width, `first` before its first line and as much space before the others. */
export function formatWrapped(text: string, width: number, first = ''): string {
  const lines = wrapper.boxWrap(printable(text), width - first.length).split('\n');
  const rest = ' '.repeat(first.length);
  return lines.map((line, index) => `${index === 0 ? first : rest}${line}`.trimEnd()).join('\n');
}

/** A list, each entry wrapped below its own mark. */
export function formatList(
  entries: readonly string[],
  width: number,
  mark: (index: number) => string = () => '  - ',
): string {
  return entries.map((entry, index) => formatWrapped(entry, width, mark(index))).join('\n');
}

/** A titled part of a sheet: a text that is laid out already, or a list, numbered where that is asked for. */
export type Part = readonly [title: string, body: string | readonly string[], numbered?: 'numbered'];

/** What a command prints for people. */
export interface Sheet {
  /** Paragraphs. A title stands in bold on its own line above them. */
  title?: string;
  opening?: readonly string[];
  /** Those with an empty body are left out. */
  parts: readonly Part[];
  /** Where all this is from, in a dim colour. */
  closing?: string;
}

/** The parts of a sheet one below the other, with an empty line between them. Ends without a new line. */
export function formatSheet(
  { title, opening = [], parts, closing }: Sheet,
  { width, colors }: Style,
): string {
  const [first = '', ...others] = opening;
  const listed = parts.flatMap(([name, body, numbered]) => {
    const mark = numbered && ((index: number) => `  ${index + 1}. `);
    const text = typeof body === 'string' ? body : formatList(body, width, mark);
    return text === '' ? [] : [`${colors.bold(name)}\n${text}`];
  });
  return [
    [...(title === undefined ? [] : [colors.bold(title)]), first].join('\n'),
    ...others,
    ...listed,
    ...(closing === undefined ? [] : [colors.dim(formatWrapped(closing, width))]),
  ].join('\n\n');
}
