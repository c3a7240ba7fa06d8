import { type FactWays, listPhrases, type Phrases } from '../knowledge/index.js';
import {
  type Match,
  makePhrase,
  makePhraseFinder,
  type Phrase,
  type Token,
  tokensOf,
} from '../language/index.js';
import type { AskedQuestion } from '../resolver/index.js';

/** What a phrase of a declaration is for. */
export type Role =
  | { kind: 'fact'; fact: string; value: unknown; boolean: boolean }
  | { kind: 'number'; fact: string; added: number }
  | { kind: 'others'; fact: string }
  | { kind: 'about'; line: number; part: number }
  | { kind: 'turns' | 'also' };

interface Entry {
  question: number;
  phrase: Phrase;
  role: Role;
}

/** A phrase of a question, found in a sentence. */
export type Found = Match & { role: Role };

/** A question's declaration, made ready. */
export interface Declared extends AskedQuestion {
  /** Base forms of all words of the declaration. */
  words: ReadonlySet<string>;
  /** Those of its words that tell no fact: they are understood wherever they occur. */
  own: ReadonlySet<string>;
  /** Those that tell a fact, with the facts that they may tell, or make it another question: none may be passed over. */
  heeded: ReadonlyMap<string, ReadonlySet<string>>;
  /** Those of its title and of what it is about: that they occur tells no fact. */
  subject: ReadonlySet<string>;
  /** For each line of `about` how many parts must occur. */
  about: readonly number[];
  /** How a question begins that is asked with `who`, `how` and so on. */
  interrogatives: ReadonlySet<string>;
}

/** All declarations, found by the first word of their phrases. */
export interface Declarations {
  questions: readonly Declared[];
  /** For each question the phrases that a sentence has. */
  find(tokens: readonly Token[]): Found[][];
  /** Base forms of the words that matter to some question: none of them may be left unexplained. */
  ruleWords: ReadonlySet<string>;
  /** Base forms of the words of their titles. */
  titleWords: ReadonlySet<string>;
  /** Which questions have a word. */
  having(stem: string): readonly number[];
  /** How telling a word is: high where few questions have it. */
  weight(stem: string): number;
}

export const INTERROGATIVES: ReadonlySet<string> = new Set(
  'who whose whom what which when where why how'.split(' '),
);

/** Phrases by the value that they tell; those of a list tell one value. */
function byValue(written: FactWays['said'] | FactWays['number']): [string | null, string][] {
  if (written === undefined || typeof written === 'string' || Array.isArray(written))
    return listPhrases(written as Phrases | undefined).map(phrase => [null, phrase]);
  return Object.entries(written).flatMap(([value, phrases]) =>
    listPhrases(phrases).map((phrase): [string, string] => [value, phrase]),
  );
}

function* entriesOf({ ways }: AskedQuestion, question: number): Generator<Entry> {
  const entry = (written: string, role: Role): Entry => ({ question, phrase: makePhrase(written), role });
  for (const [line, written] of listPhrases(ways.about).entries())
    for (const [part, phrase] of written.split(' + ').entries())
      yield entry(phrase, { kind: 'about', line, part });
  for (const kind of ['turns', 'also'] as const)
    for (const phrase of listPhrases(ways[kind])) yield entry(phrase, { kind });
  for (const [fact, factWays] of Object.entries(ways.facts ?? {})) {
    const { said, denied, others, number } = factWays;
    for (const phrase of listPhrases(others)) yield entry(phrase, { kind: 'others', fact });
    for (const [value, phrase] of byValue(said)) {
      const one =
        value === null ? true : value === 'none' ? null : /^\d+$/.test(value) ? Number(value) : value;
      const told = 'list' in factWays ? [one ?? []].flat() : one;
      yield entry(phrase, { kind: 'fact', fact, value: told, boolean: value === null });
    }
    for (const phrase of listPhrases(denied))
      yield entry(phrase, { kind: 'fact', fact, value: false, boolean: true });
    for (const [added, phrase] of byValue(number))
      yield entry(phrase, { kind: 'number', fact, added: Number(added ?? 0) });
  }
}

// a single letter is the name of a player in an example
const stemsOf = (texts: readonly string[]) =>
  new Set(
    texts
      .flatMap(text => tokensOf(text.replace(/<\+?n>|[|+()=~]/g, ' ')).map(({ stem }) => stem))
      .filter(stem => stem.length > 1),
  );

/** The words of a declaration: those of the question itself, and those that tell its facts or make it another question. */
function wordsOf({ title, ways }: AskedQuestion) {
  const heeded = new Map<string, Set<string>>();
  const heed = (fact: string, phrases: readonly string[]) => {
    for (const stem of stemsOf(phrases)) heeded.set(stem, (heeded.get(stem) ?? new Set()).add(fact));
  };
  for (const [fact, { said, denied, number }] of Object.entries(ways.facts ?? {}))
    heed(fact, [
      ...[...byValue(said), ...byValue(number)].map(([, phrase]) => phrase),
      ...listPhrases(denied),
    ]);
  const telling = new Set(heeded.keys());
  heed('', listPhrases(ways.turns));
  return {
    entitled: stemsOf([title]),
    asked: stemsOf(listPhrases(ways.asked)),
    subject: stemsOf([...listPhrases(ways.about), ...listPhrases(ways.also)]),
    telling,
    heeded,
  };
}

/** Makes the declarations of all questions ready: phrases by their first word, and how telling each word is. */
export function makeDeclarations(asked: readonly AskedQuestion[]): Declarations {
  const entries: Entry[] = [];
  const byWord = new Map<string, number[]>();
  const ruleWords = new Set<string>();
  const titleWords = new Set<string>();
  const questions = asked.map((question, index): Declared => {
    entries.push(...entriesOf(question, index));
    const { entitled, asked, subject, telling, heeded } = wordsOf(question);
    const asking = new Set([...entitled, ...asked]);
    for (const stem of entitled) titleWords.add(stem);
    for (const stem of [...entitled, ...subject, ...heeded.keys()]) ruleWords.add(stem);
    const words = new Set([...asking, ...subject, ...telling]);
    const own = new Set([...subject, ...[...asking].filter(stem => !telling.has(stem))]);
    for (const word of words) {
      const list = byWord.get(word);
      if (list) list.push(index);
      else byWord.set(word, [index]);
    }
    const interrogatives = [question.title, ...listPhrases(question.ways.asked)].flatMap(text =>
      tokensOf(text).flatMap(({ word }) => (INTERROGATIVES.has(word) ? [word] : [])),
    );
    const lines = listPhrases(question.ways.about).map(line => line.split(' + ').length);
    const named = stemsOf([question.title, ...listPhrases(question.ways.about)]);
    return {
      ...question,
      words,
      own,
      heeded,
      subject: named,
      about: lines,
      interrogatives: new Set(interrogatives),
    };
  });
  const findPhrases = makePhraseFinder(entries.map(({ phrase }) => phrase));
  const total = questions.length + 1;
  const having = (stem: string) => byWord.get(stem) ?? [];
  return {
    questions,
    ruleWords,
    titleWords,
    find(tokens) {
      const found: Found[][] = questions.map(() => []);
      for (const { index, match } of findPhrases(tokens)) {
        const { question, role } = entries[index] as Entry;
        (found[question] as Found[]).push(Object.assign(match, { role }));
      }
      return found;
    },
    having,
    weight: stem => Math.log(total / (having(stem).length || total)),
  };
}
