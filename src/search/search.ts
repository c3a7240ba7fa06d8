import * as z from 'zod';
import {
  type Corpus,
  type Day,
  formatSchema,
  keywordsOf,
  plainLines,
  type RuleDocument,
  statusSchema,
} from '../knowledge/index.js';
import { type AnswerOnDay, answerOn } from './answer-on.js';
import { buildTermIndex, type FieldWeights, type IndexedDocument, type Tuning } from './lunr-index.js';
import { makeExpand, makeQuery } from './query.js';
import { type Line, makeLines, makeSnippet, snippetSchema } from './snippet.js';
import { makeGuess } from './spelling.js';
import { makeSuggest, type Suggestion } from './suggest.js';
import { phraseTerm, termsOf, wordsIn } from './terms.js';

/** A rule that was found, as it was on the day of the search. */
export const hitSchema = z.object({
  id: z.string(),
  title: z.string(),
  // one sentence; where the rule was not in force that day, or its words are lost, it says that instead
  answer: z.string(),
  format: formatSchema,
  status: statusSchema,
  snippet: snippetSchema,
  // higher is better; only to be compared with other hits of the same search
  score: z.number(),
});
export type Hit = z.infer<typeof hitSchema>;

export interface SearchOptions {
  asOf: Day;
  format?: string | undefined;
  /** 10 where left out. */
  limit?: number | undefined;
}

export interface Search {
  /** The rules that fit best, best first; empty where nothing does. Any text is allowed. */
  search(text: string, options: SearchOptions): Hit[];
  /** Completions of what is being typed, 8 where no limit is given. */
  suggest(typed: string, limit?: number): Suggestion[];
  /** Does a small part of building the index; true when it is built. The first search does what is left at once. */
  build(): boolean;
}

/** The longest text that is read; the rest is ignored. */
export const QUERY_LIMIT = 2000;

/** How much a hit counts, by where it is. `phrases` holds titles, aliases and keywords as wholes. */
const WEIGHTS: FieldWeights = { title: 3, names: 2, answer: 2, text: 1, phrases: 2, days: 2 };
const TUNING: Tuning = { k1: 1.2, b: 0.5 };

function namesOf(document: RuleDocument): string[] {
  return [...new Set([...document.aliases, ...keywordsOf(document)])];
}

function linesOf(document: RuleDocument): string[] {
  return [document, ...document.earlier].flatMap(({ text }) => plainLines(text));
}

function answersOf(document: RuleDocument): string[] {
  return [document, ...document.earlier].map(({ answer }) => answer);
}

/** Every text of a document that can be found by its words. */
function textsOf(document: RuleDocument): string[] {
  return [document.title, ...namesOf(document), ...answersOf(document), ...linesOf(document)];
}

/** The terms of a document, by field. */
function makeFields(document: RuleDocument): IndexedDocument {
  const names = namesOf(document);
  return {
    id: document.id,
    fields: {
      title: termsOf(document.title),
      names: names.flatMap(termsOf),
      answer: answersOf(document).flatMap(termsOf),
      text: linesOf(document).flatMap(termsOf),
      phrases: [document.title, ...names].map(name => phraseTerm(wordsIn(name).map(({ folded }) => folded))),
      days: document.tags.flatMap(({ written }) => termsOf(written)),
    },
  };
}

function suggestionsOf(corpus: Corpus, questions: readonly { id: string; title: string }[]): Suggestion[] {
  return [
    ...corpus.keywords.names.map((text): Suggestion => ({ text, kind: 'keyword', id: null })),
    ...questions.map(({ id, title }): Suggestion => ({ text: title, kind: 'question', id })),
    ...corpus.documents.map(({ id, title }): Suggestion => ({ text: title, kind: 'rule', id })),
  ];
}

function* buildSearch(corpus: Corpus): Generator<void, Search['search']> {
  const { documents } = corpus;
  const fields: IndexedDocument[] = [];
  const words = new Set<string>();
  for (const document of documents) {
    fields.push(makeFields(document));
    for (const text of textsOf(document)) for (const { folded } of wordsIn(text)) words.add(folded);
    yield;
  }
  const vocabulary = {
    index: yield* buildTermIndex(fields, WEIGHTS, TUNING),
    guess: makeGuess(words),
    expand: makeExpand(documents),
  };
  // by text and not by document: a document has one text for each of its wordings
  const lines = new Map<string, Line[]>();
  const linesOf = ({ answer, text }: AnswerOnDay) => {
    const known = lines.get(text) ?? makeLines(text);
    // a sentence about a day is made anew for every day, and would pile up
    if (text !== answer) lines.set(text, known);
    return known;
  };
  return (text, { asOf, format, limit = 10 }) => {
    const { terms, marked } = makeQuery(text.slice(0, QUERY_LIMIT), vocabulary);
    const found = vocabulary.index.find(terms);
    const documentOf = ({ id }: { id: string }) => corpus.byId.get(id) as RuleDocument;
    // many are found, and few are shown
    const fitting = format === undefined ? found : found.filter(hit => documentOf(hit).format === format);
    return fitting.slice(0, limit).map(hit => {
      const document = documentOf(hit);
      const { id, title } = document;
      const onDay = answerOn(document, asOf);
      const { status, answer } = onDay;
      const snippet = makeSnippet(linesOf(onDay), marked);
      return { id, title, answer, format: document.format, status, snippet, score: hit.score };
    });
  };
}

/**
 * Makes the search over a corpus. The index is built when it is first needed and nowhere kept: from the documents it
 * takes milliseconds, less than reading a stored one. `questions` are those that `suggest` completes.
 */
export function makeSearch(
  corpus: Corpus,
  questions: () => readonly { id: string; title: string }[] = () => [],
): Search {
  const building = buildSearch(corpus);
  let search: Search['search'] | null = null;
  let complete: ReturnType<typeof makeSuggest> | null = null;
  const build = () => {
    if (search) return true;
    const step = building.next();
    if (step.done) search = step.value;
    return search !== null;
  };
  return {
    search(text, options) {
      while (!search) build();
      return search(text, options);
    },
    suggest(typed, limit = 8) {
      complete ??= makeSuggest(suggestionsOf(corpus, questions()));
      return complete(typed.slice(0, QUERY_LIMIT), limit);
    },
    build,
  };
}
