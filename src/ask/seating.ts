/** Who sits at a table, in the order of their seats: "players Ann, Bo and Cy", "four players A B C D". */
import { PLAIN, TURNING } from './plain.js';

/** What stands for the players in the rest of a sentence: with a letter for each seat, one set of patterns reads all tables. */
export const SEATS =
  '\u13a0\u13a1\u13a2\u13a3\u13a4\u13a5\u13a6\u13a7\u13a8\u13a9\u13aa\u13ab\u13ac\u13ad\u13ae\u13af';
export const SEAT = `[${SEATS}]`;

/** The players of a sentence in the order of their seats, and the rest of the sentence, in which letters stand for them. */
export interface Seating {
  players: string[];
  rest: string;
}

const ANY_SEAT = new RegExp(SEAT, 'gu');
const NUMBERS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNT = `(?<![\\p{L}\\p{N}])(\\d+|${NUMBERS.join('|')})(?![\\p{L}\\p{N}])`;
const COUNTED = new RegExp(
  `(?<=\\bwe(?: are|'re) )${COUNT}|(?<=\\btable of )${COUNT}|(?<=\\bwith )${COUNT}(?=\\s*[:.;(])|${COUNT}(?=(?: of us)? at (?:the|our|my) table)|${COUNT}[ -](?=(?:of us|players?|people|persons?|friends|seats?|handed)(?![\\p{L}\\p{N}]))`,
  'iu',
);

/** A number of players, in figures or in words. */
function countOf(written: string): number {
  const spelled = NUMBERS.indexOf(written.toLowerCase());
  return spelled === -1 ? Number(written) : spelled + 3;
}

/** Words that begin sentences or belong to the game: no player goes by them. */
const NO_NAMES = new Set(
  (
    'and who whose what which when where why how the in on at if it its is i an a we our us my me you he she they this that there here so ' +
    'then but or as of to for by with from until till after before not no nobody everyone everybody all each every both hi hey hello judge please ' +
    'players player seats seat seating sit sits seated sitting table order turn turns round game multiplayer mp attacker defender attack attacks attacked atk defend defends ' +
    'defending attacking combat battle infantry cavalry maneuver maneuvers segment phase action actions effect event card first next last starting starts ' +
    'bamboo harvesters left right clockwise leftwards five four three six seven eight us out eliminated dead invites invited invite does do did can now ' +
    'active because while where limited open reaction honor imperial favor legacy invited remaining hi dear given'
  ).split(' '),
);

function isPlainWord(word: string): boolean {
  const folded = word.toLowerCase();
  return NO_NAMES.has(folded) || ((PLAIN.has(folded) || TURNING.has(folded)) && !/^\p{Lu}/u.test(word));
}

