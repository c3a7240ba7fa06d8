import {
  type Corpus,
  formatProblem,
  makeCorpus,
  makeDocument,
  type Page,
  pageSchema,
  type RuleDocument,
} from '../../src/knowledge/index.js';

/** Two small pages for corpora that tests make up. */
export const PAGES: Page[] = [
  pageSchema.parse({
    page: 'legacy-format-changes',
    title: 'Legacy Changes',
    format: 'legacy',
    headings: ['p. 1, Keywords', { heading: 'p. 2, Glossary', inside: ['Yu', 'Fear'] }],
  }),
  pageSchema.parse({
    page: 'multiplayer-format',
    title: 'Multiplayer',
    format: 'multiplayer',
    headings: ['Turns', 'Yu'],
  }),
];

/** Front matter that is in order; a test changes what it is about. */
export function frontMatter(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'A rule',
    answer: 'It is so.',
    source: { page: 'legacy-format-changes', heading: 'p. 1, Keywords', operation: 'ADD' },
    ...changes,
  };
}

/** A checked document, or an error that lists what is wrong with it. */
export function testDocument(
  id: string,
  changes: Record<string, unknown> = {},
  sections: Record<string, unknown>[] = [],
): RuleDocument {
  const { document, problems } = makeDocument({
    id,
    file: `${id}.md`,
    data: frontMatter(changes),
    content: '\nThe rule in full.\n',
    sections: sections.map(data => ({ key: 'wording', data, content: '\nAs it was.\n' })),
  });
  if (!document) throw new Error(problems.map(formatProblem).join('\n'));
  return document;
}

/** A corpus of documents that fit together. */
export function testCorpus(documents: RuleDocument[], hash = 'test'): Corpus {
  const { corpus, problems } = makeCorpus(documents, PAGES, hash);
  if (!corpus) throw new Error(problems.map(formatProblem).join('\n'));
  return corpus;
}
