import { foldTitle } from '../cards/index.js';
import { type ListedTitle, readTitle } from './experience.js';
import { findHeading } from './sections.js';

/** The most copies that one line may name. */
export const COUNT_LIMIT = 99;

// # is a number, @ the title; a number that is no count is found as well: `-3 Title`, `3.5 Title`, `1/2x Title`, `Title (-3)`,
// but one comma before three digits may be a title's own: `1,000 Years`
const NUMBER = String.raw`(?<count>[+-]?\d+(?:[./]\d+|,(?!\d{3}\b)\d+)?)`;
const form = (text: string, title: string) =>
  new RegExp(`^${text.replace('#', NUMBER).replace('@', `(?<title>${title})`)}$`, 'i');

/** The count before the title, and behind it. */
const BEFORE = [
  String.raw`#[x×*]\s?@`, // 3x Title
  String.raw`#\s[x×*]\s@`, // 3 x Title
  String.raw`[x×*]#(?!\d)\s?@`, // x3 Title
  String.raw`[([]x?#\s?x?[)\]]\s?@`, // (3) Title, [3x] Title
  String.raw`#\s-\s@`, // 3 - Title
  String.raw`#\s?[,;:]\s@`, // 3: Title
  String.raw`#\s@`, // 3 Title
].map(text => form(text, String.raw`\S.*`));
const BEHIND = [
  String.raw`@\s[x×*]\s?#`, // Title x3
  String.raw`@\s?[([]x?#x?[)\]]`, // Title (3), Title [x3]
  String.raw`@\s[-=]\s?x?#x?`, // Title - 3
  String.raw`@\s#[x×]`, // Title 3x
  String.raw`@(?<![:,;])\s?[:,;]\s?x?#x?`, // Title: 3, Title, 3
  String.raw`@(?<!\.)\s?(?:\.{2,}|…)\s?x?#x?`, // Title ..... 3
].map(text => form(text, String.raw`.*\S`));

/** `3. Title`, `3) Title`: a count, or the number of the line. */
const ORDINAL = form(String.raw`#[.)]\s@`, String.raw`\S.*`);

/** What is wrong with a line. */
export interface LineProblem {
  kind: 'problem';
  code: 'deck-bad-line' | 'deck-bad-count';
  message: string;
  cure: string;
}

/** A title with its count taken off; null where it has none. */
interface Counted {
  title: string;
  count: number | null;
}

function bad(code: LineProblem['code'], message: string, cure: string): LineProblem {
  return { kind: 'problem', code, message, cure };
}

const badCount = (message: string, cure: string) => bad('deck-bad-count', message, cure);
export const WRITE_A_CARD = 'Write a count and a title, for instance 3x Bamboo Harvesters.';
/** A line that names no card, or more than one. */
export const badLine = (message: string, cure: string) => bad('deck-bad-line', message, cure);

/** Takes a count off a title by the first of some forms that fits. */
function take(forms: readonly RegExp[], text: string): { title: string; count: string | null } {
  const found = forms.map(one => one.exec(text)?.groups).find(Boolean);
  return { title: found?.title ?? text, count: found?.count ?? null };
}

/**
 * Takes the count off a title. A problem: none or more than {@link COUNT_LIMIT} copies, a number that is not whole or has
 * a sign, or two counts that differ.
 */
function readCount(text: string): Counted | LineProblem {
  const ordinal = take([ORDINAL], text);
  const before = take(BEFORE, ordinal.title);
  const behind = take(BEHIND, before.title);
  const counts = [before.count, behind.count].filter(count => count !== null);
  if (ordinal.count !== null && counts.length === 0) {
    const message = `${ordinal.count.slice(0, 12)} may be a count or the number of the line.`;
    return badCount(message, 'Write the count as 3x before the title, or leave the number out.');
  }
  const odd = counts.find(count => !/^\d+$/.test(count) || Number(count) < 1 || Number(count) > COUNT_LIMIT);
  if (odd !== undefined) {
    const cure = `Write a whole number from 1 to ${COUNT_LIMIT} without a sign, or delete the line.`;
    return badCount(`${odd.slice(0, 12)} is no number of copies.`, cure);
  }
  const [count = null, other = count] = counts.map(Number);
  if (count !== other)
    return badCount(`The line has two counts, ${count} and ${other}.`, 'Keep one of them.');
  return { title: behind.title, count };
}

