import { baseOf, type Token } from './tokens.js';

/** Words that may stand between the words of a phrase, and mean nothing there. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an the my your his her their its our this that these those any some is are was were be been being am have has had having got ' +
    'currently already still now also just ever too of really he she it they i you we do does did can will would could should may might there so then only exactly'
  ).split(' '),
);
/** Words that deny what stands behind them. */
export const DENIALS: ReadonlySet<string> = new Set(
  'no not never without none neither nor non zero lacks lacking lack except isn'.split(' '),
);
const REACH = 4;

/** One place of a phrase: words of which one must stand there, a number, or any few words. */
type Slot = { words: ReadonlySet<string>; exact: ReadonlySet<string>; optional: boolean } | '#' | '+#' | '~';

/** A phrase as it is looked for: `wind in play`, `pay|spend <n> gold`, `have ~ favor`, `wind (card) in play`, `=bowed`. */
export interface Phrase {
  slots: readonly Slot[];
}

/** Where a phrase was found. */
export interface Match {
  start: number;
  end: number;
  /** Places of the tokens that it rests on, and of those that were passed over within it. */
  used: readonly number[];
  numbers: readonly number[];
  denied: boolean;
}

function makeSlot(written: string): Slot {
  if (written === '<n>') return '#';
  if (written === '<+n>') return '+#';
  if (written === '~') return '~';
  const optional = /^\(.*\)$/.test(written);
  const all = written.replace(/^\(|\)$/g, '').split('|');
  return {
    words: new Set(all.filter(word => !word.startsWith('=')).map(baseOf)),
    exact: new Set(all.filter(word => word.startsWith('=')).map(word => word.slice(1))),
    optional,
  };
}

/** Reads a phrase of a declaration. */
export function makePhrase(written: string): Phrase {
  // "(in play)" may be left out, and so may each of its words
  const single = written.replace(/\(([^)]*)\)/g, (_, group: string) =>
    group
      .trim()
      .split(/\s+/)
      .map(word => `(${word})`)
      .join(' '),
  );
  return { slots: single.trim().split(/\s+/).map(makeSlot) };
}

/** Base forms with which a phrase can begin; null where it begins with a number. */
export function beginningsOf({ slots }: Phrase): string[] | null {
  const begins: string[] = [];
  for (const slot of slots) {
    if (slot === '#' || slot === '+#') return null;
    if (slot === '~') continue;
    begins.push(...slot.words, ...[...slot.exact].map(baseOf));
    if (!slot.optional) return begins;
  }
  return begins;
}

function addTo<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}

function fits(slot: Exclude<Slot, string>, { stem, word }: Token): boolean {
  return slot.words.has(stem) || slot.words.has(word) || slot.exact.has(word);
}

/** Words that count; "both" is two. */
const COUNTS = new Map(
  Object.entries({
    a: 1,
    an: 1,
    single: 1,
    another: 1,
    no: 0,
    without: 0,
    zero: 0,
    both: 2,
    couple: 2,
    pair: 2,
  }),
);

/** How many a token says: a number, or one that is written as `a` or `no`. */
function countOf({ number, word, unit }: Token): number | null {
  if (number !== null) return unit === '' || unit === 'x' ? number : null;
  return COUNTS.get(word) ?? null;
}

const NOUNS: Readonly<Record<string, string>> = { f: 'force', c: 'chi', g: 'gold' };

/** Whether a number is written with the noun that a phrase has next: `+1F` for `<n> force`. */
function saysNoun({ number, unit }: Token, slot: Slot | undefined): boolean {
  const noun = NOUNS[unit];
  return number !== null && noun !== undefined && typeof slot === 'object' && slot.words.has(baseOf(noun));
}

/** The number that a place of a phrase takes: by itself, one in figures or words, of any unit, and no "a". */
function numberAt(slot: '#' | '+#', token: Token, alone: boolean): number | null {
  if (slot === '+#') return token.word.startsWith('+') && token.unit === '' ? token.number : null;
  if (!alone) return countOf(token);
  return token.word === 'one' ? null : token.number;
}

