import { arrowsOf, type RuleDocument, wordingsOf } from '../knowledge/index.js';
import { nearest } from '../language/index.js';
import type { TermIndex, WeightedTerm } from './lunr-index.js';
import { closedTerm, phraseTerm, readText, termOf, wordsIn } from './terms.js';

/** Words that a question needs and a rule does not turn on. "may", "not", "only", "each", "first", "who" are none. */
const FILLERS = new Set(
  (
    'a an the of to in on at for from by with as and or but if then than so is are was were be been being am do does did ' +
    'has have had having i me my mine you your he him his she her they them their it its we us our this that these those ' +
    'there here what which how when where why can could will would shall should get gets got just also about into im ' +
    'ive dont doesnt does whats hows please guy guys card cards says say said happen happens rule rules mean means'
  ).split(' '),
);

/** How much the kinds of terms count against a plain word. */
const WEIGHTS = { filler: 0.15, word: 1, pair: 0.8, phrase: 1, guess: 0.7, keyword: 0.25, date: 4 };
/** More words than this are not read: questions are shorter, and each word costs time. */
const LONGEST_QUERY = 40;
const LONGEST_PHRASE = 6;

const SHORTEST = 3;
const LONGEST = 30;
// a word of four letters has too many neighbours one letter away, one of them is often another word of the game
const MAY_CHANGE = 5;

/**
 * Makes the guesser of unknown words over the words of all documents: known words that begin with what was typed, or that
 * a slip could have turned into it; best first, at most three.
 */
function makeGuess(words: Iterable<string>): (word: string) => string[] {
  const known = [...new Set(words)].filter(word => !/\d/.test(word)).sort();
  return word => {
    if (word.length < SHORTEST || word.length > LONGEST || /\d/.test(word)) return [];
    const longer = known.filter(one => one.startsWith(word)).sort((a, b) => a.length - b.length);
    if (longer.length > 0) return longer.slice(0, 3);
    if (word.length < MAY_CHANGE) return [];
    const reach = word.length < 8 ? 1 : 2;
    return nearest(
      word,
      known.filter(({ length }) => Math.abs(length - word.length) <= reach),
    );
  };
}

function termsIn(name: string): string[] {
  return wordsIn(name).map(({ folded }) => termOf(folded));
}

/**
 * Makes the reader of equivalent keywords, of all documents and any day: a search for one keyword, or for old words, should
 * find what the rules say about its equivalent. It gives the terms of the equivalents of every keyword among some words.
 */
function makeExpand(documents: readonly RuleDocument[]): (folded: readonly string[]) => string[] {
  const equivalents = new Map<string, string[]>();
  const relations = documents.flatMap(wordingsOf).flatMap(wording => wording.relations);
  for (const { from, to, kind } of relations.flatMap(arrowsOf)) {
    const key = termsIn(from).join(' ');
    if (kind === 'equivalent') equivalents.set(key, [...(equivalents.get(key) ?? []), ...termsIn(to)]);
  }
  return folded => {
    const terms = ` ${folded.map(termOf).join(' ')} `;
    return [...equivalents].filter(([key]) => terms.includes(` ${key} `)).flatMap(([, others]) => others);
  };
}

/** A query as terms of the index. */
export interface Query {
  terms: WeightedTerm[];
  /** Terms of single words, to mark them in a snippet. */
  marked: Set<string>;
}

/** Makes the reader of what was typed, over documents and all their words. No mark has a meaning: every word is a word. */
export function makeQueryReader(
  index: TermIndex,
  documents: readonly RuleDocument[],
  words: Iterable<string>,
): (text: string) => Query {
  const guess = makeGuess(words);
  const expand = makeExpand(documents);

  const wordTerms = (folded: string): WeightedTerm[] => {
    const weight = FILLERS.has(folded) ? WEIGHTS.filler : WEIGHTS.word;
    const term = termOf(folded);
    if (index.has(term) || FILLERS.has(folded)) return [{ term, weight }];
    const guesses = [...new Set(guess(folded).map(termOf))];
    return guesses.map((meant, place) => ({ term: meant, weight: (weight * WEIGHTS.guess) / (place + 1) }));
  };

  return text => {
    const { words, dates } = readText(text);
    const folded = words.slice(0, LONGEST_QUERY).map(word => word.folded);
    const single = folded.flatMap(wordTerms);
    const pairs = folded.slice(1).map((word, index) => closedTerm(folded[index] as string, word));
    const phrases = folded.flatMap((_, start) =>
      folded.slice(start, start + LONGEST_PHRASE).map((__, length) => ({
        term: phraseTerm(folded.slice(start, start + length + 1)),
        weight: WEIGHTS.phrase * (length + 1),
      })),
    );
    const days = dates.filter(({ value }) => value !== '');
    return {
      terms: [
        ...single,
        ...pairs.map(term => ({ term, weight: WEIGHTS.pair })),
        ...phrases.filter(({ term }) => index.has(term)),
        ...expand(folded).map(term => ({ term, weight: WEIGHTS.keyword })),
        ...days.map(({ kind, value }) => ({
          term: kind === 'yearless' ? `--${value}` : value,
          weight: WEIGHTS.date,
        })),
      ],
      marked: new Set([
        ...single.filter(({ weight }) => weight > WEIGHTS.filler).map(({ term }) => term),
        ...pairs.filter((_, at) => ![folded[at], folded[at + 1]].some(word => FILLERS.has(String(word)))),
      ]),
    };
  };
}
