/** The most copies that one line may name. */
export const COUNT_LIMIT = 99;

// the count before the title: `3x Title`, `3 x Title`, `x3 Title`, `(3) Title`, `3 - Title`, `3: Title`, `3 Title`
const BEFORE = [
  /^(\d+)[x×*]\s?(\S.*)$/i,
  /^(\d+)\s[x×*]\s(\S.*)$/i,
  /^[x×*](\d+)\s?([^\s\d].*)$/i,
  /^[([](\d+)[)\]]\s?(\S.*)$/,
  /^(\d+)\s-\s(\S.*)$/,
  /^(\d+)\s?[,;:]\s(\S.*)$/,
  /^(\d+)\s(\S.*)$/,
];
// and behind it: `Title x3`, `Title (3)`, `Title [x3]`, `Title 3x`, `Title: 3`, `Title, 3`, `Title - 3`, `Title ..... 3`
const BEHIND = [
  /^(.*\S)\s[x×*]\s?(\d+)$/i,
  /^(.*\S)\s?[([]x?(\d+)x?[)\]]$/i,
  /^(.*\S)\s(\d+)[x×]$/i,
  /^(.*[^\s:,;])\s?[:,;]\s?x?(\d+)x?$/i,
  /^(.*\S)\s[-=]\s?x?(\d+)x?$/i,
  /^(.*[^\s.])\s?(?:\.{2,}|\u2026)\s?x?(\d+)x?$/i,
];

// where a count may stand, a number that is none: `-3 Title`, `3.5 Title`, `1/2x Title`, `Title (-3)`, `Title x-3`; one
// comma before three digits may be a title's own: `1,000 Years`
const NUMBER = String.raw`[+-]\d+(?:[.,/]\d+)?|\d+(?:[./]\d+|,(?!\d{3}\b)\d+)`;
const NO_COUNT = [
  new RegExp(String.raw`^[([]?(${NUMBER})[)\]]?\s?[x×*]?\s\S`, 'i'),
  new RegExp(String.raw`\S\s?[([]x?(${NUMBER})x?[)\]]$`, 'i'),
  new RegExp(String.raw`\S\s[x×*]\s?(${NUMBER})$`, 'i'),
];

/** `3. Title`, `3) Title`: a count, or the number of the line. */
const ORDINAL = /^(\d+)[.)]\s(\S.*)$/;

/** What is wrong with a line. */
export interface LineProblem {
  kind: 'problem';
  code: 'deck-bad-line' | 'deck-bad-count';
  message: string;
  cure: string;
}

export function makeLineProblem(code: LineProblem['code'], message: string, cure: string): LineProblem {
  return { kind: 'problem', code, message, cure };
}

/** A text with its count taken off; null where it has none. */
export interface Counted {
  text: string;
  count: number | null;
}

function badCount(message: string, cure: string): LineProblem {
  return makeLineProblem('deck-bad-count', message, cure);
}

/**
 * Takes the count off a title. A problem: none or more than {@link COUNT_LIMIT} copies, a number that is not whole or has
 * a sign, or two counts that differ.
 */
export function readCount(text: string): Counted | LineProblem {
  const ordinal = ORDINAL.exec(text);
  if (ordinal) {
    const counted = readCount(String(ordinal[2]));
    if ('kind' in counted || counted.count !== null) return counted;
    const message = `${String(ordinal[1]).slice(0, 12)} may be a count or the number of the line.`;
    return badCount(message, 'Write the count as 3x before the title, or leave the number out.');
  }
  const odd = NO_COUNT.map(form => form.exec(text)?.[1]).find(Boolean);
  if (odd !== undefined) {
    const cure = `Write a whole number from 1 to ${COUNT_LIMIT} without a sign, or delete the line.`;
    return badCount(`${odd.slice(0, 12)} is no number of copies.`, cure);
  }
  const first = BEFORE.map(form => form.exec(text)).find(Boolean);
  const rest = first ? String(first[2]) : text;
  const last = BEHIND.map(form => form.exec(rest)).find(Boolean);
  const counts = [...new Set([first?.[1], last?.[2]].filter(Boolean).map(Number))];
  const [count] = counts;
  if (counts.length > 1)
    return badCount(`The line has two counts, ${counts.join(' and ')}.`, 'Keep one of them.');
  if (count !== undefined && (count < 1 || count > COUNT_LIMIT)) {
    const message = `${String(count).slice(0, 12)} is no number of copies.`;
    return badCount(message, `Write a count from 1 to ${COUNT_LIMIT}, or delete the line.`);
  }
  return { text: last ? String(last[1]) : rest, count: count ?? null };
}
