import { PLAIN_WORDS } from './plain-words.js';
import { makeCorrector } from './spelling.js';
import type { Mention, Mentions, Thing } from './thing.js';
import { findThings } from './things.js';
import { baseOf, type Token, tokensOf } from './tokens.js';

/** A sentence taken apart. Places are places of tokens. */
export interface Sentence extends Mentions {
  /** Titles whose words are all words of the rules, written in small letters: they may be meant as such words. */
  weak: Mentions['titles'];
  /** Cards that it describes: `a 2F zombie follower`, `Doji Razan (Samurai, Courtier)`. */
  things: readonly Thing[];
  /** Words that were read as others, for a slip of the finger. */
  corrected: readonly { written: string; read: string }[];
}

/** Finds the titles of cards in a sentence. */
export type FindTitles = (
  tokens: readonly Token[],
  text: string,
) => (Mentions['titles'][number] & { weak: boolean })[];

/** How many words a keyword has at most. */
const LONGEST = 8;

/** The key of a keyword that is written in these tokens. */
export function keyOf(tokens: readonly Token[]): string {
  return tokens.map(({ word, stem }) => (word === 'the' ? '' : stem)).join('');
}

/** The key by which spellings of a keyword are compared: case, plural, apostrophe, hyphen and "the" make no difference. */
export function keywordKey(text: string): string {
  return keyOf(tokensOf(text));
}

/** What else a reader of sentences knows. */
export interface KnownBeside {
  findTitles?: FindTitles | undefined;
  /** Keywords that are found as they are written, and that no other word is taken for. */
  others?: readonly string[];
  /** Words that are left as they are. */
  isPlain?(word: string): boolean;
}

/** Makes the reader of sentences over the words that may stand in them, and the keywords that are known. */
export function makeSentenceReader(
  vocabulary: Iterable<string>,
  keywords: readonly string[],
  { findTitles = () => [], others = [], isPlain = () => false }: KnownBeside = {},
): (text: string) => Sentence {
  const byKey = new Map<string, string>();
  for (const name of [...keywords, ...others]) {
    const key = keywordKey(name);
    if (!byKey.has(key)) byKey.set(key, name);
    // "toturis army": a possessive without its apostrophe
    const bare = keywordKey(name.replace(/'s\b/g, 's'));
    if (!byKey.has(bare)) byKey.set(bare, name);
    // a clan goes by its name alone
    const clan = /^(\S+) Clan$/.exec(name)?.[1];
    if (clan !== undefined && !byKey.has(keywordKey(clan))) byKey.set(keywordKey(clan), name);
  }
  const only = new Set(others);
  const words = new Set<string>();
  const stems = new Set<string>();
  for (const word of [...vocabulary, ...keywords.flatMap(name => tokensOf(name).map(({ word }) => word))]) {
    words.add(word);
    stems.add(baseOf(word));
  }
  const correct = makeCorrector(words);

  function findKeywords(tokens: readonly Token[]): Mention[] {
    const found: Mention[] = [];
    for (let at = 0; at < tokens.length; ) {
      let end = Math.min(at + LONGEST, tokens.length);
      for (; end > at; end--) {
        const list = tokens.slice(at, end);
        if (list[0]?.word === 'the' || list[list.length - 1]?.word === 'the') continue;
        const name = byKey.get(keyOf(list));
        if (name === undefined) continue;
        found.push({ start: at, end, name });
        break;
      }
      at = Math.max(end, at + 1);
    }
    return found;
  }

  // "Toturi's Army" is a card too, and mostly meant as the keyword; with its experience it is the card
  const isOfKeyword = (keywords: readonly Mention[], tokens: readonly Token[], { start, end }: Mention) =>
    keywords.some(
      one => one.start <= start && one.end >= end && !/^(?:in)?experienced$/.test(tokens[end]?.word ?? ''),
    );

  return text => {
    const corrected: { written: string; read: string }[] = [];
    const written = tokensOf(text);
    const found = findTitles(written, text);
    const asKeywords = found.length > 0 ? findKeywords(written) : [];
    const titles = found.filter(one => !one.weak && !isOfKeyword(asKeywords, written, one));
    // a keyword that only cards have may be meant as the title that it is too ("Ratling Nest"), and one of a rule is not
    const weak = found.filter(one => {
      const same = asKeywords.find(({ start, end }) => start === one.start && end === one.end);
      return same ? only.has(same.name) : one.weak;
    });
    const inTitle = (at: number) => titles.some(({ start, end }) => at >= start && at < end);
    const tokens = written.map((token, at) => {
      const { word, stem, number } = token;
      if (
        number !== null ||
        inTitle(at) ||
        words.has(word) ||
        stems.has(stem) ||
        PLAIN_WORDS.has(word) ||
        isPlain(word)
      )
        return token;
      const read = correct(word);
      if (read === null || read === word) return token;
      corrected.push({ written: text.slice(token.start, token.end), read });
      return { ...token, word: read, stem: baseOf(read) };
    });
    const keywords = findKeywords(tokens).filter(({ start }) => !inTitle(start));
    const sentence = { text, tokens, keywords, titles, weak, corrected };
    return { ...sentence, things: findThings(sentence) };
  };
}
