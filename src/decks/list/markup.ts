/**
 * The marks of forums, wikis and card programs. Only names that are known are taken for marks: `[Dynasty]` is a heading
 * and `[3]` a count.
 */
const BBCODE =
  /\[\/?(?:b|i|u|s|p|center|left|right|size|colou?r|font|url|img|list|quote|code|spoiler|cards?|deck|h[1-6])(?:=[^\]]*)?\]/gi;
const CARD_TAG = /<card\b([^>]*?)\/?>(?:([^<]*)<\/card>)?/gi;
const PART_TAG = /<(?:section|zone)\b[^>]*\bname="([^"]+)"[^>]*>/gi;

function attribute(attributes: string, ...names: string[]): string {
  return new RegExp(String.raw`\b(?:${names.join('|')})="([^"]*)"`, 'i').exec(attributes)?.[1] ?? '';
}

function sayCard(_tag: string, attributes: string, inner = ''): string {
  const count = attribute(attributes, 'qty', 'quantity', 'count', 'number');
  const title = attribute(attributes, 'name', 'title') || inner;
  // no space behind a count that is none: `0x`, `three` are for the reader of counts
  return `${count} ${title}`.trim();
}

/** How many cards a line of XML names: more than one are too many for a line. */
export function countCardTags(raw: string): number {
  return raw.match(CARD_TAG)?.length ?? 0;
}

/** A line without the marks of BBCode, Markdown, wikis and XML deck files; a card's count is kept before its title. */
export function unmark(raw: string): string {
  return (
    raw
      .replace(/^\s*```\w*\s*$/, '')
      .replace(/\[\*\]/g, '- ')
      .replace(BBCODE, '')
      .replace(CARD_TAG, sayCard)
      .replace(PART_TAG, '$1:')
      .replace(/\[([^\][]+)\]\(https?:[^)]*\)/g, '$1')
      .replace(/\[\[([^\]|]+)(?:\|[^\]]*)?\]\]/g, '$1')
      .replace(/\\([*_#~[\]-])/g, '$1')
      .replace(/(^|\s)([*_])(?=\S)([^*_]*[^*_\s])\2(?=\s|$)/g, '$1$3')
      // a whole line in bold is a heading, unless it has a count: `**Dynasty**`, `**3x** Ishi`, `**3x Ishi**`
      .replace(/(\*\*|__)(?=\S)([^*_]+?)\1/g, (all, _mark, words: string, _at, line: string) =>
        all === line.trim() && !/^\d/.test(words) ? all : words,
      )
  );
}

/** A list whose comments between `/*` and its end are gone; as many lines as before. */
export function dropBlockComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, comment => {
    const lines = comment.split(/\r\n?|\n/);
    return lines.map((_, index) => (index < lines.length - 1 ? ' //' : '')).join('\n');
  });
}
