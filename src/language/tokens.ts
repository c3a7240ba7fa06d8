import { JOINED, SAME, SHORT_FORMS } from './short-forms.js';
import { stemOf } from './stem.js';

/** A word or a number of a sentence, and where it stands. Words of a contraction share their place. */
export interface Token {
  start: number;
  end: number;
  /** Lower case, without accents and possessive, short forms written out. */
  word: string;
  /** Its base form: `attach` for `attached`, `bow` for `tapped`. */
  stem: string;
  /** `2`, also of `two`. */
  number: number | null;
  /** What is written behind a number without a space: `f` of `2F`. */
  unit: string;
  /** Whether it is written with a capital letter. */
  capital: boolean;
}

/** The word at a place, empty beyond either end of the sentence. */
export function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.word ?? '';
}

/** Where a token of a sentence starts in its text. */
export function startOf(tokens: readonly Token[], at: number): number {
  return (tokens[at] as Token).start;
}

/** Where tokens end in the text; `behind` is the place behind the last of them. */
export function endOf(tokens: readonly Token[], behind: number): number {
  return (tokens[behind - 1] as Token).end;
}

const NUMBERS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, number) => [word, number] as const)
    .concat([
      ['thirty', 30],
      ['forty', 40],
      ['fourty', 40],
      ['fifty', 50],
    ]),
);
const PIECE = /[+\-−–]?\d+(?:\.\d+)?(?:[a-z]+(?![a-z]))?|[\p{L}\p{N}]+(?:['’ʼ´`‘][\p{L}]+)*|&/giu;
const BRITISH = /^(dis)?(fav|hon|arm|col|behavi|neighb)our/;

/** A word for comparing: lower case, without accents, one kind of apostrophe. */
export function foldAccents(text: string): string {
  const lower = text.toLowerCase();
  // most words are plain letters already
  if (/^[a-z0-9 ]*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’ʼ´`‘]/g, "'");
}

const sameStem = (word: string) => {
  const stem = stemOf(word);
  return SAME.get(stem) ?? stem;
};

/** The base form by which words are compared, those that mean the same read as one. */
export function baseOf(word: string): string {
  return sameStem(word.replace(BRITISH, '$1$2or'));
}

function expand(folded: string): string[] {
  const short = SHORT_FORMS.get(folded);
  if (short !== undefined) return short.split(' ');
  if (!folded.includes("'")) return [folded];
  const [, before, denied] = /^(.*?)n't$/.exec(folded) ?? [];
  if (before !== undefined && denied === undefined)
    return [({ ca: 'can', wo: 'will', sha: 'shall' }[before] ?? before) as string, 'not'];
  const plain = folded
    .replace(/'m$/, ' am')
    .replace(/'re$/, ' are')
    .replace(/'ve$/, ' have')
    .replace(/'ll$/, ' will')
    .replace(/^(what|who|when|where|how|he|she|it|that|there)'s$/, '$1 is')
    .replace(/'s$/, '')
    .replaceAll("'", '');
  const [first = '', ...rest] = plain.split(' ');
  return [SHORT_FORMS.get(first) ?? first, ...rest].join(' ').split(' ');
}

function makeToken(word: string, place: Pick<Token, 'start' | 'end' | 'capital'>): Token {
  const spelled = word.replace(BRITISH, '$1$2or');
  return { ...place, word: spelled, stem: sameStem(spelled), number: NUMBERS.get(word) ?? null, unit: '' };
}

const JOINS = new Map<string, (readonly [readonly string[], string])[]>();
for (const [words, joined] of JOINED) {
  const list = words.split(' ');
  const first = list[0] as string;
  JOINS.set(first, [...(JOINS.get(first) ?? []), [list, joined]]);
}

function join(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const found = JOINS.get(token.word)?.find(([words]) =>
      words.every((word, index) => tokens[at + index]?.word === word),
    );
    if (found) {
      const last = tokens[at + found[0].length - 1] as Token;
      joined.push(makeToken(found[1], { ...token, end: last.end }));
      at += found[0].length;
    } else {
      joined.push(token);
      at++;
    }
  }
  return joined;
}

const isTens = ({ number, word }: Token) =>
  number !== null && number >= 20 && number % 10 === 0 && !/\d/.test(word);
const isUnit = ({ number, word }: Token) => number !== null && number > 0 && number < 10 && !/\d/.test(word);

// "forty two" is one number
function addUnits(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isTens)) return tokens;
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (before && isTens(before) && isUnit(token)) return [];
    if (!next || !isTens(token) || !isUnit(next)) return [token];
    return [{ ...token, end: next.end, number: Number(token.number) + Number(next.number) }];
  });
}

// "minus 1", "negative two"; "3 minus 1" is a sum, and "3, minus 1" is none
function addSigns(tokens: readonly Token[]): readonly Token[] {
  const isSign = (at: number) =>
    /^(?:minus|negative)$/.test(wordAt(tokens, at)) &&
    Number(tokens[at + 1]?.number) > 0 &&
    ((tokens[at - 1]?.number ?? null) === null || startOf(tokens, at) - endOf(tokens, at) > 1);
  return tokens.flatMap((token, at) => {
    if (isSign(at)) return [];
    if (!isSign(at - 1)) return [token];
    const word = `-${token.number}`;
    return [{ ...token, start: startOf(tokens, at - 1), word, stem: word, number: -Number(token.number) }];
  });
}

/** The words and numbers of a sentence in order; all marks part them. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text
    .replace(/\bw\/o\b/gi, 'wo ')
    .replace(/\bw\/(?=\s|\w)/gi, 'w ')
    .matchAll(PIECE)) {
    const [written] = match;
    const place = {
      start: match.index,
      end: match.index + written.length,
      capital: /^\p{Lu}/u.test(written),
    };
    if (!/\d/.test(written)) {
      for (const word of expand(foldAccents(written))) if (word !== '') tokens.push(makeToken(word, place));
      continue;
    }
    const figures = /^([+\-−–]?\d+(?:\.\d+)?)([a-z]*)$/i.exec(written);
    const folded = foldAccents(written);
    if (
      figures &&
      SHORT_FORMS.get(folded) === undefined &&
      !/^(?:st|nd|rd|th)$/i.test(figures[2] as string)
    ) {
      // a hyphen between two words is no minus: "20-2"
      const joined = /^[-−–]/.test(written) && /[\p{L}\p{N}]$/u.test(text.slice(0, match.index));
      const number = Number((figures[1] as string).replace(/[−–]/, '-').replace(/^-/, joined ? '' : '-'));
      tokens.push({
        ...place,
        word: folded,
        stem: folded,
        number,
        unit: (figures[2] as string).toLowerCase(),
      });
      continue;
    }
    // "exp2", "yu3", "fear3": a word of the game with its number
    const [, name, number] =
      /^(exp|inexp|yu|fear|ninjutsu|experienced|xp)(\d+)(?=$|[a-z])/.exec(folded) ?? [];
    const mark = folded.slice((name ?? '').length + (number ?? '').length);
    if (name !== undefined && number !== undefined) {
      for (const word of expand(name)) tokens.push(makeToken(word, place));
      tokens.push({ ...place, word: number, stem: number, number: Number(number), unit: '' });
      if (mark !== '') tokens.push(makeToken(mark, place));
      continue;
    }
    for (const word of expand(folded)) if (word !== '') tokens.push(makeToken(word, place));
  }
  return join(addSigns(addUnits(tokens)));
}
