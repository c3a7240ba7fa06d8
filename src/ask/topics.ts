import {
  endOf,
  experienceAt,
  foldAccents,
  type Mention,
  PLAIN_VERSION,
  type Sentence,
  startOf,
  VERSION_NOUN,
  wordAt,
} from '../language/index.js';

/** A keyword or a card that a sentence is about. */
export type Topic = Mention & {
  kind: 'keyword' | 'card';
  corrected: string | null;
  version: string | null;
  /** Other titles that may be meant. */
  others?: readonly string[];
};

/** The keywords and cards of a sentence in order, and its other words. */
export interface Topics {
  topics: Topic[];
  words: { word: string; stem: string; at: number }[];
}

/** Finds keywords that are printed on cards, and that no rule speaks of. */
export type FindPrinted = (tokens: Sentence['tokens']) => string | null;

const BETWEEN = /^(?:the|an?|in|its|his|her|my|with|but|one|version|printing|copy)$/;
/** The version that a sentence names at a place: "experienced 2 kyd", "without experience", "the normal one". */
function versionAt(tokens: Sentence['tokens'], at: number): { version: string; end: number } | null {
  const found = experienceAt(tokens, at);
  const isBare = PLAIN_VERSION.test(wordAt(tokens, at)) && !VERSION_NOUN.test(wordAt(tokens, at + 1));
  return found && !isBare ? { version: found.written || 'none', end: found.end } : null;
}

const LEADING = /^(?:the|an?|his|her|my|one|with|i|mean|meant|that|is|version|printing|copy)$/;
const ENDING =
  /^(?:ones?|versions?|printings?|copy|copies|edition|card|i|mean|meant|that|is|please|pls|thanks)$/;

/** The version that is named after the question, as "the experienced one i mean", "(without experience)". */
function versionBehind(
  { tokens, text }: Pick<Sentence, 'tokens' | 'text'>,
  from: number,
): Pick<Topic, 'start' | 'end' | 'version'> | null {
  if (!/[^\s\p{L}\p{N}]/u.test(text.slice(endOf(tokens, from), tokens[from]?.start))) return null;
  let at = from;
  while (LEADING.test(wordAt(tokens, at))) at++;
  const found = versionAt(tokens, at);
  const fits = found && tokens.slice(found.end).every(({ word }) => ENDING.test(word));
  return fits ? { start: from, end: tokens.length, version: found.version } : null;
}

/**
 * The experience keyword that follows a title ("Toku exp 3", "Toku, the experienced 3 one", "in its non-experienced
 * printing"), or stands in front of it ("inexperienced Toku", "the normal Toku").
 */
export function versionOf(
  tokens: Sentence['tokens'],
  { start, end }: Pick<Mention, 'start' | 'end'>,
): Pick<Topic, 'start' | 'end' | 'version'> {
  let at = end;
  while (BETWEEN.test(wordAt(tokens, at))) at++;
  const behind = versionAt(tokens, at);
  const isNamed = behind !== null && VERSION_NOUN.test(wordAt(tokens, behind.end));
  if (behind && (at === end || isNamed || behind.version === 'none'))
    return { start, version: behind.version, end: isNamed ? behind.end + 1 : behind.end };
  for (const at of [start - 4, start - 3, start - 2, start - 1]) {
    const front = versionAt(tokens, at);
    if (front?.end === start) return { start: at, end, version: front.version };
  }
  if (PLAIN_VERSION.test(wordAt(tokens, start - 1))) return { start: start - 1, end, version: 'none' };
  return { start, end, version: null };
}

