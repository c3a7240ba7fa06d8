import { plainText } from '../../language/index.js';
import { foldTitle, repairText } from '../cards/index.js';
import { badLine, type LineProblem, type ListedCard, readCard } from './card-line.js';
import { countCardTags, unmark } from './markup.js';
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

/** A comment, unless it is a heading: the marks of comments, addresses, and notes on the list such as `Player: …`. */
const COMMENT =
  /^(?:\/\/|;|--|(?:https?:\/\/|www\.)\S+$|(?:deck ?name|name|deck|title|player|author|by|format|date|edition|tournament|location|legality|legal in|record|place|placing|rank|arc|deck ?list|notes?|comments?|url|source|created|version|(?:starting |family )?honou?r|gold(?: production)?|(?:starting )?province strength)\s?:)/i;
/** Words at the head of a part of a list that name no card. */
const LIST_WORD =
  /^(?:side ?board|side|maybe ?board|maybe|considering|extras|cuts|notes?|comments?|totals?|changes|options|matchups|tips|description|summary)$/;
const NOTHING = /^(?:none|nothing|no|n\/?a|-+)$/i;
/** No heading and no card: rules, the end of a comment, and sums: `Total: 36 cards`, `Total Conflict: (40) …`, `40 cards`. */
const NO_CARD = [
  NOTHING,
  /^(?:[-=*_~#.•/\s]+$|\/\*)/,
  /^(?:grand |deck )?totals?\b[^:]*:\s*[([]?\d/i,
  /^(?:grand |deck )?totals?(?: (?:of|cards?|number|count|size|deck|fate|dynasty))*\s?(?:[:=([-]+\s?)?\d+\s?(?:cards?)?\W*$/i,
  /^\d+\s(?:cards?|total)(?:\s(?:in\s)?(?:total|all))?\W*$/i,
];
const FACTION = /^(?:clan|faction)\s?:\s?(.*\S)$/i;
const LOOKS_LIKE_HEADING = /^(?:\[[^\]]*\]|[=*_~]{2,}.*|[^:\d][^:]*:)$/;
const DECORATION = /^[#=*_~<>[\]\s-]+|[#=*_~<>[\]:\s-]+$/g;
const HEADING_COUNT = /^(.*?)\s?[:([-]?\s?x?(\d{1,6})\s?(?:cards?)?\s?[)\]]?$/i;
const COUNT_FIRST = /^(\d{1,6})\s?x?\s(.+)$/i;

function readHeading(text: string): { words: string; heading: Heading; count: number | null } | null {
  const bare = text.replace(DECORATION, '');
  const known = findHeading(bare);
  if (known) return { words: bare, heading: known, count: null };
  const last = HEADING_COUNT.exec(bare);
  const first = COUNT_FIRST.exec(bare);
  for (const [words, count] of [
    [last?.[1], last?.[2]],
    [first?.[2], first?.[1]],
  ]) {
    const heading = words === undefined ? null : findHeading(words);
    if (heading) return { words: String(words), heading, count: Number(count) };
  }
  return null;
}

// `Stronghold: Kyuden Hida`, `Sensei - Kobi Sensei`, `Wind: none`
function readInline(text: string): Line | null {
  const parts = /^([^:]{1,40}?)\s?:\s?(\S.*)$/.exec(text) ?? /^(\p{L}{1,12})\s-\s(\S.*)$/u.exec(text);
  const before = parts && readHeading(String(parts[1]));
  if (!before) return null;
  const { words, heading } = before;
  if (NOTHING.test(String(parts?.[2]))) {
    return PREGAME.includes(heading.section)
      ? { kind: 'comment' }
      : { kind: 'heading', ...before, card: null };
  }
  const card = readCard(String(parts?.[2]));
  if (card.kind !== 'card') return card;
  return { kind: 'heading', words, heading, count: null, card: card.card };
}

function readText(text: string): Line {
  if (text === '') return { kind: 'blank' };
  const faction = FACTION.exec(text);
  if (faction) return { kind: 'faction', faction: String(faction[1]) };
  if (NO_CARD.some(form => form.test(text))) return { kind: 'comment' };
  // the marks of a comment may come before a heading: `# Dynasty`, `//Dynasty`, `; Fate`
  const known = readHeading(text.replace(/^(?:\/\/+|;+)\s*/, ''));
  if (known) return { kind: 'heading', ...known, card: null };
  // "# Stronghold: Kyuden Hida"
  if (text.startsWith('#')) return readInline(text.replace(/^[#\s]+/, '')) ?? { kind: 'comment' };
  if (COMMENT.test(text)) return { kind: 'comment' };
  const inline = readInline(text);
  if (inline) return inline;
  if (LOOKS_LIKE_HEADING.test(text) || LIST_WORD.test(foldTitle(text))) {
    const words = text.replace(DECORATION, '');
    return { kind: 'heading', words, heading: null, count: null, card: null };
  }
  return readCard(text);
}

const COLUMN_HEAD =
  /^(?::?-+:?|#|n[ro]|count|copies|qty|quantity|number|amount|cards?(?: ?name)?|name|title|(?:card ?)?type|set|edition|section|deck|zone|board)\.?$/i;
const NUMBER = /^x?\d+x?$/i;
// a comma before a space belongs to the title
const FIELD = /"(?:[^"]|"")*"|(?:[^,;"]|[,;](?=\s))+/g;

function cellsOf(raw: string): { cells: string[]; isTable: boolean } {
  const isTable = raw.includes('|');
  const parts = isTable ? raw.split('|') : raw.includes('\t') ? raw.split('\t') : (raw.match(FIELD) ?? []);
  const cells = parts.map(part =>
    part
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  );
  return { cells: cells.filter(cell => cell !== ''), isTable };
}

/** A row of a table or of CSV as a line of a list: count, title and, where there is one, the type. Null for any other line. */
function readRow(raw: string): string | Line | null {
  const { cells, isTable } = cellsOf(raw);
  // `1,000 Years` is a title, and 3,5 no count
  if (cells.length === 0 || /^\s*\d+,\d/.test(raw)) return null;
  if ((isTable || cells.length > 1) && cells.every(cell => COLUMN_HEAD.test(cell)))
    return { kind: 'comment' };
  const counts = cells.filter(cell => NUMBER.test(cell));
  const named = cells.filter(cell => !NUMBER.test(cell));
  // a column may name the part of the deck: `Dynasty,3,Stables`
  const isPart = (cell: string, index: number) => {
    const heading = findHeading(cell);
    return heading && (heading.type === null || (index === 0 && PREGAME.includes(heading.section)));
  };
  const at = named.length < 2 ? -1 : named.findIndex(isPart);
  const [part] = at < 0 ? [] : named.splice(at, 1);
  const [title, ...others] = named;
  if (title === undefined || (!isTable && (cells.length < 2 || counts.length === 0))) return null;
  const types = others.flatMap(cell => findHeading(cell)?.type ?? []);
  // one more column, such as the set, says nothing that is needed
  const more = others.length - types.length;
  if (counts.length > 1 || types.length > 1 || more > counts.length)
    return badLine(
      'This is a row that cannot be read.',
      'Keep its count, its title and the type of the card.',
    );
  const type = types.length > 0 ? ` (${types[0]})` : '';
  const [count = ''] = counts;
  const below = part === undefined ? '' : `${part}: `;
  return below + `${count} ${title}${type}`.trim();
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
  if (countCardTags(raw) > 1) return badLine('The line names several cards.', 'Write one card a line.');
  const unmarked = unmark(raw);
  const row = readRow(unmarked) ?? unmarked;
  return typeof row === 'string' ? readText(plainText(repairText(row))) : row;
}
