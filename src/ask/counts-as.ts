import { arrowsOf, type Corpus } from '../knowledge/index.js';
import { makeKeywordFinder, type Piece } from './keywords.js';

/** A sentence read as "does a card with FROM count as TO?". */
export interface CountsAsReading {
  from: string;
  to: string;
  /** Whether the two are asked to be one and the same keyword, so that both directions matter. */
  same: boolean;
  format: 'legacy' | 'samurai';
  card: string | undefined;
  purpose: string | undefined;
  /** Words that were read as another keyword, for a slip of the finger. */
  corrected: { written: string; keyword: string }[];
}

/** Only a sentence that has nothing but these words beside its two keywords is read: any other word may turn its sense. */
const GLUE = new Set(
  (
    'is are was were be being been does do did a an the any every all each card cards personality personalities guy guys with that ' +
    'who which has have had having keyword keywords trait traits count counts counted counting as considered treated still ' +
    'always also too automatically same equal equals equivalent to one and thing kind type it they then if so s this mean ' +
    'means imply implies implied imply give gives make makes get gets gain gains really actually legacy format in by include ' +
    'includes of'
  ).split(' '),
);
const ASKING = new Set(
  (
    'is are was were does do did count counts counted considered treated has have same equal equals equivalent mean means ' +
    'imply implies implied give gives make makes get gets gain gains include includes'
  ).split(' '),
);
const SAME = new Set('same equal equals equivalent'.split(' '));
const CONTEXT = new Set(
  'for joining join joins player players purpose purposes deck when under context deciding whether'.split(
    ' ',
  ),
);
// "will a personality with KEYWORD join a player of CARD" asks for the keyword that the card joins by
const JOINING = new Set(['join', 'joins']);
const JOINS = new Set('join joins can may could will player players my i'.split(' '));
const SAMURAI = /\b(?:in|for|under)? *(?:normal |the )*samurai (?:format|play|games?|edition format)\b/i;
const ARROW = /\s*(<?[-=]+>|[\u2190-\u21ff]|[\u2794\u279c\u27a1]|(?<![<>=!])==?(?![>=]))\ufe0f?\s*/u;
const BOTH_WAYS = /^(?:<.*|=+|\u2194|\u21d4)$/u;
// between these words the second keyword leads to the first
const REVERSED = /\b(?:implied by|given by|includes?)\b/i;

interface Finder {
  find: ReturnType<typeof makeKeywordFinder>;
  related: ReadonlySet<string>;
  cards: readonly string[];
  joins: readonly Join[];
  known(text: string): boolean;
}

/** What an exception says on joining the players of a card. */
interface Join {
  cards: readonly string[];
  from: string;
  to: string;
}

type Found = Extract<Piece, { keyword: string }>;

function readArrow(
  text: string,
  { known, find }: Finder,
): Pick<CountsAsReading, 'from' | 'to' | 'same' | 'corrected'> | null {
  const [left, arrow, right, ...more] = text.replace(/[?!.\s]+$/, '').split(ARROW);
  if (!left || !right || !arrow || more.length > 0) return null;
  const [from, to] = [left, right].map(side => {
    const [only, ...others] = find(side.replace(/^(?:an?|the|is|does) /i, ''), GLUE);
    return only && 'keyword' in only && !only.corrected && others.length === 0 ? only.keyword : side.trim();
  }) as [string, string];
  const same = BOTH_WAYS.test(arrow);
  // an arrow between two things of which no rule speaks is no question about keywords
  if (same ? !(known(from) && known(to)) : !(known(from) || known(to))) return null;
  return { from, to, same, corrected: [] };
}

function readWords(
  text: string,
  card: string | undefined,
  { find, related, joins }: Finder,
): Pick<CountsAsReading, 'from' | 'to' | 'same' | 'corrected'> | null {
  const pieces = find(text, GLUE);
  const found = pieces.filter((piece): piece is Found => 'keyword' in piece);
  const words = pieces.flatMap(piece => ('word' in piece ? [piece.word] : []));
  const [first, second] = found;
  const joined = card
    ? joins.find(({ cards, from }) => cards.includes(card) && from === first?.keyword)
    : undefined;
  if (joined && found.length === 1 && !first?.corrected && words.some(word => JOINING.has(word)))
    return words.every(word => GLUE.has(word) || JOINS.has(word))
      ? { from: joined.from, to: joined.to, same: false, corrected: [] }
      : null;
  if (!first || !second || found.length > 2) return null;
  const corrected = found
    .filter(piece => piece.corrected)
    .map(({ written, keyword }) => ({ written, keyword }));
  const between = text.slice(first.end, second.start);
  const [from, to] = REVERSED.test(between)
    ? [second.keyword, first.keyword]
    : [first.keyword, second.keyword];
  if (words.length === 0) {
    // two bare keywords ask for a relation only where each has one, and where no mark joins or parts them in its own way
    const around = [text.slice(0, first.start), between, text.slice(second.end)].join('');
    return /^[\s,/?.!]*$/.test(around) && related.has(from) && related.has(to) && corrected.length === 0
      ? { from, to, same: false, corrected }
      : null;
  }
  if (!words.every(word => GLUE.has(word) || (card && CONTEXT.has(word)))) return null;
  const same = words.some(word => SAME.has(word)) || /\bone keyword\b/i.test(text);
  // "and" joins two things that are asked about together, unless they are asked to be the same
  if (!words.some(word => ASKING.has(word)) || (words.includes('and') && !same)) return null;
  return { from, to, same, corrected };
}

/** Makes the reader of counts-as questions over the keywords and the exceptional cards of a corpus. */
export function makeCountsAsReader(corpus: Corpus): (text: string) => CountsAsReading | null {
  const wordings = corpus.documents.flatMap(document => [document, ...document.earlier]);
  const names = corpus.keywords.names;
  const finder: Finder = {
    find: makeKeywordFinder(names),
    related: new Set(
      wordings.flatMap(({ relations }) => relations.flatMap(arrowsOf)).flatMap(({ from, to }) => [from, to]),
    ),
    cards: [...new Set(wordings.flatMap(({ exceptions }) => exceptions.flatMap(({ cards }) => cards)))],
    joins: wordings.flatMap(({ exceptions }) =>
      exceptions.filter(one => one.verdict === 'no').filter(({ purpose }) => purpose === 'join'),
    ),
    known: text => names.includes(text),
  };
  return text => {
    const samurai = SAMURAI.test(text);
    const formatless = text.replace(SAMURAI, ' ');
    const lower = formatless.toLowerCase();
    const card = finder.cards.find(title => lower.includes(title.toLowerCase()));
    const at = card ? lower.indexOf(card.toLowerCase()) : -1;
    const rest = card ? `${formatless.slice(0, at)} ${formatless.slice(at + card.length)}` : formatless;
    const purpose = card && /\bjoin/i.test(rest) ? 'join' : undefined;
    const read = readArrow(rest, finder) ?? readWords(rest, card, finder);
    return read && { ...read, format: samurai ? 'samurai' : 'legacy', card, purpose };
  };
}
