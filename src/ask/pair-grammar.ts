import { endOf, type Sentence, startOf, wordAt } from '../language/index.js';
import {
  EFFECTS,
  FILLERS,
  FREE,
  LINKS,
  NEGATED,
  OPENERS,
  REVERSED,
  TURNS,
  TURNS_EVERYWHERE,
  WANTED,
} from './pair-words.js';
import type { Topic, Topics } from './topics.js';

export type Word = Topics['words'][number];
type Text = Pick<Sentence, 'tokens' | 'text'>;

/** How two neighbouring topics of a sentence stand to each other. */
export type Join =
  /** "zombies and skeletons": both are spoken of alike. */
  | 'list'
  /** "a samurai courtier": nothing stands in between. */
  | 'beside'
  /** "counts as", "is", "so also": something is said of the first. */
  | 'linked'
  /** "…, is it": the second clause speaks of the first by a pronoun. */
  | 'taken up'
  /** Any other words. */
  | 'loose';

const PRONOUN = /^(?:it|its|he|she|they|that|those|these|this|them|him|her)$/;
const ASKING = /^(?:who|whom|whose|what|which|when|where|why|how)$/;
const LEADS =
  /^(?:because|since|but|though|although|whether|if|while|bc|told|says|thinks|claims|thought|heard|read|when|where)$/;
const DETERMINER =
  /^(?:a|an|the|my|your|his|her|its|our|their|this|that|these|those|any|every|each|all|both|i|he|she|it|they|we|you|someone|somebody)$/;
const AUXILIARY = /^(?:is|are|was|were|do|does|did|can|could|would|should|will|may|has|have)$/;
const has = (words: ReadonlySet<string>, { word, stem }: Word) => words.has(word) || words.has(stem);

/** Whether a mark parts a token from the one in front of it. */
function isParted(at: number, { tokens, text }: Text): boolean {
  const between = at <= 0 ? '.' : text.slice(endOf(tokens, at), startOf(tokens, at));
  return /[.,;:?!()[\]\u2013\u2014]|(?:^|\s)-+(?:\s|$)/.test(between);
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
  const turned =
    AUXILIARY.test(word) && (DETERMINER.test(next) || topics.some(({ start }) => start === at + 1));
  if (ASKING.test(word)) return AUXILIARY.test(next);
  return turned && !DETERMINER.test(before) && !ASKING.test(before) && !topics.some(({ end }) => end === at);
}

/** The last place between two topics where a clause starts; null where they stand in one. */
function breakIn(from: number, to: number, topics: readonly Topic[], sentence: Text): number | null {
  for (let at = to; at >= from; at--) if (startsClause(at, topics, sentence)) return at;
  return null;
}

function joinOf(
  one: Topic,
  next: Topic,
  topics: readonly Topic[],
  words: readonly Word[],
  sentence: Text,
): Join {
  const { tokens, text } = sentence;
  const whole = words.filter(({ at }) => at >= one.end && at < next.start);
  const between = text.slice(endOf(tokens, one.end), startOf(tokens, next.start));
  if (
    whole.length > 0 &&
    whole.every(({ word }) => /^(?:and|or|nor|a|an|the|both|also|any)$/.test(word)) &&
    whole.some(({ word }) => /^(?:and|or|nor)$/.test(word))
  )
    return 'list';
  if (whole.length === 0) return /^\s*[,/&+]\s*$/.test(between) && topics.length > 2 ? 'list' : 'beside';
  const clause = breakIn(one.end, next.start, topics, sentence);
  const gap = clause === null ? whole : whole.filter(({ at }) => at >= clause);
  const takenUp = clause !== null && gap.some(({ word }) => PRONOUN.test(word));
  let at = gap.length - 1;
  while (at >= 0 && has(FILLERS, gap[at] as Word) && !has(LINKS, gap[at] as Word)) at--;
  const last = gap[at];
  const isLinked = last
    ? has(LINKS, last) || has(WANTED, last) || isOfEffect(last.at, tokens)
    : gap.length > 0 && clause === null && isOpened(one, words, sentence, topics);
  if (!isLinked) return 'loose';
  // ", treat as Undead" says it of what stands in front, and "I have an Oni. Is a naga nonhuman" does not
  const own =
    clause !== null &&
    gap.some(({ word }) => !has(LINKS, { word, stem: word, at: 0 }) && /^(?:my|i|a|an)$/.test(word)) &&
    !takenUp;
  if (clause === null) return 'linked';
  return takenUp || !own ? 'taken up' : 'loose';
}

