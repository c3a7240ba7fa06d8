import type { Card, Catalogue } from '../decks/index.js';
import { endOf, foldAccents, makeCorrector, type Sentence, startOf } from '../language/index.js';
import { type Topic, type Topics, versionOf } from './topics.js';

/** A part of a title, or a title with a slip, with the titles that it may mean, the likeliest first. */
export type NearTitle = Topic & { others: string[] };

/** How many titles one word may stand for. */
const MOST = 3;
/** How many words of a title are looked at as one. */
const LONGEST = 5;

/**
 * Makes the finder of titles that are not written out: "kachiko", "matttck", "isawa tanayma". It looks only at words that
 * neither a rule nor a keyword nor everyday English has.
 */
export function makeNearTitles(
  { titles }: Catalogue,
  isKnown: (word: string) => boolean,
  isCommon: (word: string) => boolean,
): (sentence: Sentence, taken: readonly Topic[]) => NearTitle[] {
  const byWord = new Map<string, string[]>();
  for (const key of titles.keys())
    for (const word of new Set(key.split(' '))) {
      const list = byWord.get(word);
      if (list) list.push(key);
      else byWord.set(word, [key]);
    }
  const correct = makeCorrector(byWord.keys());
  const byLetters = new Map([...titles.keys()].map(key => [key.replaceAll(/[^\p{L}\p{N}]/gu, ''), key]));
  const correctWhole = makeCorrector(byLetters.keys());
  const first = (key: string) => (titles.get(key) as readonly Card[])[0] as Card;

  /** Titles of people that have the word: people write only a part of a name. Short titles go first. */
  function peopleOf(word: string): string[] {
    const people = (byWord.get(word) as string[]).filter(key => first(key).type === 'Personality');
    const short = people.filter(key => key.split(' ').length <= 3);
    return short.length > 0 ? short : people;
  }

  return ({ tokens, text }, taken) => {
    const found: NearTitle[] = [];
    const raw = tokens.map(({ start, end }) =>
      foldAccents(text.slice(start, end)).replace(/'s$/, '').replaceAll("'", ''),
    );
    const isFree = (at: number) =>
      at < tokens.length && !taken.some(({ start, end }) => at >= start && at < end);
    /** The title that several words make with a slip, the longest first: "kyoso no onni", "chika-tek". */
    const wholeAt = (at: number): { end: number; keys: string[] } | null => {
      for (let end = Math.min(at + LONGEST, tokens.length); end > at + 1; end--) {
        const places = Array.from({ length: end - at }, (_, index) => at + index);
        const edges = [raw[at], raw[end - 1]] as [string, string];
        if (
          !places.slice(1).every(isFree) ||
          edges.some(isCommon) ||
          places.every(place => isKnown(raw[place] as string))
        )
          continue;
        const read = correctWhole(places.map(place => (raw[place] as string).replaceAll("'", '')).join(''));
        if (read !== null) return { end, keys: [byLetters.get(read) as string] };
      }
      return null;
    };
    /** The titles of which one word is a part, as it is written or with a slip. */
    const partAt = (at: number): string[] => {
      const word = raw[at] as string;
      if (word.length < 4 || /\d/.test(word) || isKnown(word)) return [];
      const read = byWord.has(word) ? word : correct(word);
      return read === null ? [] : peopleOf(read);
    };
    for (let at = 0; at < tokens.length; at++) {
      // "goblin chukkers" begins with a keyword
      const { end, keys } = wholeAt(at) ?? { end: at + 1, keys: isFree(at) ? partAt(at) : [] };
      if (keys.length === 0 || keys.length > MOST) continue;
      const [name, ...others] = keys.map(key => first(key).title) as [string, ...string[]];
      const written = text.slice(startOf(tokens, at), endOf(tokens, end));
      found.push({ start: at, end, name, kind: 'card', corrected: written, version: null, others });
      at = end - 1;
    }
    return found;
  };
}

/** A sentence read with the title that it does not write out; null where it has none, several, or another title. */
export function addNear(
  sentence: Sentence,
  { topics, words }: Topics,
  findNear: ReturnType<typeof makeNearTitles>,
): Topics | null {
  if (topics.some(({ kind }) => kind === 'card')) return null;
  const [near, ...more] = findNear(sentence, topics);
  if (!near || more.length > 0) return null;
  const card = { ...near, ...versionOf(sentence.tokens, near) };
  const isOutside = ({ start, end }: Pick<Topic, 'start' | 'end'>) => end <= card.start || start >= card.end;
  return {
    topics: [...topics.filter(isOutside), card].sort((a, b) => a.start - b.start),
    words: words.filter(({ at }) => isOutside({ start: at, end: at + 1 })),
  };
}