const LEFT_OF =
  /(?<![\p{L}\p{N}'])(\p{Lu}\p{L}*)(?: (?:sits|sitting|seated|is))? (?:(?:to|on) the (?:immediate )?)?left of (\p{Lu}\p{L}*)(?:, and |,? and |, |;? )?/gu;

/** Writes a chain as a list: "Bo to the left of Ann, Cy to the left of Bo" is Ann, Bo, Cy. */
function joinChain(text: string): string {
  const links = [...text.matchAll(LEFT_OF)];
  const isChain = links.every(([, , right], at) => at === 0 || links[at - 1]?.[1] === right);
  const [first, second] = links;
  if (!first || !second || !isChain) return text;
  const players = [first[2], ...links.map(([, left]) => left)];
  const rest = text.slice(second.index).replace(LEFT_OF, '');
  return `${text.slice(0, first.index)}${players.join(', ')}; ${rest}`;
}

/** Ways to name a player that are read as one word: "Player 2", "the Crane player". */
function joinNames(text: string): string {
  return text
    .replace(/\b[Pp]layer (?=\p{Lu}(?![\p{L}\p{N}]))/gu, '')
    .replace(/\b[Pp]layer (?=\d(?!\d))/g, 'Player')
    .replace(/\b(?:[Tt]he )?(\p{Lu}\p{Ll}+) players?\b/gu, (written, name: string) =>
      isPlainWord(name) ? written : name,
    );
}

/** What may stand between two names of a list: marks, "and", and words for the next seat, as in "then Bo to her left, then Cy". */
const GAP =
  /^(?:(?:'s|s) turn)?[\s,;&/>–—→-]*(?:(?:and|then|next|to|her|his|their|them|him|left|of|is|are|comes|sits|leftwards?|clockwise|on|the|after|followed|follows?|by|starts|begins|goes|first)[\s,;&/>–—→-]*)*$/iu;
/** Words of a gap that tell that what follows sits to the left. */
const ONWARDS = /\b(?:then|left|leftwards?|clockwise|next to|followed by)\b/i;
/** Seats that go the other way, or that do not tell which way they go. */
const TO_THE_RIGHT =
  /\b(?:anti|counter)[ -]?clockwise\b|\brightwards?\b|\b(?:going|to|on|his|her|their|other's|immediate) right\b(?! now| and)|\bright of\b|\bto the right\b|\bleft to right\b|\bright to left\b|\bother way\b/i;

interface Word {
  text: string;
  start: number;
  end: number;
}

const isLetter = ({ text }: Word) => /^\p{L}\d?$/u.test(text);

/** The names that follow each other from a word on. */
function readList(text: string, words: readonly Word[], isName: (word: Word) => boolean): Word[] {
  const [first, ...others] = words as readonly [Word, ...Word[]];
  if (!isName(first)) return [];
  const names = [first];
  for (const word of others) {
    const gap = text.slice((names[names.length - 1] as Word).end, word.start);
    if (!isName(word)) {
      if (!GAP.test(`${gap}${word.text}`)) break;
      continue;
    }
    // "B sits to the left of A" tells the order from the other end
    const turned =
      /\bof\s*$/i.test(gap) ||
      (gap.replace(/\b(?:and|then)\b|[\s,;&/>–—→-]/gi, '') !== '' && !ONWARDS.test(gap));
    const known = names.some(({ text: name }) => name.toLowerCase() === word.text.toLowerCase());
    if (known || turned || !GAP.test(gap) || isLetter(word) !== isLetter(first)) break;
    names.push(word);
  }
  return names.length < 3 ? [] : names;
}

/** The longest list of names that a sentence has. */
function findList(text: string, isFree: (word: string) => boolean): Word[] {
  const words = [...text.matchAll(/(?<!['’\p{L}\p{N}])\p{L}[\p{L}\p{N}]*/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
  const isName = (word: Word) =>
    isLetter(word)
      ? word.text !== 'i'
      : !isPlainWord(word.text) && (/^\p{Lu}/u.test(word.text) || isFree(word.text.toLowerCase()));
  let best: Word[] = [];
  for (const at of words.keys()) {
    const list = readList(text, words.slice(at), isName);
    if (list.length > best.length) best = list;
  }
  return best;
}

/** Where "a" is a player: it is an article wherever no name can be. */
const A_ACTS =
  /^(?:'s)? +(?:attacks?|attacking|invite[sd]?|defends?|defending|is|was|has|goes|starts?|acts?|cannot|can't|and|out|passe[sd])\b|^[.,?!]|^$/i;
const OWNS = /^ (?:next|turn|own|friendly|enemy|leader|side|left|right)/i;

/** Writes a letter of its own for each name of a table, wherever it stands: "bs enemy leader" is "B's enemy leader". */
function writeNames(text: string, names: readonly string[]): string {
  const letters = new Map(names.map((name, at) => [name.toLowerCase(), SEATS.charAt(at)]));
  return text.replace(/(?<![\p{L}\p{N}'])\p{L}[\p{L}\p{N}]*/gu, (written, at: number) => {
    const word = written.toLowerCase();
    const after = text.slice(at + written.length);
    // "who may act" names nobody called May
    const letter =
      names.includes(written) || !PLAIN.has(word) || word.length === 1 ? letters.get(word) : undefined;
    if (letter !== undefined) return written === 'a' && !A_ACTS.test(after) ? written : letter;
    const owner = word.length > 3 && word.endsWith('s') && OWNS.test(after) && letters.get(word.slice(0, -1));
    return owner ? `${owner}'s` : written;
  });
}

/** Reads a seating of three players or more; null where there is none, or where it does not add up. */
export function readSeating(written: string, isFree: (word: string) => boolean): Seating | null {
  if (TO_THE_RIGHT.test(written)) return null;
  const count = COUNTED.exec(written)?.find((found, at) => at > 0 && found !== undefined);
  // a sentence in capitals tells no names by them
  const cased = /\p{Ll}/u.test(written) ? joinChain(written) : written.toLowerCase();
  const text = joinNames(cased.replace(COUNTED, '')).replace(ANY_SEAT, ' ');
  const list = findList(text, isFree);
  const [first, second] = list;
  if (!first || list.length > SEATS.length || (count !== undefined && countOf(count) !== list.length))
    return null;
  const names = list.map(({ text: name }) => name);
  // what a list tells of its first name besides the seats: "Tom starts, then Sue and Raj", "Ann's turn, then Bo"
  const says =
    /^(?:'?s turn| (?:starts|begins|goes first))\b/i.exec(text.slice(first.end, second?.start))?.[0] ?? '';
  const before = text.slice(0, first.start);
  const told = says === '' ? '' : `${first.text}${says}`;
  return {
    players: names.map(name =>
      `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replace(/^Player(?=\d)/, 'Player '),
    ),
    rest: writeNames(`${before}${told}. ${text.slice((list[list.length - 1] as Word).end)}`, names),
  };
}
