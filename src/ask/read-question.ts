import { baseOf, type Sentence } from '../language/index.js';
import type { Declarations, Declared, Found } from './declared.js';
import { PLAIN } from './plain.js';
import { readFacts, type Told } from './read-facts.js';
import { readWords, type Said } from './read-words.js';

/** A sentence as one of the questions. */
export interface QuestionReading {
  question: Declared;
  told: Told;
  /** How well its words fit, from 0. */
  score: number;
  /** Whether all that was written is explained, so that it may be ruled on. */
  certain: boolean;
  /** Whether all that could turn it is explained, so that it may be ruled on where nothing else comes near. */
  likely: boolean;
  /** Words that are left over: a number, a keyword, a denial, or another word that turns the sense or may tell a fact. */
  left: readonly string[];
  /** Whether it has the words that the question must have, and words that make it another. */
  about: boolean;
  turned: boolean;
  /** Words that were passed over: first those of other rules, and those that might turn another question. */
  ignored: readonly string[];
}

/** Everyday words that titles of questions or rules have: where a question tells nothing by them, they mean nothing. */
const EVERYDAY = new Set(
  (
    'achieve around ask bring decide despite enough exist final get give happen itself keyword look matter mean name outcome part people ' +
    'pick present reach run show side stand start stick stop table text through together use value wait way work'
  )
    .split(' ')
    .map(baseOf),
);

/** They ask for the same, each in its own grammar. */
const WH = new Set('who whose whom what which'.split(' '));

function explain(
  words: readonly Said[],
  question: Declared,
  found: readonly Found[],
  told: Told,
): { explained: Set<number>; turned: boolean; about: boolean } {
  const explained = new Set(told.used);
  const parts = question.about.map(() => new Set<number>());
  for (const match of found) {
    const { role, used, denied } = match;
    if (denied) continue;
    if (role.kind === 'about') {
      parts[role.line]?.add(role.part);
    }
    if (role.kind === 'about' || role.kind === 'also') for (const at of used) explained.add(at);
  }
  // what tells a fact, or joins a clause, turns nothing
  const turned = found.some(
    ({ role, used }) =>
      role.kind === 'turns' && !used.every(at => told.used.has(at)) && !used.every(at => words[at]?.isJoin),
  );
  const about = question.about.some((count, line) => parts[line]?.size === count);
  return { explained, turned, about };
}

/** What is left of a sentence that a question does not explain: what may turn it, what hardly does, and plain words. */
function leftOver(
  words: readonly Said[],
  question: Declared,
  explained: ReadonlySet<number>,
  { facts }: Told,
): { left: string[]; slight: string[]; ignored: string[] } {
  const left: string[] = [];
  const slight: string[] = [];
  const ignored: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const { word, stem, asks, obliged, kind } = words[at] as Said;
    if (asks && !explained.has(at)) {
      const asked = question.interrogatives;
      const same = WH.has(word) && [...WH].some(other => asked.has(other));
      if (!same && !asked.has(word)) left.push(word);
      continue;
    }
    // "do I have to" asks for another thing than "may I", whatever else explains its words
    if (obliged && !question.own.has('must')) left.push(word);
    if (explained.has(at) || obliged || kind === 'plain') continue;
    const heeds = question.heeded.get(stem);
    // what tells nothing but facts that are told already
    const known = heeds === undefined || [...heeds].every(fact => facts[fact] !== undefined);
    if (kind === 'number' || kind === 'left' || kind === 'turning') left.push(word);
    else if (kind === 'slight') (known ? slight : left).push(word);
    else if (question.own.has(stem) || (EVERYDAY.has(stem) && heeds === undefined)) continue;
    else if (kind === 'game') left.push(word);
    else if (kind === 'hard' || heeds !== undefined) (known ? slight : left).push(word);
    else if (kind === 'letter') left.push(word);
    else ignored.push(word);
  }
  return { left, slight, ignored };
}

/** Makes the reader of sentences as questions, best first. */
export function makeQuestionReader(
  declarations: Declarations,
  isHard: (stem: string) => boolean,
): (sentence: Sentence) => QuestionReading[] {
  const { questions, find, having, weight } = declarations;
  return sentence => {
    const { tokens } = sentence;
    const words = readWords(sentence, isHard);
    const has = (pattern: RegExp) => tokens.some(({ word }) => pattern.test(word));
    // "can I … on your turn" speaks of two persons, of whom the facts know one
    const twoPersons = has(/^(?:i|my|me|mine)$/) && has(/^(?:your|yours)$/);
    const found = find(tokens);
    const content = [...new Set(tokens.filter(({ word }) => !PLAIN.has(word)).map(({ stem }) => stem))];
    const all = content.reduce((sum, stem) => sum + Math.max(weight(stem), 1), 0) || 1;
    const fits = questions.map(() => 0);
    for (const stem of content)
      for (const index of having(stem)) fits[index] = (fits[index] as number) + weight(stem);
    const readings = questions.map((question, index): QuestionReading | null => {
      const matches = found[index] as Found[];
      const fit = (fits[index] as number) / all;
      if (fit === 0) return null;
      const told = readFacts(sentence, question, matches);
      const { explained, turned, about } = explain(words, question, matches, told);
      const { left, slight, ignored } = leftOver(words, question, explained, told);
      const score =
        fit +
        (about ? 0.35 : 0) -
        (turned ? 0.3 : 0) +
        0.08 * Object.keys(told.facts).length -
        0.04 * (left.length + slight.length);
      const likely =
        !twoPersons &&
        about &&
        !turned &&
        left.length === 0 &&
        ignored.length <= Math.max(2, tokens.length / 5) &&
        told.contradicted.length === 0;
      return {
        question,
        told,
        score,
        certain: likely && slight.length === 0,
        likely,
        left,
        ignored: [...slight, ...ignored],
        about,
        turned,
      };
    });
    return readings.filter(reading => reading !== null).sort((a, b) => b.score - a.score);
  };
}
