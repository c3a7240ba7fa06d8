import { foldTitle } from '../cards/index.js';
import { type LineProblem, makeLineProblem, readCount } from './count.js';
import { type ListedTitle, readTitle } from './experience.js';
import { findHeading } from './sections.js';

/** A card as one line of a list names it. */
export interface ListedCard extends ListedTitle {
  count: number;
  /** Whether the line has a count; without one it is a single copy, if it is a card at all. */
  isCounted: boolean;
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

export function badLine(message: string, cure: string): LineProblem {
  return makeLineProblem('deck-bad-line', message, cure);
}

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
  const typed = readType(counted.text);
  let { count } = counted;
  let { title, experience } = readTitle(typed.title);
  const remark = REMARK.exec(title)?.[1];
  // "Title (exp2) [Gold]"
  const before = remark === undefined || experience.kind !== 'none' ? null : readTitle(remark);
  if (before && before.experience.kind !== 'none') ({ title, experience } = before);
  // "Title x3 exp2", "Title x3 (foil)": the count may stand before the experience, or before a remark
  for (const rest of [title, remark]) {
    if (count !== null || rest === undefined) continue;
    const inner = readCount(rest);
    if ('kind' in inner) return inner;
    if (inner.count !== null) ({ text: title, count } = inner);
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
    const cure = 'Write a count and a title, for instance 3x Bamboo Harvesters.';
    return badLine('This names no card.', cure);
  }
  const isCounted = count !== null;
  return { kind: 'card', card: { title, experience, count: count ?? 1, isCounted, type: typed.type } };
}
