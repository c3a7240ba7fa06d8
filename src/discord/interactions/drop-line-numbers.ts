/** A message about a list that was typed on one line: the lines that it counts are none that its player saw. */
export function dropLineNumbers(message: string): string {
  return message
    .replace(/ (?:\(lines? [\d, and]+(?:more)?\)|on lines? [\d, and]*\d(?: more)?\b)/g, '')
    .replace(/\(line \d+: /g, '(');
}
