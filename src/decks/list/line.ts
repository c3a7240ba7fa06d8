import { plainText } from '../../language/index.js';
import { foldTitle, repairText } from '../cards/index.js';
import { badLine, type LineProblem, type ListedCard, readCard } from './card-line.js';
import { findHeading, type Heading, PREGAME } from './sections.js';

/** What a line of a list turned out to be. Every line is one of these. */
export type Line =
  | { kind: 'blank' | 'comment' }
  | { kind: 'faction'; faction: string }
  | { kind: 'card'; card: ListedCard }
  /** `heading` is null where it is unknown; `card` is one on the same line: `Sensei: Kobi Sensei`. */
  | { kind: 'heading'; words: string; heading: Heading | null; count: number | null; card: ListedCard | null }
  | LineProblem;

/** The longest line that is read, in characters. */
export const LINE_LIMIT = 200;

/**
 * The marks of forums, wikis and chats, and what is left of them. Only names that are known are taken for marks: `[Dynasty]`
 * is a heading and `[3]` a count.
 */
const MARKS: readonly [RegExp, string][] = [
  [/^\s*```\w*\s*$/, ''],
  [/\[\*\]/g, '- '],
  [/<card\b[^>]*?\b(?:qty|quantity|count|number)="([^"]*)"[^>]*>/gi, '$1x '],
  [
    /\[\/?(?:b|i|u|s|p|center|left|right|size|colou?r|font|url|img|list|quote|code|spoiler|cards?|deck|h[1-6])(?:=[^\]]*)?\]/gi,
    '',
  ],
  [/\[([^\][]+)\]\(https?:[^)]*\)/g, '$1'],
  [/\[\[([^\]|]+)(?:\|[^\]]*)?\]\]/g, '$1'],
  [/\\([*_#~[\]-])/g, '$1'],
  [/(^|\s)([*_])(?=\S)([^*_]*[^*_\s])\2(?=\s|$)/g, '$1$3'],
  // a whole line in bold is a heading, unless it has a count: `**Dynasty**`, `**3x** Ishi`, `**3x Ishi**`
  [/(?<!^\s*(?=(?:\*\*|__)[^\d\s][^*_]*(?:\*\*|__)\s*$))(\*\*|__)(?=\S)([^*_]+?)\1/g, '$2'],
];

/** A comment, unless it is a heading: the marks of comments, addresses, and notes on the list such as `Player: …`. */
const COMMENT =
  /^(?:\/\/|;|--|(?:https?:\/\/|www\.)\S+$|(?:deck ?name|name|deck|title|player|author|by|format|date|edition|tournament|location|legality|legal in|record|place|placing|rank|arc|deck ?list|notes?|comments?|url|source|created|version|(?:starting |family )?honou?r|gold(?: production)?|(?:starting )?province strength)\s?:)/i;
/** Words at the head of a part of a list that names no card. */
const LIST_WORD =
  /^(?:side ?board|side|maybe ?board|maybe|considering|extras|cuts|notes?|comments?|totals?|changes|options|matchups|tips|description|summary)$/;
const NOTHING = /^(?:none|nothing|no|n\/?a|-+)$/i;
/** No heading and no card: rules, the end of a comment, and sums: `Total: 36 cards`, `Total Conflict: (40) …`, `40 cards`. */
const NO_CARD = [
  NOTHING,
  /^(?:[-=*_~#.•/\s]+$|\/\*)/,
  /^(?:grand |deck )?totals?(?:\b[^:]*:|(?: (?:of|cards?|number|count|size|deck|fate|dynasty))*\s?[=([-]*)\s*[([]?\d/i,
  /^\d+\s(?:cards?|total)(?:\s(?:in\s)?(?:total|all))?\W*$/i,
];
const FACTION = /^(?:clan|faction)\s?:\s?(.*\S)$/i;
const LOOKS_LIKE_HEADING = /^(?:\[[^\]]*\]|[=*_~]{2,}.*|[^:\d][^:]*:)$/;
const DECORATION = /^[#=*_~<>[\]\s-]+|[#=*_~<>[\]:\s-]+$/g;
/** `Fate (40)`, `Fate Deck: 40 cards`; `40 Fate`. */
const STATED = [
  /^(?<words>.*?)\s?[:([-]?\s?x?(?<count>\d{1,6})\s?(?:cards?)?\s?[)\]]?$/i,
  /^(?<count>\d{1,6})\s?x?\s(?<words>.+)$/i,
];
/** `Stronghold: Kyuden Hida`, `Sensei - Kobi Sensei`. */
const INLINE = /^(?:([^:]{1,40}?)\s?:|(\p{L}{1,12})\s-(?=\s))\s?(\S.*)$/u;

function readHeading(text: string): { words: string; heading: Heading; count: number | null } | null {
  const bare = text.replace(DECORATION, '');
  for (const form of [null, ...STATED]) {
    const { words = bare, count }: { words?: string; count?: string } = form?.exec(bare)?.groups ?? {};
    const heading = findHeading(words);
    if (heading) return { words, heading, count: count === undefined ? null : Number(count) };
  }
  return null;
}

function readInline(text: string): Line | null {
  const [, before, apart = '', title = ''] = INLINE.exec(text) ?? [];
  const head = readHeading(before ?? apart);
  if (!head) return null;
  if (NOTHING.test(title))
    return PREGAME.includes(head.heading.section)
      ? { kind: 'comment' }
      : { kind: 'heading', ...head, card: null };
  const read = readCard(title);
  return read.kind === 'card' ? { kind: 'heading', ...head, count: null, card: read.card } : read;
}

function readText(text: string): Line {
  if (text === '') return { kind: 'blank' };
  const faction = FACTION.exec(text)?.[1];
  if (faction) return { kind: 'faction', faction };
  if (NO_CARD.some(form => form.test(text))) return { kind: 'comment' };
  // the marks of a comment may come before a heading: `# Dynasty`, `//Dynasty`, `; Fate`
  const known = readHeading(text.replace(/^(?:\/\/+|;+)\s*/, ''));
  if (known) return { kind: 'heading', ...known, card: null };
  // "# Stronghold: Kyuden Hida"
  const inline = COMMENT.test(text) ? null : readInline(text.replace(/^#[#\s]*/, ''));
  if (inline) return inline;
  if (COMMENT.test(text) || text.startsWith('#')) return { kind: 'comment' };
  if (LOOKS_LIKE_HEADING.test(text) || LIST_WORD.test(foldTitle(text)))
    return { kind: 'heading', words: text.replace(DECORATION, ''), heading: null, count: null, card: null };
  return readCard(text);
}

const COLUMN_HEAD =
  /^(?::?-+:?|#|n[ro]|count|copies|qty|quantity|number|amount|cards?(?: ?name)?|name|title|(?:card ?)?type|set|edition|section|deck|zone|board)\.?$/i;
const NUMBER = /^x?\d+x?$/i;
// a comma before a space belongs to the title; `1,000 Years` is a title, and 3,5 no count
const FIELD = /"(?:[^"]|"")*"|(?:[^,;"]|[,;](?=\s))+/g;
const NO_ROW = /^\s*\d+,\d/;

