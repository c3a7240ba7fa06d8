/** The words of a sentence, as far as they say the same to each question. */
import { DENIALS, FILLERS, type Sentence, wordAt } from '../language/index.js';
import { INTERROGATIVES } from './declared.js';
import { GAME, PLAIN, SLIGHT, TURNING } from './plain.js';
import { AUXILIARY, wordSet } from './word-lists.js';

const MUST = wordSet('must forced required obliged');

function isLead(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const before = tokens[at - 1];
  return (
    at === 0 || before === undefined || /[,;.:?!-]/.test(sentence.text.slice(before.end, tokens[at]?.start))
  );
}

/** Whether a word asks for something, as `when` of "when may I", and not of "when I have a Wind". */
function isAsking(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const token = tokens[at];
  if (!token || !INTERROGATIVES.has(token.word)) return false;
  const next = wordAt(tokens, at + 1);
  if (token.word === 'when' || token.word === 'where')
    return /^(?:is|are|do|does|did|can|may|could|would|will|should|must)$/.test(next);
  // "a third player, who has had no units: may he join"; "bow a monk, who is unbowed"
  const isRelative =
    token.word === 'who' &&
    sentence.text[tokens[at - 1]?.end ?? 0] === ',' &&
    /^(?:is|has|had|was)$/.test(next);
  if (token.word === 'which' || token.word === 'who')
    return (
      (isLead(sentence, at) && !isRelative) ||
      !/^(?:is|are|has|have|had|was|were|just|enter|entered|came|loses|lost|does|did|already)$/.test(next)
    );
  // "All Clans is what my Sensei says"
  if (/^(?:is|are|was)$/.test(wordAt(tokens, at - 1)) && /^(?:the|my|his|her|its|it|he|she|they)$/.test(next))
    return false;
  return true;
}

/** Whether a word is whom a clause asks about: "can another player", "may somebody". */
function isActor({ tokens }: Sentence, at: number): boolean {
  let before = at - 1;
  while (/^(?:a|an|any|the|my|his|some)$/.test(wordAt(tokens, before))) before--;
  return AUXILIARY.has(wordAt(tokens, before));
}

/** A word of a sentence, as it is for each question. */
export interface Said extends Pick<Sentence['tokens'][number], 'word' | 'stem'> {
  /** Whether it asks for something, or only joins though it could ask. */
  asks: boolean;
  isJoin: boolean;
  /** Whether it asks what must be done. */
  obliged: boolean;
  /** What it is where a question does not explain it. */
  kind: 'number' | 'left' | 'turning' | 'slight' | 'plain' | 'game' | 'hard' | 'letter' | 'other';
}

/** Reads the words of a sentence once for all questions. */
export function readWords(sentence: Sentence, isHard: (stem: string) => boolean): Said[] {
  const { tokens } = sentence;
  const named = new Set(
    [...sentence.keywords, ...sentence.titles].flatMap(({ start, end }) =>
      Array.from({ length: end - start }, (_, index) => start + index),
    ),
  );
  const kindOf = (at: number): Said['kind'] => {
    const { word, stem, number } = tokens[at] as Sentence['tokens'][number];
    if (number !== null && word !== 'one') return 'number';
    if ((named.has(at) && !PLAIN.has(word)) || DENIALS.has(word)) return 'left';
    if (INTERROGATIVES.has(word)) return 'plain';
    if (TURNING.has(word)) return SLIGHT.has(word) && !isActor(sentence, at) ? 'slight' : 'turning';
    if (PLAIN.has(word) || FILLERS.has(word)) return 'plain';
    if (GAME.has(word)) return 'game';
    if (isHard(stem)) return 'hard';
    // "Player B" is a player by that name; other letters sit at a table
    const isNamed = tokens.some(
      (token, place) => token.word === word && wordAt(tokens, place - 1) === 'player',
    );
    return word.length === 1 && !/^[aix]$/.test(word) && !isNamed ? 'letter' : 'other';
  };
  return tokens.map(({ word, stem }, at) => {
    const asks = isAsking(sentence, at);
    const isJoin = INTERROGATIVES.has(word) && !asks;
    const obliged =
      MUST.has(word) || (word === 'to' && /^(?:have|has|need|needs|had)$/.test(wordAt(tokens, at - 1)));
    return { word, stem, asks, isJoin, obliged, kind: kindOf(at) };
  });
}
