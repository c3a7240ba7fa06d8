import { endOf, type Sentence, startOf, wordAt } from '../language/index.js';
import { ASKING, type Clauses, DETERMINER, has, isParted, type Text, type Word } from './pair-clauses.js';
import { type Groups, isOfEffect } from './pair-grammar.js';
import type { Topic } from './topics.js';
import {
  AUXILIARY,
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
} from './word-lists.js';

/**
 * Whether a word belongs to what says only where, when or what for: "in my list", "for this card's cost". No rule on
 * keywords heeds that, apart from the purposes of exceptions. Between the two keywords, "for" and "by" may join them.
 */
function isAdjunct(at: number, topics: readonly Topic[], sentence: Text): boolean {
  const { tokens } = sentence;
  const last = topics[topics.length - 1] as Topic;
  const isBehind = at >= last.end;
  for (let place = at; place >= 0; place--) {
    const word = wordAt(tokens, place);
    if ((isBehind ? ADJUNCTS : PLACES).test(word)) return true;
    const isBreak = topics.some(({ end }) => end === place) || isParted(place, sentence);
    if (isBreak || AUXILIARY.has(word) || WANTED.has(word)) return false;
    // what follows the place may be what is done there: "at the same battlefield perform a ritual"
    if (!isBehind && place < at && !FILLERS.has(word) && !LINKS.has(word)) return false;
  }
  return false;
}
const NEED = /^(?:when|where|if)$/;

/** Whether the words up to the next mark want something: "when a card wants a naval personality". */
function isWanting(at: number, sentence: Text): boolean {
  const { tokens } = sentence;
  for (let place = at + 1; place < tokens.length && !isParted(place, sentence); place++)
    if (WANTED.has(wordAt(tokens, place))) return true;
  return false;
}

const TYPE =
  /^(?:stronghold|personality|follower|holding|item|event|region|sensei|strategy|spell|ring|wind)$/;
const PLACES = /^(?:in|at|on|during|within|inside)$/;
const ADJUNCTS = /^(?:in|at|on|during|within|inside|for|by|under|from|per|among)$/;

/** Words that may turn the sense of a sentence, so that it is not ruled on; and those that were passed over. */
export function weighWords(
  words: readonly Word[],
  { first, second, from, to, again }: Groups,
  sentence: Text,
  isRuleWord: (stem: string) => boolean,
  isPurpose: (stem: string) => boolean,
): { turning: Word[]; passed: Word[] } {
  const { tokens } = sentence;
  const topics = [...first, ...second];
  const passed: Word[] = [];
  const [start] = topics as [Topic];
  const last = topics[topics.length - 1] as Topic;
  const inAdjunct = (at: number) => isAdjunct(at, topics, sentence);
  const turning = words.filter(word => {
    const { at } = word;
    const next = wordAt(tokens, at + 1);
    const apart = at < from || at >= to || (again !== null && at < again);
    if (apart) {
      // "hida kisada experienced" is a card
      if (at === start.start - 1 && /experienced/i.test(start.name) && !has(FILLERS, word)) return true;
      if (!has(FILLERS, word)) passed.push(word);
      // "when did ratlings …" asks for the day
      if (at === from - 1 && /^(?:when|where)$/.test(word.word) && AUXILIARY.has(next)) return true;
      return TURNS_EVERYWHERE.has(word.word);
    }
    if (ASKING.test(word.word)) {
      // "when a card wants", "where Naval is needed" ask nothing
      if (at > start.start && NEED.test(word.word) && isWanting(at, sentence)) return false;
      return at === from || at === again || /^(?:why|how|what|when|where)$/.test(word.word);
    }
    if (word.word === 'anti') return at === start.start - 1;
    // "the stronghold Kyuden Yoritomo", "the sensei itself"
    if (
      start.kind === 'card' &&
      TYPE.test(word.word) &&
      wordAt(tokens, at - 1) === 'the' &&
      (at === start.start - 1 || next === 'itself')
    )
      return false;
    if (word.word === 'some' && EFFECTS.has(next)) return false;
    if (word.word === 'or' && /^(?:something|anything|others?)$/.test(next)) return true;
    // "all but", "anything but"
    if (word.word === 'but') return /^(?:all|anything|everything|everyone|any)$/.test(wordAt(tokens, at - 1));
    // "the spell says only undead", "monkey clan only action"
    if (word.word === 'only' && WANTED.has(wordAt(tokens, at - 1))) return false;
    if (word.word === 'only')
      return !/^(?:run|runs|have|got|play|has)$/.test(next) && !/^(?:action|effect|card)s?$/.test(next);
    if (NEGATED.has(word.word) || TURNS.has(word.word) || TURNS_EVERYWHERE.has(word.word)) return true;
    if (has(FILLERS, word) || has(LINKS, word) || has(OPENERS, word) || has(WANTED, word)) return false;
    if (isOfEffect(at, tokens) && at < last.start) return false;
    const number = tokens[at]?.number ?? null;
    if (number !== null) return !/^(?:table|round|match|game|question|number)$/.test(wordAt(tokens, at - 1));
    if (inAdjunct(at)) {
      passed.push(word);
      return isPurpose(word.stem);
    }
    if (isRuleWord(word.stem)) return true;
    passed.push(word);
    // an unknown word right behind what is asked may make it another thing ("a creature killer"), and one in front of the first may belong to its name
    if (at === last.end && !isParted(at, sentence)) return true;
    // "toku butka" is no Toku
    if (at === start.end && start.kind === 'card' && !isParted(at, sentence)) return true;
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
export function wantOf(topic: Topic, clauses: Clauses): number {
  const { tokens, text, topics, starts } = clauses;
  const from = Math.max(0, ...topics.filter(({ end }) => end <= topic.start).map(({ end }) => end));
  let want = 0;
  for (let at = topic.start - 1; at >= Math.max(from, topic.start - 5); at--) {
    if (isParted(at + 1, clauses) && !/:/.test(text.slice(endOf(tokens, at + 1), startOf(tokens, at + 1))))
      break;
    const word = wordAt(tokens, at);
    if (/^(?:as|is|are|was|be)$/.test(word)) break;
    if (/^(?:purposes?|anti|versus)$/.test(word)) return 2;
    if (word === 'for' && EFFECTS.has(wordAt(tokens, at - 1))) return 2;
    if (
      isOfEffect(at, tokens) &&
      (WANTED.has(word) || (EFFECTS.has(wordAt(tokens, at - 2)) && !FREE.test(word)))
    )
      return 2;
    // "need a Nonhuman be an Oni" asks whether it must
    if (WANTED.has(word) && !(word === 'need' && starts.includes(at))) want = 1;
  }
  return want;
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
