import { type ListedTitle, readTitle } from '../../language/index.js';
import { foldTitle } from '../cards/index.js';
import { findHeading } from './sections.js';

/** The most copies that one line may name. */
export const COUNT_LIMIT = 99;
/** The longest title that is taken for one, in characters. */
export const TITLE_LIMIT = 120;

// # is a number, @ the title; a number that is no count is found as well: `-3 Title`, `3.5 Title`, `1/2x Title`, `Title (-3)`,
// but one comma before three digits may be a title's own: `1,000 Years`
const NUMBER = String.raw`(?<count>[+-]?\d+(?:[./]\d+|,(?!\d{3}\b)\d+)?)`;
const form = (text: string) =>
  new RegExp(`^${text.replace('#', NUMBER).replace('@', String.raw`(?<title>\S(?:.*\S)?)`)}$`, 'i');

/** A count before the title. */
const BEFORE = [
  String.raw`#[x×*]\s?@`, // 3x Title
  String.raw`#\s[x×*]\s@`, // 3 x Title
  String.raw`[x×*]#(?!\d)\s?@`, // x3 Title
  String.raw`[([]x?#\s?x?[)\]]\s?@`, // (3) Title, [3x] Title
  String.raw`#\s?[,;:-]?\s@`, // 3 Title, 3: Title, 3 - Title
].map(form);
/** A count behind the title. */
const BEHIND = [
  String.raw`@\s[x×*]\s?#`, // Title x3
  String.raw`@\s?[([]x?#x?[)\]]`, // Title (3), Title [x3]
  String.raw`@\s[-=]\s?x?#x?`, // Title - 3
  String.raw`@\s#[x×]`, // Title 3x
  String.raw`@(?:(?<![:,;])\s?[:,;]|(?<!\.)\s?(?:\.{2,}|…))\s?x?#x?`, // Title: 3, Title, 3, Title ..... 3
].map(form);
/** `3. Title`, `3) Title`: a count, or the number of the line. */
const ORDINAL = [form(String.raw`#[.)]\s@`)];
/** A count between two titles: `3x A, 2x B`, `A x3, B`. */
const SEVERAL = /[,;]\s?\d{1,2}x?\s\S|\s[x×]\d{1,2}\s?[,;]|\S\s\d{1,2}x\s/i;

