import { readNeighbours } from './neighbours.js';
import { PLAIN } from './plain.js';
import {
  ASKER,
  isPlainWord,
  joinNames,
  lowerCapitals,
  writeAsker,
  writeRange,
  writeRoles,
} from './player-names.js';

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

/** What may stand between two names of a list: marks, "and", and words for the next seat, as in "then Bo to her left, then Cy". */
const GAP =
  /^(?:(?:'s|s) turn)?[\s,;&/>–—→-]*(?:(?:and|then|next|to|her|his|their|them|him|left|of|is|are|comes|sits|leftwards?|clockwise|on|the|after|followed|follows?|by|starts|begins|goes|first)[\s,;&/>–—→-]*)*$/iu;
/** Words of a gap that tell that what follows sits to the left. */
const ONWARDS = /\b(?:then|left|leftwards?|clockwise|next to|followed by)\b/i;
const LEADS =
  /(?:(?<!\b(?:each|every|other|the|any|all|an?) )\bplayers?(?: game| table)?(?: with| are| seated| sitting| named)?|\bseat(?:s|ing|ed)?|\bsit(?:s|ting)?|\btable(?: is)?|\border(?: is| of)?|\bwith|\bof us|\bwe are|\bclockwise|\bleftwards?|\bamong|\bbetween|\bfor)(?: (?:going|to the|on the|in order|left|leftwards?|clockwise|round|around))*(?: (?:are|is|as|down))?[\s:,(=]*$/i;
const TRAILS =
  /^[\s,()]*(?:sit|are (?:seated|sitting|playing|at|left)|play\b|seated|sitting|in (?:that|this|seat|seating|turn|clockwise) order|(?:each )?(?:to|going|on) the left|(?:going )?(?:leftwards?|clockwise|left)\b|around|round the)/i;

interface Word {
  text: string;
  start: number;
  end: number;
}

interface List {
  names: Word[];
  /** Whether only spaces part the names, and none is a letter: then they may be words of another kind. */
  bare: boolean;
}

const isSmall = ({ text }: Word) => /^\p{Ll}/u.test(text);
const isLetter = ({ text }: Word) => /^\p{L}\d?$/u.test(text);

/** Reads the list that begins at a word; null where it has fewer than three names. */
function readList(
  text: string,
  words: readonly Word[],
  from: number,
  isName: (word: Word) => boolean,
): List | null {
  const first = words[from] as Word;
  if (!isName(first)) return null;
  const names = [first];
  let bare = true;
  let last = first;
  for (const word of words.slice(from + 1)) {
    const gap = text.slice(last.end, word.start);
    if (!isName(word) || (isSmall(word) && isPlainWord(word.text))) {
      if (!GAP.test(`${gap}${word.text}`)) break;
      continue;
    }
    const between = gap.replace(/\b(?:and|then)\b|[\s,;&/>–—→-]/gi, '');
    // "B sits to the left of A" tells the order from the other end
    const turned = /\bof\s*$/i.test(gap) || (between !== '' && !ONWARDS.test(gap));
    const known = names.some(({ text: name }) => name.toLowerCase() === word.text.toLowerCase());
    if (
      known ||
      turned ||
      !GAP.test(gap) ||
      isLetter(word) !== isLetter(first) ||
      isSmall(word) !== isSmall(first)
    )
      break;
    if (gap !== ' ') bare = false;
    names.push(word);
    last = word;
  }
  return names.length < 3 ? null : { names, bare: bare && !isLetter(first) };
}

function listWords(text: string): Word[] {
  return [...text.matchAll(/(?<!['’\p{L}\p{N}])\p{L}[\p{L}\p{N}]*/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}

/** The longest list of names that a sentence has. */
function findList(text: string, isFree: (word: string) => boolean): List | null {
  const words = listWords(text);
  const isName = (listed: boolean) => (word: Word) => {
    const folded = word.text.toLowerCase();
    if (isLetter(word)) return folded !== 'i' || word.text === 'I';
    if (isPlainWord(word.text)) return false;
    return /^\p{Lu}/u.test(word.text) || listed || isFree(folded);
  };
  let best: List | null = null;
  for (const [at, word] of words.entries()) {
    const led = LEADS.test(text.slice(0, word.start));
    // behind "players:" even a word of the rules is a name, where commas part the list
    const list =
      readList(text, words, at, isName(false)) ?? (led ? readList(text, words, at, isName(true)) : null);
    if (!list || (best && list.names.length <= best.names.length)) continue;
    const end = (list.names[list.names.length - 1] as Word).end;
    const apart =
      /(?:^|[.,;:(!?]\s*)$/.test(text.slice(0, word.start)) && /^\s*(?:[.,;:)!?]|$)/.test(text.slice(end));
    if (list.bare && !led && !apart && !TRAILS.test(text.slice(end))) continue;
    best = list;
  }
  return best;
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

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

const EACH_BESIDE =
  /\beach (?:(?:one|player|sits|sitting|seated|followed) )*(?:by )?(?:to |on )?(?:the )?(?:one |player )?(?:(?:to|on) )?(?:the |his |her |their )?(left|right) of the (?:(?:previous|last) )?(?:one|player)(?: before)?(?!\p{L})/giu;
const TO_THE_RIGHT =
  /\b(?:anti|counter)[ -]?clockwise\b|\brightwards?\b|\b(?:going|to|on) (?:the|each other's|their) right\b|\bgoing right\b/gi;
const TO_THE_LEFT =
  /(?<!\b(?:anti|counter)[ -]?)\bclockwise\b|\bleftwards?\b|\bto the left\b|\bgoing left\b/i;
/** What names the player before the first of a list: "clockwise from Ann: Bob, Cid". */
const FROM =
  /(?:\b(?:clockwise|leftwards?|round|around|going|left|on) (?:from|of)|\b(?:to|on|at)) (\p{L}[\p{L}\p{N}]*)('s left)?(?: (?:are|is|sit|come|comes|we have|it is|it's|it goes|there are))?[:,]? ?$/iu;

/** Reads a seating of three players or more; null where there is none, or where it does not add up. */
export function readSeating(written: string, isFree: (word: string) => boolean): Seating | null {
  const [counted, ...counts] = COUNTED.exec(written) ?? [];
  const count = counts.find(found => found !== undefined);
  const bare = counted === undefined ? written : written.replace(COUNTED, '');
  const plain = writeRange(joinNames(writeAsker(writeRoles(bare)))).replace(EACH_BESIDE, 'to the $1');
  const turned = plain.search(TO_THE_RIGHT) >= 0;
  // "left to right" does not tell from whose side of the table
  if (/\b(?:left to right|right to left)\b/i.test(plain) || (turned && TO_THE_LEFT.test(plain))) return null;
  const text = lowerCapitals(plain.replace(TO_THE_RIGHT, ''))
    .replace(ANY_SEAT, ' ')
    .replace(/\bright (?=now\b|and\b)/g, '');
  const isPlayer = (word: string) =>
    !isPlainWord(word) && (/^\p{Lu}/u.test(word) || /^\p{L}\d?$/u.test(word) || isFree(word.toLowerCase()));
  const neighbours = readNeighbours(text, isPlayer);
  if (neighbours === undefined) return null;
  const list = findList(neighbours?.rest ?? text, isFree);
  const listed = (list?.names ?? []).map(({ text: name }) => name);
  // of a list and of seats told two by two, one tells the order and the other at most the names
  const told = neighbours && listed.every(name => neighbours.players.includes(name)) ? neighbours : null;
  if (neighbours && !told) return null;
  const names = told?.players ?? listed;
  if (names.length < 3 || names.length > SEATS.length) return null;
  let before = '';
  let after = told?.rest ?? '';
  if (!told && list) {
    const [first] = list.names as [Word, ...Word[]];
    const last = list.names[list.names.length - 1] as Word;
    before = text.slice(0, first.start);
    after = text.slice(last.end);
    const [led, leader, side] = (FROM.exec(before) ?? ['', 'a']) as [string, string, string?];
    if (isPlayer(leader) && !names.includes(leader)) {
      // "from Ann" is in front of the first only where the words say so
      if (!side && !/\b(?:from|of)\b/i.test(led)) return null;
      names.unshift(leader);
      before = before.slice(0, -led.length);
    }
    // what a list tells of its first name besides the seats: "Tom starts, then Sue and Raj", "Ann's turn, then Bo"
    const says = /^(?:'?s turn| (?:starts|begins|goes first))\b/i.exec(
      text.slice(first.end, list.names[1]?.start),
    )?.[0];
    before = says === undefined ? before.replace(LEADS, '') : `${before}${first.text}${says}`;
  }
  if (count !== undefined && countOf(count) !== names.length) return null;
  if (!names.includes(ASKER) && plain.includes(ASKER)) return null;
  if (turned) names.reverse();
  const rest = writeNames(`${before}. ${after}`, names);
  return {
    players: names.map(name => (name === ASKER ? 'You' : capital(name.replace(/^(player)(?=\d)/i, '$1 ')))),
    rest,
  };
}
