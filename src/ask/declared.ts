import {
  baseOf,
  beginningsOf,
  type Match,
  makePhrase,
  matchAt,
  type Phrase,
  type Token,
  tokensOf,
} from '../language/index.js';
import type { AskedQuestion } from '../resolver/index.js';

/** What a phrase of a declaration is for. */
export type Role =
  | { kind: 'fact'; fact: string; value: unknown; boolean: boolean }
  | { kind: 'number'; fact: string; added: number }
  | { kind: 'about'; line: number; part: number }
  | { kind: 'turns' | 'also' };

interface Entry {
  question: number;
  phrase: Phrase;
  role: Role;
}

/** A phrase of a question, found in a sentence. */
export type Found = Match & { role: Role; written: string };

/** A question's declaration, made ready. */
export interface Declared extends AskedQuestion {
  /** Base forms of all words of the declaration. */
  words: ReadonlySet<string>;
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
  /** How telling a word is: high where few questions have it. */
  weight(stem: string): number;
}

export const INTERROGATIVES: ReadonlySet<string> = new Set(
  'who whose whom what which when where why how'.split(' '),
);

function* entriesOf({ ways }: AskedQuestion, question: number): Generator<Entry> {
  const entry = (written: string, role: Role): Entry => ({ question, phrase: makePhrase(written), role });
  for (const [line, written] of (ways.about ?? []).entries())
    for (const [part, phrase] of written.split(' + ').entries())
      yield entry(phrase, { kind: 'about', line, part });
  for (const phrase of ways.turns ?? []) yield entry(phrase, { kind: 'turns' });
  for (const phrase of ways.also ?? []) yield entry(phrase, { kind: 'also' });
  for (const [fact, { said = [], denied = [], number = [], ...rest }] of Object.entries(ways.facts ?? {})) {
    const isNumber = 'minimum' in rest || (number as unknown[]).length > 0 || !Array.isArray(number);
    if (Array.isArray(said))
      for (const phrase of said) yield entry(phrase, { kind: 'fact', fact, value: true, boolean: true });
    else
      for (const [value, phrases] of Object.entries(said))
        for (const phrase of phrases)
          yield entry(phrase, {
            kind: 'fact',
            fact,
            value: isNumber || /^\d+$/.test(value) ? Number(value) : value,
            boolean: false,
          });
    for (const phrase of denied) yield entry(phrase, { kind: 'fact', fact, value: false, boolean: true });
    const numbers = Array.isArray(number) ? { 0: number } : number;
    for (const [added, phrases] of Object.entries(numbers))
      for (const phrase of phrases as string[])
        yield entry(phrase, { kind: 'number', fact, added: Number(added) });
  }
}

function* textsOf({ title, ways }: AskedQuestion): Generator<string> {
  yield title;
  yield* ways.asked ?? [];
  for (const phrases of [ways.about, ways.also])
    for (const phrase of phrases ?? []) yield phrase.replace(/[|+()=~]|<n>/g, ' ');
  for (const { said = [], denied = [], number = [] } of Object.values(ways.facts ?? {}))
    for (const phrase of [said, denied, number].flatMap(list =>
      Array.isArray(list) ? list : Object.values(list).flat(),
    ) as string[])
      yield phrase.replace(/[|+()=~]|<n>/g, ' ');
}

/** Makes the declarations of all questions ready: phrases by their first word, and how telling each word is. */
export function makeDeclarations(asked: readonly AskedQuestion[]): Declarations {
  const byFirst = new Map<string, Entry[]>();
  const numbered: Entry[] = [];
  const counts = new Map<string, number>();
  const questions = asked.map((question, index): Declared => {
    for (const entry of entriesOf(question, index)) {
      const begins = beginningsOf(entry.phrase);
      if (!begins) numbered.push(entry);
      for (const stem of begins ?? []) {
        const list = byFirst.get(stem);
        if (list) list.push(entry);
        else byFirst.set(stem, [entry]);
      }
    }
    const tokens = [...textsOf(question)].flatMap(text => tokensOf(text));
    const words = new Set(tokens.map(({ stem }) => stem));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const interrogatives = (question.ways.asked ?? []).flatMap(text =>
      tokensOf(text).flatMap(({ word }) => (INTERROGATIVES.has(word) ? [word] : [])),
    );
    const lines = (question.ways.about ?? []).map(line => line.split(' + ').length);
    return { ...question, words, about: lines, interrogatives: new Set(interrogatives) };
  });
  const total = questions.length + 1;
  return {
    questions,
    find(tokens) {
      const found: Found[][] = questions.map(() => []);
      tokens.forEach((token, at) => {
        const begins = new Set([token.stem, baseOf(token.word), token.word]);
        const entries = [...[...begins].flatMap(stem => byFirst.get(stem) ?? []), ...numbered];
        for (const { question, phrase, role } of new Set(entries)) {
          const match = matchAt(tokens, at, phrase);
          if (match) (found[question] as Found[]).push({ ...match, role, written: phrase.written });
        }
      });
      return found;
    },
    weight: stem => {
      const count = counts.get(stem) ?? 0;
      return count === 0 ? 0 : Math.log(total / count);
    },
  };
}
