/**
 * Stretches of Markdown that have to stay whole: code, links, bold, italic, struck out, hidden. Each stays within a
 * line, as Discord reads them; a mark that nothing closes is an ordinary character.
 */
const WHOLE = new RegExp(
  [
    '```[\\s\\S]*?```',
    '(`+)[^`\\n]+\\1',
    '\\[[^\\]\\n]*\\]\\([^)\\n]*\\)',
    '\\*\\*\\*(?=\\S)[^\\n]*?\\S\\*\\*\\*',
    '\\*\\*(?=\\S)[^\\n]*?\\S\\*\\*(?!\\*)',
    '__(?=\\S)[^\\n]*?\\S__',
    '~~(?=\\S)[^\\n]*?\\S~~',
    '\\|\\|(?=\\S)[^\\n]*?\\S\\|\\|',
    '\\*(?=\\S)[^*\\n]*[^*\\s]\\*',
    '\\b_(?=\\S)[^_\\n]*\\S_\\b',
    '\\\\[^\\n]',
  ].join('|'),
  'g',
);

const ELLIPSIS = '…';
/** What may be left at a cut without words after it: marks of lists, headings and quotations. */
const DANGLING = /(?:^|\n)[ \t]*(?:[-*+>]|#{1,6}|\d+\.)?[ \t]*$/;

// the last white space at or before the limit that is outside of everything that has to stay whole; 0 for none
function findCut(text: string, limit: number): number {
  const marks = [...text.matchAll(WHOLE)].map(({ index, 0: mark }) => ({
    start: index,
    end: index + mark.length,
  }));
  const isInside = (at: number) => marks.some(({ start, end }) => start < at && at < end);
  let cut = limit;
  while (cut > 0 && (!/\s/.test(text.charAt(cut)) || isInside(cut))) cut--;
  return cut;
}

// a text that is one long word, or one long mark, has no good place: characters at least stay whole
function cutAnywhere(text: string, limit: number): string {
  const plain = text.replace(/[`*_~|[\]]|\\(?!:)/g, '');
  const space = plain.lastIndexOf(' ', limit);
  if (space > 0) return plain.slice(0, space);
  const last = plain.charCodeAt(limit - 1);
  return plain.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}

/**
 * Shortens Markdown to at most `limit` UTF-16 units, the way Discord counts them. It ends with … where something was
 * left out, and is cut between words, never inside a mark.
 */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const room = limit - ELLIPSIS.length;
  const cut = findCut(text, room);
  const kept = text.slice(0, cut).trimEnd().replace(DANGLING, '').trimEnd();
  return `${kept === '' ? cutAnywhere(text, room).trimEnd() : kept}${ELLIPSIS}`;
}

// a line is not cut shorter
const LEAST_LINE = 60;

function sayMore(count: number): string {
  return count > 0 ? `\n${ELLIPSIS} and ${count} more` : '';
}

/**
 * As many of the lines as fit, whole; what is left out is counted in a last line. The next one is cut where it would
 * leave more than half of the room empty, so that a single long line is never dropped.
 */
export function clipLines(lines: readonly string[], limit: number): string {
  const keep = (count: number) => lines.slice(0, count).join('\n');
  let count = lines.length;
  while (count > 0 && keep(count).length + sayMore(lines.length - count).length > limit) count--;
  const kept = keep(count);
  const before = count > 0 ? `${kept}\n` : '';
  const rest = sayMore(lines.length - count - 1);
  const left = limit - before.length - rest.length;
  const next = lines[count];
  const isCut = next !== undefined && (count === 0 || left > Math.max(limit / 2, LEAST_LINE));
  if (!isCut) return `${kept}${sayMore(lines.length - count)}`;
  return `${before}${clip(next, left)}${rest}`;
}