/** What says nothing of the card: marks of lists; a comment; the art, and the set and number of a copy. */
const CLUTTER = [
  /^(?:[-*•+·>▪◦‣]\s)+(?:\[[ x]?\]\s)?/i,
  // what follows // or #, and -- unless it sets the experience apart
  /\s(?:\/\/|#(?:\s|\d+$)|--\s(?!(?:in)?e?xp|e\d|KYD)).*$/i,
  // {art: Ring of Air [Gold]}
  /\s*\{[^{}]*\}\s*$/,
  // Ambush (PE) 12
  /(?<=\S)\s\([A-Z][A-Z0-9]{1,4}\)\s#?\d+$/,
];
const REMARK = /^(.*\S)\s?[([]([^()[\]]*)[)\]]$/;
/** `Ambush [Pearl Edition]`: the set of the copy that is meant. */
const SET = /(?<=\S)\s?\[[^[\]]*\p{L}[^[\]]*\]$/u;

// `Any Fate card`, `more Dynasty cards`, `TBD`: no title is like these
const PLACEHOLDER =
  /^(?:(?:any|some|other|another|more)(?: (?:other|more|dynasty|fate|clan))* (?:cards?|senseis?|winds?)|tb[ad]|placeholders?)$/;

/** What is wrong with a line. */
export interface LineProblem {
  kind: 'problem';
  code: 'deck-bad-line' | 'deck-bad-count';
  message: string;
  cure: string;
}

const bad =
  (code: LineProblem['code']) =>
  (message: string, cure: string): LineProblem => ({ kind: 'problem', code, message, cure });
const badCount = bad('deck-bad-count');
/** A line that names no card, or more than one. */
export const badLine = bad('deck-bad-line');
/** Whether a title only keeps a place for a card. */
export const isPlaceholder = (title: string) => PLACEHOLDER.test(foldTitle(title));
export const NO_TITLE_YET = badLine(
  'This keeps a place, and names no card.',
  'Write the title of the card that is chosen.',
);
export const WRITE_A_CARD = 'Write a count and a title, for instance 3x Bamboo Harvesters.';

/** A card as one line of a list names it. */
export interface ListedCard extends ListedTitle {
  /** Null where the line has none: it is a single copy, if it is a card at all. */
  count: number | null;
  /** From a remark behind the title: `Toturi Sezaru (Wind)`. */
  type: string | null;
}

/** Takes a number off a title by the first of some forms that fits. */
function take(forms: readonly RegExp[], text: string): { title: string; counts: string[] } {
  const found = forms.map(one => one.exec(text)?.groups).find(Boolean);
  return { title: found?.title ?? text, counts: found?.count ? [found.count] : [] };
}

/**
 * Takes off a title, as long as there is any, what may be behind it in any order: count, type, experience, and a remark that
 * follows one of these: `Title x3 exp2 (foil)`.
 */
function takeEnds(text: string): Omit<ListedCard, 'count'> & { counts: string[] } {
  const card = { ...readTitle(''), title: text, type: null as string | null, counts: [] as string[] };
  const takeOne = (from: string): boolean => {
    const [, before = '', remark = ''] = REMARK.exec(from) ?? [];
    const counted = take(BEHIND, from);
    const type = findHeading(remark)?.type;
    const versed = readTitle(from);
    if (card.counts.length === 0 && counted.counts.length > 0) Object.assign(card, counted);
    else if (card.type === null && type) Object.assign(card, { title: before, type });
    else if (card.experience.kind === 'none' && versed.experience.kind !== 'none')
      Object.assign(card, versed);
    else return before !== '' && from === card.title && takeOne(before);
    return true;
  };
  while (takeOne(card.title));
  return { ...card, title: card.title.replace(SET, '') };
}

/** The one count of a line; a problem where it is no number of copies, or where there are two that differ. */
function readCounts(found: readonly string[]): number | null | LineProblem {
  const odd = found.find(count => !/^\d+$/.test(count) || Number(count) < 1 || Number(count) > COUNT_LIMIT);
  if (odd !== undefined) {
    const cure = `Write a whole number from 1 to ${COUNT_LIMIT} without a sign, or delete the line.`;
    return badCount(`${odd.slice(0, 12)} is no number of copies.`, cure);
  }
  const [count = null, other = count] = found.map(Number);
  if (count === other) return count;
  return badCount(`The line has two counts, ${count} and ${other}.`, 'Keep one of them.');
}

/** Reads the line of a card: count, title, experience, and a type behind it. */
export function readCard(text: string): { kind: 'card'; card: ListedCard } | LineProblem {
  const bare = CLUTTER.reduce((rest, clutter) => rest.replace(clutter, ''), text);
  const ordinal = take(ORDINAL, bare);
  const before = take(BEFORE, ordinal.title);
  const { counts, title, ...rest } = takeEnds(before.title);
  const found = [...before.counts, ...counts];
  const [number] = ordinal.counts;
  if (number !== undefined && found.length === 0) {
    const message = `${number.slice(0, 12)} may be a count or the number of the line.`;
    return badCount(message, 'Write the count as 3x before the title, or leave the number out.');
  }
  const count = readCounts(found);
  if (count !== null && typeof count !== 'number') return count;
  if (SEVERAL.test(title)) return badLine('The line names several cards.', 'Write one card a line.');
  if (title.length > TITLE_LIMIT) {
    const cure = `Write one card a line, with at most ${TITLE_LIMIT} characters.`;
    return badLine('This is too long for a title.', cure);
  }
  // a count alone, such as 3x or (x3), has a letter as well
  if (!/\p{L}/u.test(foldTitle(title)) || /^[([]?x?\d+x?[)\]]?$/i.test(title)) {
    return badLine('This names no card.', WRITE_A_CARD);
  }
  if (isPlaceholder(title)) return NO_TITLE_YET;
  return { kind: 'card', card: { title, count, ...rest } };
}
