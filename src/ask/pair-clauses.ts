import { endOf, type Sentence, startOf, wordAt } from '../language/index.js';
import type { Topic, Topics } from './topics.js';
import { AGAIN, AUXILIARY, FILLERS, LINKS, NOUNS, WANTED } from './word-lists.js';

export type Word = Topics['words'][number];
export type Text = Pick<Sentence, 'tokens' | 'text'>;

export const PRONOUN = /^(?:it|its|itself|himself|herself|he|she|they|that|those|these|this|them|him|her)$/;
export const ASKING = /^(?:who|whom|whose|what|which|when|where|why|how)$/;
const LEADS =
  /^(?:because|since|but|though|although|whether|if|while|bc|told|says|thinks|claims|thought|heard|read|when|where)$/;
const NOTION = /^(?:notion|idea|assumption|theory|belief|premise|basis|impression|principle)$/;
const FOLLOWS = /^(?:he|she|it|they) (?:is|are|was|has|counts?)$|^(?:is|are|was|does|do) (?:he|she|it|they)$/;
export const DETERMINER =
  /^(?:a|an|the|my|your|his|her|its|our|their|this|that|these|those|any|every|each|all|both|i|he|she|it|they|we|you|someone|somebody)$/;
export const has = (words: ReadonlySet<string>, { word, stem }: Word) => words.has(word) || words.has(stem);

const namesOf = (topics: readonly Topic[]) => new Set(topics.map(({ name }) => name));

/** Whether a mark parts a token from the one in front of it. */
export function isParted(at: number, { tokens, text }: Text): boolean {
  const between = at <= 0 ? '.' : text.slice(endOf(tokens, at), startOf(tokens, at));
  return /[.,;:?!()[\]\u2013\u2014]|\s-+\s/.test(between);
}

/** A sentence in clauses, with the topics that it is read for. */
export interface Clauses extends Text {
  topics: readonly Topic[];
  /** The places where clauses start: the first of them is 0. */
  starts: readonly number[];
}

/** Whether a clause starts at a place: behind a mark or "because", or where a question turns its words round: "does a ratling". */
function startsClause(at: number, topics: readonly Topic[], sentence: Text): boolean {
  const { tokens } = sentence;
  if (isParted(at, sentence)) return true;
  const [before, word, next] = [at - 1, at, at + 1].map(place => wordAt(tokens, place)) as [
    string,
    string,
    string,
  ];
  if (LEADS.test(before)) return true;
  // "on the notion that a ratling is a creature", "no Courtier, so is she a Diplomat"
  if (before === 'that' && NOTION.test(wordAt(tokens, at - 2))) return true;
  if (word === 'so' && FOLLOWS.test(`${next} ${wordAt(tokens, at + 2)}`)) return true;
  // "just by being undead" gives a reason
  if (/^(?:by|for|from)$/.test(word) && /^(?:being|having)$/.test(next)) return true;
  const turned =
    AUXILIARY.has(word) && (DETERMINER.test(next) || topics.some(({ start }) => start === at + 1));
  if (ASKING.test(word)) return AUXILIARY.has(next);
  // "every undead card is a zombie"
  const behind = NOUNS.has(before) ? at - 1 : at;
  return (
    turned &&
    !DETERMINER.test(before) &&
    !/^(?:there|itself|himself|herself)$/.test(before) &&
    !ASKING.test(before) &&
    (/^(?:it|he|she|they)$/.test(next) || !topics.some(({ end }) => end === behind))
  );
}

/** Takes a sentence apart into its clauses. */
export function clausesOf(topics: readonly Topic[], { tokens, text }: Text): Clauses {
  const sentence = { tokens, text };
  const starts = [...tokens.keys()].filter(at => startsClause(at, topics, sentence));
  return { ...sentence, topics, starts };
}

/** The last place between two others where a clause starts; null where they stand in one. */
export function breakIn(from: number, to: number, { starts }: Clauses): number | null {
  return starts.findLast(at => at >= from && at <= to) ?? null;
}

/**
 * Whether another question follows: ", may I discard the Favor", "and who goes first". A tag as ", is it" is none, and
 * neither is the same question again: "can the courtier be used as one", "does the first give the second".
 */
export function asksMore(from: number, end: number, asked: readonly Topic[], clauses: Clauses): boolean {
  const { tokens, text, topics, starts } = clauses;
  const names = namesOf(asked);
  // "does the second give the first" turns the direction
  const isSame = (start: number) =>
    !/\b(?:second|latter|other)\b.*\b(?:first|former|one)\b/i.test(text.slice(startOf(tokens, start))) &&
    tokens.slice(start).every(({ word, stem }, index) => {
      const at = start + index;
      const topic = topics.find(one => at >= one.start && at < one.end);
      return topic
        ? names.has(topic.name)
        : [FILLERS, LINKS, WANTED, AGAIN].some(words => has(words, { word, stem, at }));
    });
  return starts.some(at => {
    if (at < from || at >= tokens.length - 3 || startOf(tokens, at) >= end) return false;
    const start = /^(?:and|or|but)$/.test(wordAt(tokens, at)) ? at + 1 : at;
    const [word, next] = [wordAt(tokens, start), wordAt(tokens, start + 1)];
    // "do you reckon", "what with her being a Supai"
    if (
      /^(?:do you (?:reckon|think|suppose|say)|what with)/.test(
        `${word} ${next} ${wordAt(tokens, start + 2)}`,
      )
    )
      return false;
    return AUXILIARY.has(word) ? next !== 'not' && !PRONOUN.test(next) && !isSame(start) : ASKING.test(word);
  });
}

