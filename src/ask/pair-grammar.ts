import { endOf, type Sentence, startOf, wordAt } from '../language/index.js';
import { EFFECTS, FILLERS, LINKS, NEGATED, OPENERS, REVERSED, TURNS, WANTED } from './pair-words.js';
import type { Topic, Topics } from './topics.js';

type Word = Topics['words'][number];
type Tokens = Sentence['tokens'];

/** How two neighbouring topics of a sentence stand to each other. */
export type Join =
  /** "zombies and skeletons": both are spoken of alike. */
  | 'list'
  /** "a samurai courtier": nothing stands in between. */
  | 'beside'
  /** "counts as", "is", "so also": something is said of the first. */
  | 'linked'
  /** Any other words. */
  | 'loose';

/** What is asked of what: the topics before and after the words that join them; null where they are not two. */
export function readGroups(
  topics: readonly Topic[],
  words: readonly Word[],
  { text, tokens }: Pick<Sentence, 'tokens' | 'text'>,
): { first: Topic[]; second: Topic[]; linked: boolean; list: boolean; again?: boolean } | null {
  const names = new Set(topics.map(({ name }) => name));
  if (names.size < 2 || topics.length > 6) return null;
  const joins = joinsOf(topics, words, text, tokens);
  // "is a naga or oni nonhuman": what stands last without a word in between is said of the others
  const beside = joins.lastIndexOf('beside');
  if (!joins.includes('linked') && beside >= 0 && opened(topics, words)) joins[beside] = 'linked';
  const linked = joins.flatMap((join, index) => (join === 'linked' ? [index] : []));
  const between = (index: number) => ({
    first: [topics[index] as Topic],
    second: [topics[index + 1] as Topic],
  });
  if (topics.length === 2) return { ...between(0), linked: linked.length > 0, list: joins[0] === 'list' };
  if (topics.length > names.size) {
    // named again: the neighbours that are joined are asked about
    const at = linked.find(index => topics[index]?.name !== topics[index + 1]?.name);
    const apart = topics.findIndex(({ name }, index) => index > 0 && name !== topics[0]?.name) - 1;
    return {
      ...between(at ?? apart),
      linked: at !== undefined && names.size === 2,
      list: false,
      again: true,
    };
  }
  const [split, ...more] = linked;
  if (split === undefined) return { ...between(0), linked: false, list: joins[0] === 'list' };
  const alike = joins.every((join, index) => index === split || join === 'list' || join === 'beside');
  const choice = joins.some(
    (join, index) =>
      index > split &&
      join === 'list' &&
      /\bor\b/i.test(
        text.slice(
          endOf(tokens, (topics[index] as Topic).end),
          startOf(tokens, (topics[index + 1] as Topic).start),
        ),
      ),
  );
  return alike && more.length === 0 && !choice
    ? { first: topics.slice(0, split + 1), second: topics.slice(split + 1), linked: true, list: false }
    : { ...between(split), linked: false, list: false };
}

const ASKING = /^(?:who|whom|whose|what|which|when|where)$/;
const FREE =
  /^(?:a|an|the|is|are|was|were|am|be|as|does|do|did|has|have|my|with|in|if|would|will|can|may|card|cards|keyword|trait|count|counts|counted|considered|treated|imply|implies|implied|also|too|personality|personalities|so|it|he|still|really|any|every|each|and|or|by|not|isn|y|yes|the|same|one|to|into|on)$/;
const PRONOUN = /^(?:it|he|she|they|that|those|these|this|them|him|her)$/;
const has = (words: ReadonlySet<string>, { word, stem }: Word) => words.has(word) || words.has(stem);

/** Whether a question word stands where it asks, and does not lead a clause: "which ratlings", "a card which". */
function asks({ word, at }: Word, tokens: Tokens, text: string): boolean {
  if (!ASKING.test(word)) return false;
  if (/^(?:about|if)$/.test(wordAt(tokens, at + 1))) return false;
  const before = text.slice(0, startOf(tokens, at)).trimEnd();
  return before === '' || /[.,:;?!-]$/.test(before) || /\b(?:and|or|so|but|in|of|to)$/i.test(before);
}

