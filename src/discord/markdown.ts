/** Marks, and the colon of an address, which Discord would make a link. */
const MARKS = /[\\`*_~|[\]<>]|:(?=\/\/)/g;
/** What starts a line as a heading, list, quotation or small print. */
const LINE_START = /^(\s*)(#{1,3}\s|-#\s|[-+]\s|>)/gm;
const ROW = /^\s*\|(.*)\|\s*$/;
const RULE_ROW = /^[\s|:-]+$/;

/** Plain text that Discord shows unchanged. */
export function escapeMarkdown(text: string): string {
  return text.replace(MARKS, '\\$&').replace(LINE_START, '$1\\$2');
}

/**
 * Markdown of a rule as Discord can show it: it knows no tables, so each row becomes a line, and wrapped lines are
 * joined, because Discord breaks a line wherever the text has one.
 */
export function adaptMarkdown(markdown: string): string {
  const lines: string[] = [];
  for (const line of markdown.split('\n')) {
    const row = ROW.exec(line);
    if (row) {
      const cells = String(row[1])
        .split('|')
        .map(cell => cell.trim());
      if (!RULE_ROW.test(line)) lines.push(`- ${cells.filter(Boolean).join(': ')}`);
      continue;
    }
    const last = lines[lines.length - 1];
    const starts = line.trim() === '' || /^\s*(?:[-*+>]|#+|\d+\.)\s/.test(line);
    if (starts || last === undefined || last === '' || /^#/.test(last)) lines.push(line.trimEnd());
    else lines[lines.length - 1] = `${last} ${line.trim()}`;
  }
  return lines.join('\n').trim();
}