function isOpened(
  { start }: Topic,
  words: readonly Word[],
  sentence: Text,
  topics: readonly Topic[],
): boolean {
  const from = breakIn(0, start, topics, sentence) ?? 0;
  return words.some(word => word.at < start && word.at >= from && has(OPENERS, word));
}

/** Whether the word is what something that acts on cards does: "a card that hits", "something which helps". */
function isOfEffect(at: number, tokens: Sentence['tokens']): boolean {
  const [before, far] = [wordAt(tokens, at - 1), wordAt(tokens, at - 2)];
  return EFFECTS.has(before) || (/^(?:that|which|who)$/.test(before) && EFFECTS.has(far));
}

export interface Groups {
  first: Topic[];
  second: Topic[];
  linked: boolean;
  list: boolean;
  /** Where the clause that asks begins and ends. */
  from: number;
  to: number;
  /** From here on words matter, where the second clause takes up the first. */
  again: number | null;
}

/** What is asked of what: the topics before and after the words that join them; null where they are not two. */
export function readGroups(topics: readonly Topic[], words: readonly Word[], sentence: Text): Groups | null {
  const { tokens, text } = sentence;
  if (new Set(topics.map(({ name }) => name)).size < 2 || topics.length > 8) return null;
  const joins = topics
    .slice(1)
    .map((next, index) => joinOf(topics[index] as Topic, next, topics, words, sentence));
  const differ = (index: number) => topics[index]?.name !== topics[index + 1]?.name;
  // "is a naga or oni nonhuman": what stands last without a word in between is said of the others
  const beside = joins.lastIndexOf('beside');
  if (!joins.includes('linked') && beside >= 0 && isOpened(topics[beside] as Topic, words, sentence, topics))
    joins[beside] = 'linked';
  const all = joins.flatMap((join, index) =>
    (join === 'linked' || join === 'taken up') && differ(index) ? [index] : [],
  );
  const tight = all.filter(index => joins[index] === 'linked');
  const split =
    tight[tight.length - 1] ?? all[all.length - 1] ?? joins.findIndex((_, index) => differ(index));
  let [begin, end] = [split, split + 1];
  while (begin > 0 && /^(?:list|beside)$/.test(joins[begin - 1] as Join)) begin--;
  while (end < joins.length && joins[end] === 'list') end++;
  let first = topics.slice(begin, split + 1);
  const second = topics.slice(split + 1, end + 1);
  const linked = all.includes(split);
  const [start, last] = [first[0] as Topic, second[second.length - 1] as Topic];
  // "Naka Tokei, a grand master, is he …": it is the card that is asked about
  const card = topics.find(one => one.kind === 'card' && one.start < start.start);
  if (card && start.kind === 'keyword' && joins[split] === 'taken up') first = [card];
  const from = breakIn(0, start.start, topics, sentence) ?? 0;
  let to = last.end;
  while (
    to < tokens.length &&
    !isParted(to, sentence) &&
    !/^(?:because|since|but|though|although|bc|i|we|when)$/.test(wordAt(tokens, to))
  )
    to++;
  const inside = topics.filter(
    one =>
      one.start >= from && one.end <= to && !first.includes(one) && !second.includes(one) && one !== start,
  );
  const choice = second
    .slice(1)
    .some((next, index) =>
      /\bor\b/i.test(text.slice(endOf(tokens, (second[index] as Topic).end), startOf(tokens, next.start))),
    );
  const named = new Set([...first, ...second].map(({ name }) => name));
  const again =
    joins[split] === 'taken up'
      ? breakIn((topics[split] as Topic).end, (topics[split + 1] as Topic).start, topics, sentence)
      : null;
  const alone =
    inside.every(({ name }) => named.has(name)) &&
    (all.length === 1 || joins[split] === 'linked' || first[0] === card) &&
    !choice;
  return { first, second, linked: linked && alone, list: joins[split] === 'list', from, to, again };
}

