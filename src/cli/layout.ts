import { Help } from 'commander';

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
