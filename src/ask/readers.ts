import type { Catalogue } from '../decks/index.js';
import { type Corpus, PRINTED_KEYWORDS } from '../knowledge/index.js';
import {
  baseOf,
  keyOf,
  keywordKey,
  makeSentenceReader,
  PLAIN_WORDS,
  type Token,
  tokensOf,
} from '../language/index.js';
import type { AskedQuestion } from '../resolver/index.js';
import { makeDeclarations } from './declared.js';
import { makeNearTitles } from './near-titles.js';
import { makePairReader } from './pairs.js';
import { makeQuestionReader } from './read-question.js';
import { makeSubjectFinder } from './subjects.js';
import { makeTitleFinder } from './titles.js';
import { FAMILIAR_KEYWORDS, isPairWord } from './word-lists.js';

function* ruleTexts(corpus: Corpus): Generator<string> {
  for (const { title, answer, text, aliases } of corpus.documents) yield* [title, answer, text, ...aliases];
}

/** The words of a corpus and its questions, with cards and without. */
export function listWords(corpus: Corpus, ways: readonly AskedQuestion[]) {
  const declarations = makeDeclarations(ways);
  const stems = new Set(declarations.questions.flatMap(({ words }) => [...words]));
  const vocabulary = new Set<string>();
  const ruleWords = new Set<string>();
  for (const text of ruleTexts(corpus)) {
    for (const { stem, word, capital } of tokensOf(text)) {
      stems.add(stem);
      vocabulary.add(word);
      // "Kachiko" of an example is no word of rules
      if (!capital) ruleWords.add(word);
    }
  }
  for (const {
    ways: { asked = [] },
  } of ways)
    for (const text of asked) for (const { word } of tokensOf(text)) vocabulary.add(word);
  const subjects = corpus.documents.flatMap(({ title, keywords }) => [title, ...keywords]);
  const named = new Set(subjects.flatMap(text => tokensOf(text).map(({ stem }) => stem)));
  const hard = new Set([...declarations.titleWords, ...named]);
  const important = new Set([...declarations.ruleWords, ...hard]);
  return { declarations, stems, vocabulary, ruleWords, named, hard, important };
}

/** All that is worked out once for a corpus, its questions and its cards. */
export function makeReaders(
  corpus: Corpus,
  { declarations, stems, vocabulary, ruleWords, named, hard, important }: ReturnType<typeof listWords>,
  catalogue: Catalogue | null,
) {
  // a word of any rule, and one that matters to some question
  const isWord = (stem: string) => stems.has(stem);
  const isRuleWord = (stem: string) => important.has(stem);
  // one that the title of a question or a rule has: it is never passed over
  const isHard = (stem: string) => hard.has(stem);
  const printed = new Map<string, string>();
  const printedWords = new Set<string>();
  const titleWords = new Set<string>();
  const names = [...corpus.keywords.names, ...FAMILIAR_KEYWORDS];
  const others: string[] = [];
  for (const name of [...PRINTED_KEYWORDS, ...(catalogue?.cards ?? []).flatMap(({ keywords }) => keywords)]) {
    if (printed.has(name)) continue;
    printed.set(name, name);
    const words = tokensOf(name).map(({ word }) => word);
    // "Experienced Kachiko" names a card, and Kachiko is no keyword by it
    if (!/^(?:in)?experienced\b/i.test(name)) for (const word of words) printedWords.add(word);
    printed.set(keywordKey(name), name);
    // "Master of Bushido": no words of rules alone, or too many to be meant as such
    if (
      words.length > 1 &&
      !/\d/.test(name) &&
      (words.length > 4 || words.some(word => !vocabulary.has(word)))
    )
      others.push(name);
  }
  for (const title of catalogue?.titles.keys() ?? [])
    for (const word of title.split(' ')) titleWords.add(word);
  const known = new Set(names.map(keywordKey));
  return {
    catalogue,
    readSentence: makeSentenceReader(vocabulary, names, {
      findTitles: catalogue ? makeTitleFinder(catalogue, isWord) : undefined,
      others,
      // a word that is written as it stands in a name is no slip of another
      isPlain: word => printedWords.has(word) || titleWords.has(word) || isPairWord(word),
    }),
    findNear: catalogue
      ? makeNearTitles(
          catalogue,
          word =>
            ruleWords.has(word) ||
            important.has(baseOf(word)) ||
            printedWords.has(word) ||
            isPairWord(word) ||
            PLAIN_WORDS.has(word),
          isPairWord,
        )
      : null,
    readQuestions: makeQuestionReader(declarations, isHard),
    readPair: makePairReader(corpus, isRuleWord),
    findPrinted(tokens: readonly Token[]) {
      const name = printed.get(keyOf(tokens));
      if (name === undefined) return null;
      // base forms are too short to tell "Snak" from Snake, or "tested" from Test
      const letters = name.replace(/[^\p{L}\p{N}]/gu, '').length;
      const written = tokens.map(({ word }) => word).join('');
      const isWritten =
        written.length >= letters && (written.length === letters || !/(?:ed|ing)$/.test(written));
      return isWritten ? name : null;
    },
    isKeyword: (name: string) => known.has(keywordKey(name)) || printed.has(keywordKey(name)),
    // any other printed keyword may be the title of a card as well
    isListed: (name: string) => known.has(keywordKey(name)),
    isWord: (word: string) => vocabulary.has(word),
    isHard,
    isOwn: (question: string, stem: string) =>
      declarations.questions.some(({ id, own }) => id === question && own.has(stem)),
    // one that names what a rule is about
    isSubject: (stem: string) => named.has(stem),
    findRules: makeSubjectFinder(corpus),
    // a word that neither rules nor cards nor sentences of the game have
    isStrange: (word: string) =>
      word.length > 2 &&
      !vocabulary.has(word) &&
      !stems.has(baseOf(word)) &&
      !printedWords.has(word) &&
      !titleWords.has(word) &&
      !PLAIN_WORDS.has(word) &&
      !isPairWord(word),
    // a word by which a player may be called
    isName: (word: string) => word.length > 1 && !vocabulary.has(word) && !stems.has(baseOf(word)),
  };
}

export type Readers = ReturnType<typeof makeReaders>;
