/** The players of a sentence in the order of their seats, and the rest of the sentence. */
export interface Seating {
  players: string[];
  rest: string;
}

const NUMBERS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NAME = "(?:[A-Z][\\p{L}\\p{N}]*|[a-z](?![\\p{L}\\p{N}']))";
// no two of these fit one place, so that a long list costs no more than its length
const LINK = '(?:,? and |, ?| ?[&/>] ?| )';
// names in small letters are told from other words only where commas part them
const SMALL = '[\\p{L}\\p{N}]+';
const COUNT = `(?:(\\d+|${NUMBERS.join('|')}) )?`;
const FORMS: readonly RegExp[] = [
  `\\b${COUNT}(?:of us|[Pp]layers?(?: game| table)?(?: with| sitting| seated| named)?|[Ss]eats?|[Ss]eating|[Ss]itting|[Tt]able|[Ss]eated)\\b(?: (?:are|is|as))? ?[:,(]? ?(${NAME}(?:${LINK}${NAME}){2,})`,
  `\\b${COUNT}[Pp]layers?\\b(?: are)? ?:? ?(${SMALL}(?:, ?${SMALL}(?=,| and ))+(?:,? and |, ?)${SMALL})(?=[;.,]|$)`,
  `(?:^|[.:;] ?)()(${NAME}(?:${LINK}${NAME}){2,}) (?:sit|are (?:seated|sitting|playing|at)|play)\\b`,
  `^()([A-Z](?:${LINK}[A-Z]){2,})(?=[,.:;])`,
].map(form => new RegExp(form, 'u'));

const NO_NAMES = new Set('and Who What Which When Where The In If And It Is I An'.split(' '));

/** A number of players as written; null where it is none. */
export function countOf(written: string): number | null {
  const spelled = NUMBERS.indexOf(written);
  if (spelled === -1) return /^\d+$/.test(written) ? Number(written) : null;
  return spelled + 3;
}

/** The names of a list; where a name comes again, the list is over: "A B C D, C defends" names four. */
export function splitNames(list: string): { names: string[]; end: number } {
  const names: string[] = [];
  let end = 0;
  for (const match of list.matchAll(/[\p{L}\p{N}]+/gu)) {
    const [name] = match;
    if (NO_NAMES.has(name)) continue;
    if (names.includes(name)) break;
    names.push(name);
    end = match.index + name.length;
  }
  return { names, end };
}

/** Reads a seating of three players or more; null where there is none, or where it does not add up. */
export function readSeating(text: string): Seating | null {
  const [match] = FORMS.map(form => form.exec(text)).filter(found => found !== null);
  if (!match) return null;
  const [whole, count = '', list = ''] = match;
  const { names, end } = splitNames(list);
  if (names.length < 3 || (count !== '' && countOf(count) !== names.length)) return null;
  const start = match.index + whole.indexOf(list);
  return { players: names, rest: `${text.slice(0, match.index)}. ${text.slice(start + end)}` };
}
