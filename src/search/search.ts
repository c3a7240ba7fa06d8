import * as z from 'zod';
import {
  type ChangeTag,
  type Corpus,
  type Day,
  formatSchema,
  keywordsOf,
  plainLines,
  type RuleDocument,
  standingOn,
  statusSchema,
  wordingsOf,
} from '../knowledge/index.js';
import { formatDay, formatMissing, joinAnd } from '../language/index.js';
import { buildTermIndex, type IndexedDocument } from './lunr-index.js';
import { makeQueryReader } from './query.js';
import { type Line, makeLines, makeSnippet, snippetSchema } from './snippet.js';
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

export interface Search {
  /** The rules that fit best, best first, 10 where no limit is given; empty where nothing does. Any text is allowed. */
  search(
    text: string,
    options: { asOf: Day; format?: string | undefined; limit?: number | undefined },
  ): Hit[];
  /** Completions of what is being typed, 8 where no limit is given. */
  suggest(typed: string, limit?: number): Suggestion[];
  /** Does a small part of building the index; true when it is built. The first search does what is left at once. */
  build(): boolean;
}

/** The longest text that is read; the rest is ignored. */
export const QUERY_LIMIT = 2000;

/** How much a hit counts, by where it is. `phrases` holds titles, aliases and keywords as wholes. */
const WEIGHTS = { title: 3, names: 2, answer: 2, text: 1, phrases: 2, days: 2 };

/** A document as terms, by field, and every text of it that can be found by its words. */
function makeFields(document: RuleDocument): { indexed: IndexedDocument; texts: string[] } {
  const { id, title, aliases, tags } = document;
  const wordings = wordingsOf(document);
  const names = [...new Set([...aliases, ...keywordsOf(document)])];
  const answers = wordings.map(({ answer }) => answer);
  const lines = wordings.flatMap(({ text }) => plainLines(text));
  const fields = {
    title: termsOf(title),
    names: names.flatMap(termsOf),
    answer: answers.flatMap(termsOf),
    text: lines.flatMap(termsOf),
    phrases: [title, ...names].map(name => phraseTerm(wordsIn(name).map(({ folded }) => folded))),
    days: tags.flatMap(({ written }) => termsOf(written)),
  } satisfies Record<keyof typeof WEIGHTS, string[]>;
  return { indexed: { id, fields }, texts: [title, ...names, ...answers, ...lines] };
}

/**
 * What may be said of a rule as of a day: its status, one sentence, and the text to take a snippet from. Where the words of
 * that day are not today's, today's are not given: neither before a rule was added, nor before its words were changed.
 */
export function answerOn(
  document: RuleDocument,
  day: Day,
): Pick<Hit, 'status' | 'answer'> & { text: string } {
  const { status, wording, change } = standingOn(document, day);
  if (wording) return { status, answer: wording.answer, text: wording.text };
  // words are missing only where a change has made or ended them
  const { actions, day: changed } = change as ChangeTag;
  const answer = `${formatMissing(status, day)} It was ${joinAnd(actions)} on ${formatDay(changed)}.`;
  // the document of a rule that has ended for good is written to be read after its end
  return changed <= day
    ? { status, answer: `${answer} ${document.answer}`, text: document.text }
    : { status, answer, text: answer };
}

function* buildSearch(corpus: Corpus): Generator<void, Search['search']> {
  const { documents, byId } = corpus;
  const indexed: IndexedDocument[] = [];
  const words = new Set<string>();
  for (const document of documents) {
    const made = makeFields(document);
    indexed.push(made.indexed);
    for (const text of made.texts) for (const { folded } of wordsIn(text)) words.add(folded);
    yield;
  }
  const index = yield* buildTermIndex(indexed, WEIGHTS);
  const readQuery = makeQueryReader(index, documents, words);
  // by text and not by document: a document has one text for each of its wordings
  const lines = new Map<string, Line[]>();
  const linesOf = ({ answer, text }: ReturnType<typeof answerOn>) => {
    const known = lines.get(text) ?? makeLines(text);
    // a sentence about a day is made anew for every day, and would pile up
    if (text !== answer) lines.set(text, known);
    return known;
  };
  return (text, { asOf, format: wanted, limit = 10 }) => {
    const { terms, marked } = readQuery(text.slice(0, QUERY_LIMIT));
    return index
      .find(terms)
      .map(({ id, score }) => ({ document: byId.get(id) as RuleDocument, score }))
      .filter(({ document }) => wanted === undefined || document.format === wanted)
      .slice(0, limit)
      .map(({ document, score }) => {
        const { id, title, format } = document;
        const onDay = answerOn(document, asOf);
        const { status, answer } = onDay;
        return { id, title, answer, format, status, snippet: makeSnippet(linesOf(onDay), marked), score };
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
      complete ??= makeSuggest([
        ...corpus.keywords.names.map((text): Suggestion => ({ text, kind: 'keyword', id: null })),
        ...questions().map(({ id, title }): Suggestion => ({ text: title, kind: 'question', id })),
        ...corpus.documents.map(({ id, title }): Suggestion => ({ text: title, kind: 'rule', id })),
      ]);
      return complete(typed.slice(0, QUERY_LIMIT), limit);
    },
    build,
  };
}
