import { plainText } from '../../knowledge/index.js';
import { foldTitle, repairText } from '../cards/index.js';
import { readCount } from './count.js';
import { type ListedTitle, readTitle } from './experience.js';
import { findHeading, type Heading } from './sections.js';

/** A card as one line of a list names it. */
export interface ListedCard extends ListedTitle {
  count: number;
}

/** What a line of a list turned out to be. Every line is one of these. */
export type Line =
  | { kind: 'blank' | 'comment' }
  | { kind: 'faction'; faction: string }
  | { kind: 'card'; card: ListedCard }
  /** `heading` is null where nobody knows it; `card` is one on the same line: `Sensei: Kobi Sensei`. */
  | { kind: 'heading'; words: string; heading: Heading | null; count: number | null; card: ListedCard | null }
  | { kind: 'problem'; code: 'deck-bad-line' | 'deck-bad-count'; message: string; cure: string };

/** The longest line that is read, in characters. */
export const LINE_LIMIT = 200;
/** The longest title that is taken for one, in characters. */
export const TITLE_LIMIT = 120;

const COMMENT = /^(?:\/\/|\/\*|;|--)/;
const NOTE =
  /^(?:deck ?name|name|deck|title|player|author|by|format|date|edition|tournament|location|notes?|comments?|url|source|created|version)\s?:/i;
const FACTION = /^(?:clan|faction)\s?:\s?(.*\S)$/i;
const LOOKS_LIKE_HEADING = /^(?:\[[^\]]*\]|[=*_~]{2,}.*|[^:\d][^:]*:)$/;
const DECORATION = /^[#=*_~<>[\]\s-]+|[#=*_~<>[\]:\s-]+$/g;
const HEADING_COUNT = /^(.*?)\s?[:([-]?\s?x?(\d{1,6})\s?(?:cards?)?\s?[)\]]?$/i;
const COUNT_FIRST = /^(\d{1,6})\s?x?\s(.+)$/i;

function bad(message: string, cure: string): Line {
  return { kind: 'problem', code: 'deck-bad-line', message, cure };
}

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

function readCard(text: string): Line {
  const bare = text.replace(/^[-*•+·]\s/, '').replace(/\s(?:\/\/|#\s).*$/, '');
  const counted = readCount(bare);
  if (!counted.ok) return { kind: 'problem', code: 'deck-bad-count', ...counted };
  let { title, experience } = readTitle(counted.text);
  let { count } = counted;
  if (count === null) {
    // "Title x3 exp2": the count may stand before the experience
    const inner = readCount(title);
    if (!inner.ok) return { kind: 'problem', code: 'deck-bad-count', ...inner };
    ({ text: title, count } = inner);
  }
  if (title.length > TITLE_LIMIT) {
    return bad(
      'This is too long for a title.',
      `Write one card a line, with at most ${TITLE_LIMIT} characters.`,
    );
  }
  // a count alone, such as 3x or (x3), has a letter as well
  if (!/\p{L}/u.test(foldTitle(title)) || /^[([]?x?\d+x?[)\]]?$/i.test(title)) {
    return bad('This names no card.', 'Write a count and a title, for instance 3x Bamboo Harvesters.');
  }
  return { kind: 'card', card: { title, experience, count: count ?? 1 } };
}

// `Stronghold: Kyuden Hida`, `Sensei - Kobi Sensei`
function readInline(text: string): Line | null {
  const parts = /^([^:]{1,40}?)\s?:\s?(\S.*)$/.exec(text) ?? /^(\p{L}{1,12})\s-\s(\S.*)$/u.exec(text);
  const before = parts && readHeading(String(parts[1]));
  if (!before) return null;
  const card = readCard(String(parts?.[2]));
  if (card.kind !== 'card') return card;
  return { kind: 'heading', words: before.words, heading: before.heading, count: null, card: card.card };
}

/** Reads one line of a pasted list. Entities, markup, mojibake and either apostrophe make no difference. */
export function parseLine(raw: string): Line {
  if (raw.length > LINE_LIMIT) {
    const message = `The line has ${raw.length} characters.`;
    return bad(message, `Write one card a line, with at most ${LINE_LIMIT} characters.`);
  }
  const text = plainText(repairText(raw));
  if (text === '' || /^[-=*_~#.•/\s]+$/.test(text)) return { kind: text === '' ? 'blank' : 'comment' };
  const faction = FACTION.exec(text);
  if (faction) return { kind: 'faction', faction: String(faction[1]) };
  const known = readHeading(text);
  if (known) return { kind: 'heading', ...known, card: null };
  if (COMMENT.test(text) || NOTE.test(text) || text.startsWith('#')) return { kind: 'comment' };
  const inline = readInline(text);
  if (inline) return inline;
  if (LOOKS_LIKE_HEADING.test(text)) {
    const words = text.replace(DECORATION, '');
    return { kind: 'heading', words, heading: null, count: null, card: null };
  }
  return readCard(text);
}
