/** The most copies that one line may name. */
export const COUNT_LIMIT = 99;

// the count before the title: `3x Title`, `3 x Title`, `x3 Title`, `(3) Title`, `3 - Title`, `3 Title`
const BEFORE = [
  /^(\d+)[x×*]\s?(\S.*)$/i,
  /^(\d+)\s[x×*]\s(\S.*)$/i,
  /^[x×*](\d+)\s(\S.*)$/i,
  /^[([](\d+)[)\]]\s?(\S.*)$/,
  /^(\d+)\s-\s(\S.*)$/,
  /^(\d+)\s(\S.*)$/,
];
// and behind it: `Title x3`, `Title (3)`, `Title [x3]`, `Title 3x`, `Title: 3`
const BEHIND = [
  /^(.*\S)\s[x×*]\s?(\d+)$/i,
  /^(.*\S)\s?[([]x?(\d+)x?[)\]]$/i,
  /^(.*\S)\s(\d+)[x×]$/i,
  /^(.*[^\s:])\s?:\s?(\d+)$/,
];

/** A text with its count taken off; null where it has none. */
export type Counted =
  | { ok: true; text: string; count: number | null }
  | { ok: false; message: string; cure: string };

/** Takes the count off a title. A problem: none or more than {@link COUNT_LIMIT} copies, or two counts that differ. */
export function readCount(text: string): Counted {
  const first = BEFORE.map(form => form.exec(text)).find(Boolean);
  const rest = first ? String(first[2]) : text;
  const last = BEHIND.map(form => form.exec(rest)).find(Boolean);
  const counts = [...new Set([first?.[1], last?.[2]].filter(Boolean).map(Number))];
  const [count] = counts;
  if (counts.length > 1) {
    return {
      ok: false,
      message: `The line has two counts, ${counts.join(' and ')}.`,
      cure: 'Keep one of them.',
    };
  }
  if (count !== undefined && (count < 1 || count > COUNT_LIMIT)) {
    const message = `${String(count).slice(0, 12)} is no number of copies.`;
    return { ok: false, message, cure: `Write a count from 1 to ${COUNT_LIMIT}, or delete the line.` };
  }
  return { ok: true, text: last ? String(last[1]) : rest, count: count ?? null };
}
