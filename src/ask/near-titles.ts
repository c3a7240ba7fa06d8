import type { Card, Catalogue } from '../decks/index.js';
import { foldAccents, makeCorrector, type Sentence } from '../language/index.js';
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

  /** Titles that have the words, those that are nothing else before those of people, and both before all others. */
  function titlesOf(words: readonly string[]): string[] {
    const [one = '', ...rest] = words;
    const found = (byWord.get(one) as string[]).filter(key =>
      rest.every(word => byWord.get(word)?.includes(key)),
    );
    const whole = found.filter(key => key === words.join(' '));
    const people = found.filter(key => first(key).type === 'Personality' && key.split(' ').length <= 3);
    return whole.length > 0 ? whole : people.length > 0 ? people : found;
  }

  return ({ tokens, text }, taken) => {
    const found: NearTitle[] = [];
    const raw = tokens.map(({ start, end }) =>
      foldAccents(text.slice(start, end)).replace(/'s$/, '').replaceAll("'", ''),
    );
    const isFree = (at: number) =>
      at < tokens.length && !taken.some(({ start, end }) => at >= start && at < end);
    /** The title that several words make with a slip, the longest first: "kyoso no onni", "chika-tek". */
    const wholeAt = (at: number): { end: number; key: string } | null => {
      for (let end = Math.min(at + LONGEST, tokens.length); end > at + 1; end--) {
        const places = Array.from({ length: end - at }, (_, index) => at + index);
        const edges = [raw[at], raw[end - 1]] as [string, string];
        if (
          !places.every(isFree) ||
          edges.some(isCommon) ||
          places.every(place => isKnown(raw[place] as string))
        )
          continue;
        const read = correctWhole(places.map(place => (raw[place] as string).replaceAll("'", '')).join(''));
        if (read !== null) return { end, key: byLetters.get(read) as string };
      }
      return null;
    };
    for (let at = 0; at < tokens.length; at++) {
      const whole = isFree(at) ? wholeAt(at) : null;
      if (whole) {
        const { end, key } = whole;
        const written = text.slice(tokens[at]?.start, tokens[end - 1]?.end);
        found.push({
          start: at,
          end,
          name: first(key).title,
          kind: 'card',
          corrected: written,
          version: null,
          others: [],
        });
        at = end - 1;
        continue;
      }
      const word = raw[at] as string;
      if (!isFree(at) || word.length < 4 || /\d/.test(word)) continue;
      const next = isFree(at + 1) ? (raw[at + 1] as string) : '';
      const read = byWord.has(word) ? word : isKnown(word) ? null : correct(word);
      if (read === null) continue;
      const second = next.length < 4 || isKnown(next) ? null : byWord.has(next) ? next : correct(next);
      const behind = second === null ? [] : titlesOf([read, second]);
      // "ratling scrungers": the word in front is a keyword by itself
      const front =
        behind.length > 0 || at === 0 || read === word ? [] : titlesOf([read, raw[at - 1] as string]);
      const both = behind.length > 0 ? behind : front;
      // of one word alone, only the name of a person is a part of a title
      const keys =
        both.length > 0
          ? both
          : isKnown(word)
            ? []
            : titlesOf([read]).filter(key => first(key).type === 'Personality');
      if (keys.length === 0 || keys.length > MOST) continue;
      const end = behind.length > 0 ? at + 2 : at + 1;
      const start = front.length > 0 ? at - 1 : at;
      const [name, ...others] = keys.map(key => first(key).title) as [string, ...string[]];
      const written = text.slice(tokens[start]?.start, tokens[end - 1]?.end);
      found.push({ start, end, name, kind: 'card', corrected: written, version: null, others });
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