/** Whether the words behind a place ask of the two again: "does the first give the second", "does the one cover the other". */
export function asksAgain(at: number, { tokens }: Text): boolean {
  const words = tokens.slice(at).map(({ word }) => word);
  return (
    words.some(word => AUXILIARY.has(word) || LINKS.has(word)) &&
    /\b(?:first|former|one)\b(?: \S+){1,4} (?:second|latter|other)\b/.test(words.join(' '))
  );
}

/** Whether a question about others stands in front of a place: "Is a sailor naval? Is an ogre nonhuman?" */
export function asksBefore(from: number, asked: readonly Topic[], clauses: Clauses): boolean {
  const names = namesOf(asked);
  return clauses.topics.some(
    ({ name, start }) =>
      start < from &&
      !names.has(name) &&
      AUXILIARY.has(wordAt(clauses.tokens, breakIn(0, start, clauses) as number)),
  );
}

/** The parts of a sentence that marks end, each with its places and whether it asks. */
function partsOf({ tokens, text }: Text, marks: RegExp): { from: number; to: number; asks: boolean }[] {
  const begins = tokens.flatMap((_, at) =>
    at === 0 || marks.test(text.slice(endOf(tokens, at), startOf(tokens, at))) ? [at] : [],
  );
  return begins.map((from, index) => {
    const to = begins[index + 1] ?? tokens.length;
    const behind = text.slice(endOf(tokens, to), tokens[to]?.start ?? text.length);
    return { from, to, asks: AUXILIARY.has(wordAt(tokens, from)) || behind.includes('?') };
  });
}

/** What gives a reason in front of a keyword: "because he has", "as it is a", "due to its". */
const REASON =
  /(?:^|[^\p{L}])(?:because|bc|cuz|cause|since|as|given|considering|seeing|what with)(?: that)? (?:he|she|it|they|its|his|her|their|him|of)(?:'s|'re)?(?: \p{L}+){0,5} ["']?$|(?:^|[^\p{L}])(?:(?:due|thanks|owing) to|by (?:way|means|dint) of) (?:\p{L}+ ){0,3}["']?$/iu;
/** A statement that gives one: "she is a Geisha after all", in front of the keyword and behind it. */
const STATED = /\b(?:he|she|it|they)(?: is|'?s| has| are|'?re| have) (?:\p{L}+ ){0,3}$/iu;
const AFTER_ALL = /^[^.,;:?!]*? after all\b(?! *\?)/i;
/** What stands behind the keyword that is asked of a card: "Hatsuko courtier or not". */
const CLAIMED =
  /\b(?:claims|insists|reckons|thinks|swears|argues|(?:opp|opponent|friend|mate|buddy|brother) says)(?: that)?(?: (?:he|she|it)(?:'?s| is)?)?(?: also)?(?: an?)? $/i;
const OR_NOT = /^ or (?:not|no|nah)\b(?! \p{L})/iu;

/**
 * The keywords and cards that are asked about. What is told before the last clause does not matter where that is a whole
 * question by itself ("He says ogres are. Was an ogre nonhuman?"), and of a card only the keyword that is asked of it does.
 */
export function topicsAsked(all: readonly Topic[], sentence: Text): readonly Topic[] {
  const { tokens, text } = sentence;
  const isReason = ({ start, end, kind }: Topic) => {
    const behind = Math.max(0, ...all.filter(({ end }) => end <= start).map(({ end }) => endOf(tokens, end)));
    const before = text.slice(behind, startOf(tokens, start));
    return (
      kind === 'keyword' &&
      (REASON.test(before) || (STATED.test(before) && AFTER_ALL.test(text.slice(endOf(tokens, end)))))
    );
  };
  // "because he has Naga" states something of a card and does not ask it
  const free = all.filter(one => !isReason(one));
  const [, next] = free;
  const isBehind = all.every(one => free.includes(one) || (next && one.start > next.start));
  const topics =
    namesOf(free).size > 1 && (isBehind || free.some(({ kind }) => kind === 'card')) ? free : all;
  const last = partsOf(sentence, /[.,?!;:]/).pop() as { from: number };
  const inside = topics.filter(({ start }) => start >= last.from);
  const isWhole =
    AUXILIARY.has(wordAt(tokens, last.from)) &&
    !text.slice(0, startOf(tokens, last.from)).includes('?') &&
    namesOf(inside).size === 2;
  if (isWhole) return inside;
  const cards = topics.filter(({ kind }) => kind === 'card');
  const keywords = topics.filter(({ kind }) => kind === 'keyword');
  if (namesOf(cards).size !== 1 || keywords.length === 0) return topics;
  const parts = partsOf(sentence, /[.?!;:]/).filter(({ asks }) => asks);
  const asked = keywords.filter(
    ({ start, end }) =>
      (OR_NOT.test(text.slice(endOf(tokens, end))) &&
        cards.some(card =>
          /^[\p{L} ]+$/u.test(text.slice(endOf(tokens, card.end), startOf(tokens, start))),
        )) ||
      parts.some(({ from, to }) => start >= from && start < to),
  );
  // "Toku is a Samurai, my opponent claims Courtier. Right?"
  const claimed = keywords.filter(({ start }) => CLAIMED.test(text.slice(0, startOf(tokens, start))));
  // "being Master of Guile" states something and does not ask it
  const told = asked.length > 0 ? asked : claimed;
  const whole = (told.length > 0 ? told : keywords).filter(
    ({ start }) => !/^(?:being|having)$/.test(wordAt(tokens, start - 1)),
  );
  const meant = whole.length > 0 ? whole : keywords;
  const [first] = meant as [Topic];
  const card = cards.filter(({ end }) => end <= first.start).pop() ?? (cards[0] as Topic);
  // "does not even say Nonhuman, so is he Nonhuman"
  const once = namesOf(meant).size === 1 ? meant.slice(-1) : meant;
  return [card, ...once].sort((a, b) => a.start - b.start);
}