/** Parts a sentence into what it is about and the words around it. */
export function topicsOf(
  { tokens, keywords: all, titles: strong, weak, text, corrected }: Sentence,
  findPrinted: FindPrinted,
  isWord: (word: string) => boolean,
  withWeak = false,
): Topics {
  const titles = withWeak ? [...strong, ...weak] : strong;
  const covered = (at: number) => titles.some(({ start, end }) => at >= start && at < end);
  const keywords = withWeak ? all.filter(({ start }) => !covered(start)) : all;
  const topics: Topic[] = [
    ...keywords.map(one => ({ ...one, kind: 'keyword' as const })),
    ...titles.map(one => ({ ...one, kind: 'card' as const })),
  ]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, name, kind }) => {
      const written = text.slice(tokens[start]?.start, tokens[end - 1]?.end);
      // "half-naga" is another keyword than Naga, and "non-naga" is none
      const joined =
        start > 0 && text.charAt(startOf(tokens, start) - 1) === '-' && tokens[start - 1]?.word !== 'non';
      const before = joined ? start - 1 : start;
      const behind =
        text.charAt(endOf(tokens, end)) === '-' && tokens[end]?.start === endOf(tokens, end) + 1
          ? end + 1
          : end;
      const whole =
        before < start || behind > end ? text.slice(tokens[before]?.start, tokens[behind - 1]?.end) : null;
      const wrong = corrected.find(({ written: slip }) => written.includes(slip));
      const own = whole === null ? name : whole.replace(/(^|-)\p{L}/gu, letter => letter.toUpperCase());
      return {
        start: before,
        end: behind,
        name: own,
        kind,
        corrected: whole === null && wrong ? wrong.written : null,
        version: null,
      };
    });
  for (const topic of topics) if (topic.kind === 'card') Object.assign(topic, versionOf(tokens, topic));
  // "is Hida Amoro undead, the experienced one i mean"
  const [card, asked, ...more] = topics.filter(({ name }) => !/^(?:In)?experienced/i.test(name));
  const told =
    card?.kind === 'card' && card.version === null && asked && more.length === 0
      ? versionBehind({ tokens, text }, asked.end)
      : null;
  if (card && told) card.version = told.version;
  // the experience keyword behind a title is a part of the card's name
  const versions = topics.filter(
    one =>
      one.kind === 'keyword' &&
      [...topics.filter(({ kind }) => kind === 'card'), ...(told ? [told] : [])].some(
        ({ start, end }) => one.start >= start && one.start < end,
      ),
  );
  for (const one of versions) topics.splice(topics.indexOf(one), 1);
  const taken = new Set(
    [...topics, ...(told ? [told] : [])].flatMap(({ start, end }) =>
      Array.from({ length: end - start }, (_, index) => start + index),
    ),
  );
  // "Kitsune Diro in play: is Diro a Mantis": a word of the name stands for the card
  for (const card of topics.filter(({ kind }) => kind === 'card')) {
    const name = foldAccents(card.name).split(/[^\p{L}\p{N}']+/u);
    for (const [at, { word }] of tokens.entries()) {
      if (taken.has(at) || word.length < 4 || !name.includes(word) || isWord(word)) continue;
      topics.push({ ...card, start: at, end: at + 1 });
      taken.add(at);
    }
  }
  // of a card and no keyword, any word may be the keyword that is asked for
  const own = tokens.some(({ word }) =>
    /^(?:i|my|me|you|your|opponent|use|play|uses|plays|if|when|while)$/.test(word),
  );
  const alone = topics.length === 1 && topics[0]?.kind === 'card' && !own && tokens.length <= 12;
  for (let at = 0; at < tokens.length; at++) {
    if (taken.has(at) || (isWord(wordAt(tokens, at)) && !alone)) continue;
    // "says my brother" speaks of a person
    if (wordAt(tokens, at) === 'brother' && /^(?:my|our|his|her)$/.test(wordAt(tokens, at - 1))) continue;
    for (const length of [3, 2, 1]) {
      const places = Array.from({ length }, (_, index) => at + index);
      if (places.some(place => place >= tokens.length || taken.has(place))) continue;
      const name = findPrinted(tokens.slice(at, at + length));
      if (name === null) continue;
      topics.push({ start: at, end: at + length, name, kind: 'keyword', corrected: null, version: null });
      for (const place of places) taken.add(place);
      break;
    }
  }
  const words = tokens.flatMap(({ word, stem }, at) => (taken.has(at) ? [] : [{ word, stem, at }]));
  return { topics: topics.sort((a, b) => a.start - b.start), words };
}
