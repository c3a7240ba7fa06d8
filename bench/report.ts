/** One table of the results. */
export interface Table {
  title: string;
  /** What was measured, and what is to be known for reading it. */
  about: string;
  head: string[];
  rows: string[][];
}

/** A length of time, given in nanoseconds, for people: `1.3 µs`. */
export function formatTime(nanoseconds: number): string {
  const units = [
    ['ns', 1],
    ['µs', 1e3],
    ['ms', 1e6],
    ['s', 1e9],
  ] as const;
  const [unit, size] = units.findLast(([, least]) => nanoseconds >= least) ?? units[0];
  return `${formatNumber(nanoseconds / size)} ${unit}`;
}

/** Three digits that count, and thousands set apart: `0.123`, `12.3`, `12,345`. */
export function formatNumber(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}

/** `1.1–1.4 µs`, from nanoseconds. */
export function formatSpread([low, high]: readonly [number, number]): string {
  return `${formatTime(low)} – ${formatTime(high)}`;
}

/** The table in Markdown. */
export function formatTable({ title, about, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, column) => (column === 0 ? '---' : '--:')));
  return [`## ${title}`, '', about, '', line(head), rule, ...rows.map(line), ''].join('\n');
}
