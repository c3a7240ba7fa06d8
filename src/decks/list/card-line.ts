import { foldTitle } from '../cards/index.js';
import { readCount } from './count.js';
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

type CardLine =
  | { ok: true; card: ListedCard }
  | { ok: false; problem: { code: 'deck-bad-line' | 'deck-bad-count'; message: string; cure: string } };

/** The longest title that is taken for one, in characters. */
export const TITLE_LIMIT = 120;

const LIST_MARK = /^(?:[-*•+·>▪◦‣]\s)+(?:\[[ x]?\]\s)?/i;
// what follows // or #, and -- unless it sets the experience apart
const TRAILING = /\s(?:\/\/|#(?:\s|\d+$)|--\s(?!(?:in)?e?xp|e\d|KYD)).*$/i;
// {art: Ring of Air [Gold]}
const ART = /\s*\{[^{}]*\}\s*$/;
const REMARK = /^(.*\S)\s?[([]([^()[\]]*)[)\]]$/;

function bad(code: 'deck-bad-line' | 'deck-bad-count', message: string, cure: string): CardLine {
  return { ok: false, problem: { code, message, cure } };
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
export function readCard(text: string): CardLine {
  const counted = readCount(
    text.replace(LIST_MARK, '').replace(TRAILING, '').replace(ART, '').replace(COPY, ''),
  );
  if (!counted.ok) return bad('deck-bad-count', counted.message, counted.cure);
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
    if (!inner.ok) return bad('deck-bad-count', inner.message, inner.cure);
    if (inner.count !== null) ({ text: title, count } = inner);
  }
  // "Ambush [Pearl Edition]": the set of the copy that is meant
  title = title.replace(/(?<=\S)\s?\[[^[\]]*\p{L}[^[\]]*\]$/u, '');
  if (SEVERAL.test(title)) {
    return bad('deck-bad-line', 'The line names several cards.', 'Write one card a line.');
  }
  if (title.length > TITLE_LIMIT) {
    const cure = `Write one card a line, with at most ${TITLE_LIMIT} characters.`;
    return bad('deck-bad-line', 'This is too long for a title.', cure);
  }
  // a count alone, such as 3x or (x3), has a letter as well
  if (!/\p{L}/u.test(foldTitle(title)) || /^[([]?x?\d+x?[)\]]?$/i.test(title)) {
    const cure = 'Write a count and a title, for instance 3x Bamboo Harvesters.';
    return bad('deck-bad-line', 'This names no card.', cure);
  }
  const isCounted = count !== null;
  return { ok: true, card: { title, experience, count: count ?? 1, isCounted, type: typed.type } };
}
