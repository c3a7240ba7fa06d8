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
  `(?<=\\bwe(?: are|'re) )${COUNT}|(?<=\\btable of )${COUNT}|${COUNT}[ -](?=(?:of us|players?|people|seats?|handed)(?![\\p{L}\\p{N}]))`,
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
    'active because while where limited open reaction honor imperial favor legacy'
  ).split(' '),
);

/** What may stand between two names of a list: marks, "and", and words for the next seat, as in "then Bo to her left, then Cy". */
const GAP =
  /^(?:(?:'s|s) turn)?[\s,;&/>]*(?:(?:and|then|next|to|her|his|their|them|him|left|of|is|are|comes|sits|leftwards?|clockwise|on|the|after|starts|begins|goes|first)[\s,;&/>]*)*$/iu;
/** Words of a gap that tell that what follows sits to the left. */
const ONWARDS = /\b(?:then|left|leftwards?|clockwise|next to)\b/i;
const LEADS =
  /(?:(?<!\b(?:each|every|other|the|any|all|an?) )\bplayers?(?: game| table)?(?: with| are| seated| sitting| named)?|\bseat(?:s|ing|ed)?|\bsit(?:s|ting)?|\btable(?: is)?|\border(?: is| of)?|\bwith|\bof us|\bwe are|\bclockwise|\bleftwards?)(?: (?:are|is|as|down))?[\s:,(]*$/i;
const TRAILS =
  /^[\s,)]*(?:sit|are (?:seated|sitting|playing|at|left)|play\b|seated|sitting|in (?:that|this|seat|seating|turn|clockwise) order|(?:each )?(?:to|going|on) the left|(?:going )?(?:leftwards?|clockwise|left)\b|around|round the)/i;

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
    if (!isName(word) || NO_NAMES.has(word.text.toLowerCase())) {
      if (!GAP.test(`${gap}${word.text}`)) break;
      continue;
    }
    const between = gap.replace(/\b(?:and|then)\b|[\s,;&/>]/gi, '');
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
    if (NO_NAMES.has(folded)) return false;
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
    const letter = letters.get(word);
    if (letter !== undefined) return written === 'a' && !A_ACTS.test(after) ? written : letter;
    const owner = word.length > 3 && word.endsWith('s') && OWNS.test(after) && letters.get(word.slice(0, -1));
    return owner ? `${owner}'s` : written;
  });
}

/** A sentence in capitals tells no names by them. */
function lowerCapitals(text: string): string {
  const words = [...text.matchAll(/\p{L}{3,}/gu)];
  const capitals = words.filter(([word]) => /^\p{Lu}/u.test(word));
  return capitals.length > 4 && capitals.length > 0.8 * words.length ? text.toLowerCase() : text;
}

/** Reads a seating of three players or more; null where there is none, or where it does not add up. */
export function readSeating(written: string, isFree: (word: string) => boolean): Seating | null {
  const [counted, ...counts] = COUNTED.exec(written) ?? [];
  const count = counts.find(found => found !== undefined);
  const text = lowerCapitals(counted === undefined ? written : written.replace(COUNTED, ''))
    .replace(ANY_SEAT, ' ')
    .replace(/\bright (?=now\b|and\b)/g, '')
    .replace(
      /\beach (?:to the )?left of the (?:(?:previous|last) )?(?:one|player)(?: before)?(?!\p{L})/giu,
      'to the left',
    );
  const list = findList(text, isFree);
  if (!list) return null;
  const names = list.names.map(({ text: name }) => name);
  const first = list.names[0] as Word;
  const last = list.names[list.names.length - 1] as Word;
  if (names.length > SEATS.length || (count !== undefined && countOf(count) !== names.length)) return null;
  // what a list tells of its first name besides the seats: "Tom starts, then Sue and Raj", "Ann's turn, then Bo"
  const told = /^(?:'?s turn| (?:starts|begins|goes first))\b/i.exec(
    text.slice(first.end, list.names[1]?.start),
  )?.[0];
  const before = text.slice(0, first.start);
  const lead = told === undefined ? before.replace(LEADS, '') : `${before}${first.text}${told}`;
  return { players: names.map(capital), rest: writeNames(`${lead}. ${text.slice(last.end)}`, names) };
}