/** A card as one line of a list names it. */
export interface ListedCard extends ListedTitle {
  /** Null where the line has none: it is a single copy, if it is a card at all. */
  count: number | null;
  /** From a remark behind the title: `Toturi Sezaru (Wind)`. */
  type: string | null;
}

/** The longest title that is taken for one, in characters. */
export const TITLE_LIMIT = 120;

const LIST_MARK = /^(?:[-*•+·>▪◦‣]\s)+(?:\[[ x]?\]\s)?/i;
// what follows // or #, and -- unless it sets the experience apart
const TRAILING = /\s(?:\/\/|#(?:\s|\d+$)|--\s(?!(?:in)?e?xp|e\d|KYD)).*$/i;
// {art: Ring of Air [Gold]}
const ART = /\s*\{[^{}]*\}\s*$/;
const REMARK = /^(.*\S)\s?[([]([^()[\]]*)[)\]]$/;

/** `Ambush (PE) 12`: the set and the number of a copy, as other games' programs write them. */
const COPY = /(?<=\S)\s\([A-Z][A-Z0-9]{1,4}\)\s#?\d+$/;

/** A count between two titles: `3x A, 2x B`, `A x3, B`. */
const SEVERAL = /[,;]\s?\d{1,2}x?\s\S|\s[x×]\d{1,2}\s?[,;]|\S\s\d{1,2}x\s/i;

/** Takes a type, `(Wind)`, off the end of a title. */
function readType(text: string): { title: string; type: string | null } {
  const remark = REMARK.exec(text);
  const type = (remark && findHeading(String(remark[2]))?.type) ?? null;
  return type ? { title: String(remark?.[1]), type } : { title: text, type: null };
}

/** Reads the line of a card: count, title, experience, and a type behind it. */
export function readCard(text: string): { kind: 'card'; card: ListedCard } | LineProblem {
  const counted = readCount(
    text.replace(LIST_MARK, '').replace(TRAILING, '').replace(ART, '').replace(COPY, ''),
  );
  if ('kind' in counted) return counted;
  const typed = readType(counted.title);
  let { count } = counted;
  let { title, experience } = readTitle(typed.title);
  const remark = REMARK.exec(title)?.[1];
  // "Title (exp2) [Gold]"
  const before = remark === undefined || experience.kind !== 'none' ? null : readTitle(remark);
  if (before && before.experience.kind !== 'none') ({ title, experience } = before);
  // "Title x3 exp2", "Title x3 (foil)": the count may come before the experience, or before a remark
  for (const rest of [title, remark]) {
    if (count !== null || rest === undefined) continue;
    const inner = readCount(rest);
    if ('kind' in inner) return inner;
    if (inner.count !== null) ({ title, count } = inner);
  }
  // "Ambush [Pearl Edition]": the set of the copy that is meant
  title = title.replace(/(?<=\S)\s?\[[^[\]]*\p{L}[^[\]]*\]$/u, '');
  if (SEVERAL.test(title)) {
    return badLine('The line names several cards.', 'Write one card a line.');
  }
  if (title.length > TITLE_LIMIT) {
    const cure = `Write one card a line, with at most ${TITLE_LIMIT} characters.`;
    return badLine('This is too long for a title.', cure);
  }
  // a count alone, such as 3x or (x3), has a letter as well
  if (!/\p{L}/u.test(foldTitle(title)) || /^[([]?x?\d+x?[)\]]?$/i.test(title)) {
    return badLine('This names no card.', WRITE_A_CARD);
  }
  return { kind: 'card', card: { title, experience, count, type: typed.type } };
}
