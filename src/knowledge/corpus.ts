import * as z from 'zod';
import { type Day, nearest } from '../language/index.js';
import { checkDocuments } from './corpus-checks.js';
import { keywordsOf, type RuleDocument } from './document.js';
import { makeVocabulary, type Vocabulary } from './keywords.js';
import type { Page } from './page.js';
import { fail, type Outcome, type Problem, succeed } from './problem.js';
import type { DocumentQuestion } from './question-schema.js';

/** What every answer has as `corpus`. */
export const corpusHashSchema = z.string().describe('Hash of the documents that answered.');

/** All documents, checked against each other and against the headings of their pages. */
export interface Corpus {
  /** Changes when a document changes, and not otherwise. */
  hash: string;
  /** Sorted by id. */
  documents: readonly RuleDocument[];
  byId: ReadonlyMap<string, RuleDocument>;
  pages: readonly Page[];
  /** The formats of the pages, each once. */
  formats: readonly string[];
  /** Days of all change tags, oldest first, each once. */
  changeDays: readonly Day[];
  keywords: Vocabulary;
  /** Which documents name this one in `see`, sorted. */
  citedBy: ReadonlyMap<string, readonly string[]>;
  /** Today's questions that documents answer by conditions, with their document, by question id. */
  questions: ReadonlyMap<string, { question: DocumentQuestion; document: RuleDocument }>;
}

function listCitations(documents: readonly RuleDocument[]): Map<string, string[]> {
  const citedBy = new Map<string, string[]>(documents.map(({ id }) => [id, []]));
  for (const { id, see } of documents) for (const target of see) citedBy.get(target)?.push(id);
  return citedBy;
}

/**
 * Puts documents together. Returns the corpus, or every problem of all of them; never a part of a corpus.
 * `hash` is the loader's, over the files.
 */
export function makeCorpus(
  documents: readonly RuleDocument[],
  pages: readonly Page[],
  hash: string,
): { corpus: Corpus; problems: [] } | { corpus: null; problems: Problem[] } {
  const problems = checkDocuments(documents, pages);
  if (problems.length > 0) return { corpus: null, problems };
  const byKey = new Map(pages.map(page => [page.key, page]));
  const sorted = documents
    .map(document => {
      const { format, by } = byKey.get(document.source.page) as Page;
      return { ...document, format, by };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const corpus: Corpus = {
    hash,
    documents: sorted,
    byId: new Map(sorted.map(document => [document.id, document])),
    pages,
    formats: [...new Set(pages.map(({ format }) => format))],
    changeDays: [...new Set(sorted.flatMap(({ tags }) => tags.map(({ day }) => day)))].sort(),
    keywords: makeVocabulary(sorted.flatMap(keywordsOf)),
    citedBy: listCitations(sorted),
    questions: new Map(
      sorted.flatMap(document =>
        document.questions.map(question => [question.id, { question, document }] as const),
      ),
    ),
  };
  return { corpus, problems: [] };
}

/** A format that some page has; no format is every format. Error: `bad-value` with near names. */
export function readFormat({ formats }: Corpus, format: string | undefined): Outcome<string | undefined> {
  if (format === undefined || formats.includes(format)) return succeed(format);
  const near = nearest(format, formats);
  return fail('bad-value', 'No page has this format.', {
    field: 'format',
    found: format.slice(0, 60),
    cure: `One of: ${formats.join(', ')}.`,
    near,
  });
}