/** The words of a sentence that may turn its sense, so that it is not ruled on; and whether any was passed over. */
export function weighWords(
  words: readonly Word[],
  topics: readonly Topic[],
  { tokens, text }: Pick<Sentence, 'tokens' | 'text'>,
  isRuleWord: (stem: string) => boolean,
): { turning: Word[]; passed: Word[] } {
  const passed: Word[] = [];
  const turning = words.filter(word => {
    const { at } = word;
    const next = wordAt(tokens, at + 1);
    if (/^(?:how|what)$/.test(word.word) && /^(?:about|if)$/.test(next)) return false;
    if (asks(word, tokens, text)) return true;
    if (word.word === 'or' && /^(?:something|anything|others?)$/.test(next)) return true;
    // "all but", "anything but"
    if (word.word === 'but') return /^(?:all|anything|everything|everyone|any)$/.test(wordAt(tokens, at - 1));
    if (word.word === 'only' && !topics.some(({ start }) => start === at + 1))
      return !/^(?:run|runs|have|got|play)$/.test(next);
    if (NEGATED.has(word.word) || TURNS.has(word.word)) return true;
    if (has(FILLERS, word) || has(LINKS, word) || has(OPENERS, word) || has(WANTED, word)) return false;
    const number = tokens[at]?.number ?? null;
    if (number !== null) return !/^(?:table|round|match|game|question|number)$/.test(wordAt(tokens, at - 1));
    if (isRuleWord(word.stem)) return true;
    passed.push(word);
    // an unknown word right behind what is asked may make it another thing: "a creature killer"
    const last = topics[topics.length - 1] as Topic;
    if (
      at === last.end &&
      !/[^\p{L}\p{N}\s'’]/u.test(text.slice(endOf(tokens, last.end), startOf(tokens, at)))
    )
      return true;
    // and one in front of the first may belong to its name: "fire naga"
    const [first] = topics as [Topic];
    return (
      at === first.start - 1 &&
      at > 0 &&
      !/^(?:a|an|the|my|your|his|her|their|our|this|that|these|those|every|any|each|all|some)$/.test(
        wordAt(tokens, at - 1),
      ) &&
      !/[^\p{L}\p{N}\s'’]/u.test(text.slice(endOf(tokens, at + 1), startOf(tokens, first.start)))
    );
  });
  return { turning, passed };
}

const opened = ([first]: readonly Topic[], words: readonly Word[]) =>
  words.some(word => word.at < (first as Topic).start && has(OPENERS, word));

/** How each topic is joined to the next. */
export function joinsOf(
  topics: readonly Topic[],
  words: readonly Word[],
  text: string,
  tokens: Tokens,
): Join[] {
  const isOpened = opened(topics, words);
  return topics.slice(1).map((next, index): Join => {
    const one = topics[index] as Topic;
    const gap = words.filter(({ at }) => at >= one.end && at < next.start);
    const between = text.slice(endOf(tokens, one.end), startOf(tokens, next.start));
    // another sentence speaks of the first only by "it", "those"
    if (/[.?!;](?:\s|$)/.test(between) && !gap.some(({ word }) => PRONOUN.test(word))) return 'loose';
    if (gap.length === 0 && !/[^\s"'’)(]/.test(between))
      return topics.length === 2 && isOpened ? 'linked' : 'beside';
    if (gap.length > 0 && gap.every(({ word }) => /^(?:and|or|nor|a|an|the|both|also|any)$/.test(word)))
      if (gap.some(({ word }) => /^(?:and|or|nor)$/.test(word))) return 'list';
    if (gap.length === 0 && /^\s*[,/&+]\s*$/.test(between) && topics.length > 2) return 'list';
    let at = gap.length - 1;
    while (at >= 0 && has(FILLERS, gap[at] as Word) && !has(LINKS, gap[at] as Word)) at--;
    const last = gap[at];
    if (!last) return isOpened ? 'linked' : 'loose';
    return has(LINKS, last) || has(WANTED, last) || isEffect(last, tokens) ? 'linked' : 'loose';
  });
}

const isEffect = ({ word, at }: Word, tokens: Tokens) =>
  WANTED.has(word) && EFFECTS.has(wordAt(tokens, at - 1));

/**
 * How clearly a topic is what an effect asks for: 2 where something that acts on cards wants it ("a card that hits
 * creatures"), 1 where somebody does ("target a naga"), else 0.
 */
export function wantOf(topic: Topic, topics: readonly Topic[], tokens: Tokens, text: string): number {
  const from = Math.max(0, ...topics.filter(({ end }) => end <= topic.start).map(({ end }) => end));
  for (let at = topic.start - 1; at >= Math.max(from, topic.start - 5); at--) {
    const word = wordAt(tokens, at);
    if (/^(?:as|is|are|was|be)$/.test(word)) return 0;
    if (!WANTED.has(word)) continue;
    // "need a Nonhuman be an Oni" asks whether it must
    if (word === 'need' && /(?:^|[,;:.]) *$/.test(text.slice(0, startOf(tokens, at)))) return 0;
    const actor = [at - 1, at - 2, at - 3].some(place => place >= from && EFFECTS.has(wordAt(tokens, place)));
    if (
      /^(?:say|says|saying|fetch|fetches|want|wants|mention|mentions|requires|specifies|anti|purposes?)$/.test(
        word,
      )
    )
      return 2;
    return actor ? 2 : 1;
  }
  return 0;
}

/** Whether a place is in the same sentence of the text as some topics. */
export function isBeside(
  at: number,
  topics: readonly Topic[],
  { text, tokens }: Pick<Sentence, 'tokens' | 'text'>,
): boolean {
  const start = Math.min(...topics.map(one => startOf(tokens, one.start)));
  const end = Math.max(...topics.map(one => endOf(tokens, one.end)));
  const from = Math.max(...['.', '?', '!', ';'].map(mark => text.lastIndexOf(mark, start)));
  const behind = text.slice(end).search(/[.?!;]/);
  return startOf(tokens, at) > from && (behind < 0 || startOf(tokens, at) < end + behind);
}

/** Whether only words that make no part of a title stand beside the topics. */
export function standsFree(topics: readonly Topic[], tokens: Tokens): boolean {
  return topics.every(({ start, end }) =>
    [start - 1, end].every(at => at < 0 || at >= tokens.length || FREE.test(wordAt(tokens, at))),
  );
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