/** A row of a table or of CSV as a line of a list: count, title and, where there is one, the type; any other line as it is. */
function readRow(raw: string): string | Line {
  const isTable = raw.includes('|');
  const parts = /[|\t]/.test(raw) ? raw.split(isTable ? '|' : '\t') : (raw.match(FIELD) ?? []);
  const cells = parts
    .map(part =>
      part
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('""', '"')
        .trim(),
    )
    .filter(Boolean);
  const isRow = !NO_ROW.test(raw) && (isTable ? cells.length > 0 : cells.length > 1);
  if (isRow && cells.every(cell => COLUMN_HEAD.test(cell))) return { kind: 'comment' };
  const counts = cells.filter(cell => NUMBER.test(cell));
  const named = cells.filter(cell => !NUMBER.test(cell));
  // a column may name the part of the deck: `Dynasty,3,Stables`
  const at = named.findIndex((cell, index) => {
    const heading = findHeading(cell);
    return heading && (heading.type === null || (index === 0 && PREGAME.includes(heading.section)));
  });
  const part = at < 0 || named.length < 2 ? '' : `${named.splice(at, 1)}: `;
  const [title, ...others] = named;
  if (!isRow || title === undefined || (!isTable && counts.length === 0)) return raw;
  const [type, ...more] = others.flatMap(cell => findHeading(cell)?.type ?? []);
  // one more column, such as the set, says nothing that is needed
  const left = others.length - (type ? 1 : 0);
  if (counts.length > 1 || more.length > 0 || left > counts.length)
    return badLine(
      'This is a row that cannot be read.',
      'Keep its count, its title and the type of the card.',
    );
  return `${part}${counts.join('')} ${title}${type ? ` (${type})` : ''}`;
}

/**
 * Reads one line of a pasted list. Entities, markup, the marks of forums, mojibake and either apostrophe make no
 * difference; a row of a table is read as a line.
 */
export function parseLine(raw: string): Line {
  if (raw.length > LINE_LIMIT) {
    const message = `The line has ${raw.length} characters.`;
    return badLine(message, `Write one card a line, with at most ${LINE_LIMIT} characters.`);
  }
  const row = readRow(MARKS.reduce((text, [mark, left]) => text.replace(mark, left), raw));
  return typeof row === 'string' ? readText(plainText(repairText(row))) : row;
}