/** Words that may turn the sense of a sentence, so that it is not ruled on; and those that were passed over. */
export function weighWords(
  words: readonly Word[],
  { first, second, from, to, again }: Groups,
  sentence: Text,
  isRuleWord: (stem: string) => boolean,
): { turning: Word[]; passed: Word[] } {
  const { tokens } = sentence;
  const topics = [...first, ...second];
  const passed: Word[] = [];
  const [start] = topics as [Topic];
  const last = topics[topics.length - 1] as Topic;
  const turning = words.filter(word => {
    const { at } = word;
    const next = wordAt(tokens, at + 1);
    const apart = at < from || at >= to || (again !== null && at >= start.end && at < again);
    if (apart) {
      if (!has(FILLERS, word)) passed.push(word);
      return TURNS_EVERYWHERE.has(word.word);
    }
    if (ASKING.test(word.word)) {
      if (/^(?:about|if)$/.test(next)) return false;
      return at === from || at === again || /^(?:why|how|what|when|where)$/.test(word.word);
    }
    if (word.word === 'or' && /^(?:something|anything|others?)$/.test(next)) return true;
    // "all but", "anything but"
    if (word.word === 'but') return /^(?:all|anything|everything|everyone|any)$/.test(wordAt(tokens, at - 1));
    if (word.word === 'only')
      return !/^(?:run|runs|have|got|play|has)$/.test(next) && !/^(?:action|effect|card)s?$/.test(next);
    if (NEGATED.has(word.word) || TURNS.has(word.word) || TURNS_EVERYWHERE.has(word.word)) return true;
    if (has(FILLERS, word) || has(LINKS, word) || has(OPENERS, word) || has(WANTED, word)) return false;
    if (isOfEffect(at, tokens) && at < last.start) return false;
    const number = tokens[at]?.number ?? null;
    if (number !== null) return !/^(?:table|round|match|game|question|number)$/.test(wordAt(tokens, at - 1));
    if (isRuleWord(word.stem)) return true;
    passed.push(word);
    // an unknown word right behind what is asked may make it another thing ("a creature killer"), and one in front of the first may belong to its name
    if (at === last.end && !isParted(at, sentence)) return true;
    return (
      at === start.start - 1 &&
      at > from &&
      !DETERMINER.test(wordAt(tokens, at - 1)) &&
      !isParted(start.start, sentence)
    );
  });
  return { turning, passed };
}

/**
 * How clearly a topic is what an effect asks for: 2 where something that acts on cards wants it ("a card that hits
 * creatures"), 1 where somebody does ("target a naga"), else 0.
 */
export function wantOf(topic: Topic, topics: readonly Topic[], sentence: Text): number {
  const { tokens, text } = sentence;
  const from = Math.max(0, ...topics.filter(({ end }) => end <= topic.start).map(({ end }) => end));
  for (let at = topic.start - 1; at >= Math.max(from, topic.start - 5); at--) {
    if (isParted(at + 1, sentence) && !/:/.test(text.slice(endOf(tokens, at + 1), startOf(tokens, at + 1))))
      return 0;
    const word = wordAt(tokens, at);
    if (/^(?:as|is|are|was|be)$/.test(word)) return 0;
    if (/^(?:purposes?|anti|versus)$/.test(word)) return 2;
    if (word === 'for' && EFFECTS.has(wordAt(tokens, at - 1))) return 2;
    if (
      /^(?:that|which|who)$/.test(wordAt(tokens, at - 1)) &&
      EFFECTS.has(wordAt(tokens, at - 2)) &&
      !FREE.test(word)
    )
      return 2;
    if (!WANTED.has(word)) continue;
    // "need a Nonhuman be an Oni" asks whether it must
    if (word === 'need' && startsClause(at, topics, sentence)) return 0;
    const actor = [at - 1, at - 2].some(place => place >= from && EFFECTS.has(wordAt(tokens, place)));
    return actor || /^(?:requires|specifies|fetches)$/.test(word) ? 2 : 1;
  }
  return 0;
}

/** Whether words between two groups turn the direction: "includes", "is implied by". */
export function isReversed(words: readonly Word[]): boolean {
  return (
    words.some(({ word }) => REVERSED.has(word)) ||
    (words.some(({ word }) => word === 'by') &&
      words.some(({ word }) =>
        /^(?:implied|given|granted|included|covered|counted|entailed|meant)$/.test(word),
      ))
  );
}

/** Whether only words that make no part of a title stand beside the topics. */
export function standsFree(topics: readonly Topic[], tokens: Sentence['tokens']): boolean {
  return topics.every(({ start, end }) =>
    [start - 1, end].every(at => at < 0 || at >= tokens.length || FREE.test(wordAt(tokens, at))),
  );
}