/** Looks for a phrase that begins at this token. */
export function matchAt(tokens: readonly Token[], at: number, { slots }: Phrase): Match | null {
  const used: number[] = [];
  const numbers: number[] = [];
  let denied = false;
  let place = at;
  let gap = false;
  let joined = false;
  for (let index = 0; index < slots.length; index++) {
    const slot = slots[index] as Slot;
    if (slot === '~') {
      gap = true;
      continue;
    }
    if (joined) {
      joined = false;
      continue;
    }
    const reach = index === 0 ? 0 : REACH;
    let found = -1;
    const passed: number[] = [];
    let turned = false;
    for (let step = 0; step <= reach + (gap ? 2 : 0) && place + step < tokens.length; step++) {
      const token = tokens[place + step] as Token;
      const number = typeof slot === 'string' ? numberAt(slot, token, slots.length === 1) : null;
      if (typeof slot === 'string' ? number !== null : fits(slot, token)) {
        found = place + step;
        if (number !== null) numbers.push(number);
        break;
      }
      const next = slots[index + 1];
      if (slot === '#' && saysNoun(token, next)) {
        found = place + step;
        numbers.push(token.number as number);
        joined = true;
        break;
      }
      if (DENIALS.has(token.word)) turned = !turned;
      else if (!gap && !FILLERS.has(token.word)) break;
      if (!gap || DENIALS.has(token.word)) passed.push(place + step);
    }
    if (found < 0) {
      if (typeof slot === 'object' && slot.optional) continue;
      return null;
    }
    if (turned) denied = !denied;
    used.push(...passed, found);
    place = found + 1;
    gap = false;
  }
  return { start: at, end: place, used, numbers, denied };
}

/**
 * Makes the finder of many phrases at once. A phrase is looked for only where a sentence has the rarest word that the phrase
 * must have, and only from a word on with which it can begin. Gives the places of phrases in the list, in order.
 */
export function makePhraseFinder(
  phrases: readonly Phrase[],
): (tokens: readonly Token[]) => { index: number; match: Match }[] {
  const counts = new Map<string, number>();
  const needs = phrases.map(({ slots }) =>
    slots.flatMap(slot =>
      typeof slot === 'object' && !slot.optional ? [[...slot.words, ...slot.exact]] : [],
    ),
  );
  for (const word of needs.flat(2)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const countAll = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (counts.get(word) as number), 0);
  const anywhere: number[] = [];
  const byRarest = new Map<string, number[]>();
  for (const [index, lists] of needs.entries()) {
    const [rarest] = lists.sort((a, b) => countAll(a) - countAll(b));
    if (!rarest) anywhere.push(index);
    for (const word of rarest ?? []) addTo(byRarest, word, index);
  }
  const begins = phrases.map(beginningsOf);
  return tokens => {
    const places = new Map<string, number[]>();
    const counted: number[] = [];
    const nouns = new Set<string>();
    for (const [at, token] of tokens.entries()) {
      addTo(places, token.stem, at);
      if (token.word !== token.stem) addTo(places, token.word, at);
      if (token.number !== null || countOf(token) !== null) counted.push(at);
      // "+1F" has the word of "<n> force"
      const noun = NOUNS[token.unit];
      if (noun !== undefined) nouns.add(baseOf(noun));
    }
    const likely = new Set(anywhere);
    for (const word of [...places.keys(), ...nouns])
      for (const index of byRarest.get(word) ?? []) likely.add(index);
    const found: { index: number; match: Match }[] = [];
    for (const index of [...likely].sort((a, b) => a - b)) {
      const starts = begins[index]?.flatMap(word => places.get(word) ?? []) ?? counted;
      for (const at of new Set(starts)) {
        const match = matchAt(tokens, at, phrases[index] as Phrase);
        if (match) found.push({ index, match });
      }
    }
    return found;
  };
}

/** Whether a denial reaches the token from the left: over fillers alone, or along "neither … nor", "no … or". */
export function denialBefore(tokens: readonly Token[], start: number): number[] | null {
  const passed: number[] = [];
  for (let at = start - 1; at >= 0 && at >= start - 5; at--) {
    const { word } = tokens[at] as Token;
    if (DENIALS.has(word)) return [...passed, at];
    if (!FILLERS.has(word)) return null;
    passed.push(at);
  }
  return null;
}
