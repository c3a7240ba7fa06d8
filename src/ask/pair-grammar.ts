import { endOf, type Sentence, startOf, wordAt } from '../language/index.js';
import { asksAgain, breakIn, type Clauses, has, isParted, PRONOUN, type Word } from './pair-clauses.js';
import type { Topic } from './topics.js';
import { AUXILIARY, EFFECTS, FILLERS, LINKS, NEGATED, OPENERS, WANTED } from './word-lists.js';

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

/** An arrow, which says what "counts as" says; and one that says it both ways. */
const ARROW = /[-=]+>|[\u2190-\u21ff]|[\u2794\u279c\u27a1]|(?<![<>=!])==?(?![>=])/u;
export const BOTH_WAYS = /<[-=]+>|==|\u2194|\u21d4/u;

function joinOf(one: Topic, next: Topic, words: readonly Word[], clauses: Clauses): Join {
  const { tokens, text, topics } = clauses;
  const whole = words.filter(({ at }) => at >= one.end && at < next.start);
  const between = text.slice(endOf(tokens, one.end), startOf(tokens, next.start));
  // "is an el a zombie? el = Undead" explains a word, and asks nothing with it
  if (ARROW.test(between) && !/[?!.;(]/.test(between)) return 'linked';
  if (
    whole.length > 0 &&
    whole.every(({ word }) => /^(?:and|or|nor|a|an|the|both|also|any)$/.test(word)) &&
    whole.some(({ word }) => /^(?:and|or|nor)$/.test(word))
  )
    return 'list';
  if (whole.length === 0 && /^\s*[,/&+]\s*$/.test(between) && topics.length > 2) return 'list';
  if (isElliptic(next, one.end, words, clauses)) return 'taken up';
  if (whole.length === 0) return /[?!;.(]/.test(between) ? 'loose' : 'beside';
  const clause = breakIn(one.end, next.start, clauses);
  const gap = clause === null ? whole : whole.filter(({ at }) => at >= clause);
  const takenUp = clause !== null && gap.some(({ word }) => PRONOUN.test(word));
  // "zombie on it its undead": "its" for "it is"
  const its = next.start - 1;
  const isAlone = its === one.end || wordAt(tokens, its - 1) === 'it' || isParted(its, clauses);
  if (wordAt(tokens, its) === 'its' && isAlone) return clause === null ? 'linked' : 'taken up';
  let at = gap.length - 1;
  while (
    at >= 0 &&
    (NEGATED.has((gap[at] as Word).word) || (has(FILLERS, gap[at] as Word) && !has(LINKS, gap[at] as Word)))
  )
    at--;
  const last = gap[at];
  const isLinked = last
    ? has(LINKS, last) || (has(WANTED, last) && last.at > one.end) || isOfEffect(last.at, tokens)
    : gap.length > 0 && clause === null && isOpened(one, words, clauses);
  // "may two shugenja make a ritual" speaks of what they do
  const isMaking =
    last &&
    /^mak(?:e|es|ing)$/.test(last.word) &&
    /^(?:may|can)$/.test(wordAt(tokens, breakIn(0, one.start, clauses) as number)) &&
    /^an?$/.test(wordAt(tokens, last.at + 1));
  if (!isLinked || isMaking) return 'loose';
  // ", and so a creature"
  if (clause !== null && last && /^(?:so|hence|thus|therefore)$/.test(last.word)) return 'taken up';
  // ", treat as Undead" says it of what stands in front, and "I have an Oni. Is a naga nonhuman" does not
  const own =
    clause !== null &&
    gap.some(({ word }) => !has(LINKS, { word, stem: word, at: 0 }) && /^(?:my|i|a|an)$/.test(word)) &&
    !takenUp;
  if (clause === null) return 'linked';
  return takenUp || !own ? 'taken up' : 'loose';
}

/** Whether a clause asks by the keyword alone: "ogre on the board. Nonhuman, correct?", "a ratling, nonhuman?" */
function isElliptic(
  { start, end }: Topic,
  behind: number,
  words: readonly Word[],
  clauses: Clauses,
): boolean {
  const { tokens, text, topics } = clauses;
  const begin = /^(?:an?|the|so|then|and)$/.test(wordAt(tokens, start - 1)) ? start - 1 : start;
  const after = /^[^.;?!]*(?:[.!][^.;?!]*)?\?/.test(text.slice(endOf(tokens, end)));
  return (
    begin >= behind &&
    isParted(begin, clauses) &&
    after &&
    topics.every(one => one.start <= start) &&
    words.every(
      word => word.at < end || has(FILLERS, word) || /^(?:implied|granted|automatic)$/.test(word.word),
    )
  );
}

function isOpened({ start }: Topic, words: readonly Word[], clauses: Clauses): boolean {
  const from = breakIn(0, start, clauses) as number;
  return words.some(word => word.at < start && word.at >= from && has(OPENERS, word));
}

/** Whether the word is what something that acts on cards does: "a card that hits", "something which helps". */
export function isOfEffect(at: number, tokens: Sentence['tokens']): boolean {
  return EFFECTS.has(wordAt(tokens, at - 1));
}

export interface Groups {
  first: Topic[];
  second: Topic[];
  linked: boolean;
  list: boolean;
  /** Whether the first ones are keywords of one card: "a samurai courtier". */
  together: boolean;
  /** Where the clause that asks begins and ends. */
  from: number;
  to: number;
  /** From here on words matter, where the second clause takes up the first. */
  again: number | null;
}

/** What is asked of what: the topics before and after the words that join them; null where they are not two. */
export function readGroups(words: readonly Word[], clauses: Clauses): Groups | null {
  const { tokens, topics, starts } = clauses;
  if (new Set(topics.map(({ name }) => name)).size < 2 || topics.length > 8) return null;
  const joins = topics.slice(1).map((next, index) => joinOf(topics[index] as Topic, next, words, clauses));
  const differ = (index: number) => topics[index]?.name !== topics[index + 1]?.name;
  // "is a naga or oni nonhuman": what stands last without a word in between is said of the others
  const beside = joins.lastIndexOf('beside');
  if (!joins.includes('linked') && beside >= 0 && isOpened(topics[beside] as Topic, words, clauses))
    joins[beside] = 'linked';
  const all = joins.flatMap((join, index) =>
    (join === 'linked' || join === 'taken up') && differ(index) ? [index] : [],
  );
  const tight = all.filter(index => joins[index] === 'linked');
  const breakAt = (index: number) =>
    breakIn((topics[index] as Topic).end, (topics[index + 1] as Topic).start, clauses);
  // "he has naga printed, is he nonhuman": the question is what is asked
  const asked = all.filter(
    index => joins[index] === 'taken up' && AUXILIARY.has(wordAt(tokens, breakAt(index) as number)),
  );
  const split =
    asked[asked.length - 1] ??
    tight[tight.length - 1] ??
    all[all.length - 1] ??
    joins.findIndex((_, index) => differ(index));
  let [begin, end] = [split, split + 1];
  while (begin > 0 && /^(?:list|beside)$/.test(joins[begin - 1] as Join)) begin--;
  while (end < joins.length && joins[end] === 'list') end++;
  let first = topics.slice(begin, split + 1);
  let second = topics.slice(split + 1, end + 1);
  // "Mat'tck the ratling commander a creature": without a word that joins them, the last is asked of the card
  if (topics[0]?.kind === 'card' && all.length === 0)
    [first, second] = [topics.slice(0, 1), topics.slice(-1)];
  // "is Snak a ratling, and so a creature": what follows from it is what is asked
  const follows = topics[end + 1];
  if (follows && joins[end] === 'taken up') {
    const gap = words.filter(({ at }) => at >= (topics[end] as Topic).end && at < follows.start);
    if (gap.some(({ word }) => /^(?:so|hence|thus|therefore|then)$/.test(word))) second = [follows];
  }
  if (first.length > 1 && first[0]?.kind === 'card') first = first.slice(0, 1);
  const together = joins.slice(begin, split).includes('beside') && first.length > 1;
  const linked = all.includes(split);
  const [start, last] = [first[0] as Topic, second[second.length - 1] as Topic];
  // "Naka Tokei, a grand master, is he …": it is the card that is asked about
  const card = topics.find(one => one.kind === 'card' && one.start < start.start);
  if (card && start.kind === 'keyword' && joins[split] === 'taken up') first = [card];
  const from = breakIn(0, start.start, clauses) as number;
  let to = last.end;
  while (
    to < tokens.length &&
    !starts.includes(to) &&
    !/^(?:because|since|but|though|although|bc|i|we|when)$/.test(wordAt(tokens, to))
  )
    to++;
  const inside = topics.filter(
    one =>
      one.start >= from && one.end <= to && !first.includes(one) && !second.includes(one) && one !== start,
  );
  const named = new Set([...first, ...second].map(({ name }) => name));
  const again = joins[split] === 'taken up' ? breakAt(split) : null;
  const pairs = new Set(tight.map(index => `${topics[index]?.name} ${topics[index + 1]?.name}`));
  const alone = inside.every(({ name }) => named.has(name)) && (asked.length > 0 || pairs.size < 2);
  const both = asksAgain(last.end, clauses);
  const list = joins[split] === 'list' && !both;
  return { first, second, linked: (linked || both) && alone, list, from, to, again, together };
}
