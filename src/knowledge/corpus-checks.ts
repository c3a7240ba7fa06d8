import { nearest } from '../language/index.js';
import type { RuleDocument, Wording } from './document.js';
import { isWholeRule } from './in-force.js';
import { keyOfKeyword } from './keywords.js';

import { findHeading, type Page } from './page.js';
import { makeProblem, type Problem } from './problem.js';
import { checkQuestion } from './question-checks.js';
import { namesIn } from './relation.js';

function wordingsOf(document: RuleDocument): Wording[] {
  return [document, ...document.earlier];
}

function checkSource(document: RuleDocument, pages: readonly Page[]): Problem[] {
  const { file, source } = document;
  const page = pages.find(({ key }) => key === source.page);
  const at = { file, field: 'source.page', found: source.page };
  if (!page) {
    const keys = pages.map(({ key }) => key);
    const cure = `Known: ${keys.join(', ')}.`;
    return [makeProblem('unknown-page', 'No such page.', { ...at, cure, near: nearest(source.page, keys) })];
  }
  const problems: Problem[] = [];
  if (!document.id.startsWith(`${page.folder}/`)) {
    const cure = `Move the document to ${page.folder}, or name the page that it restates.`;
    const message = 'The document does not lie in the folder of its page.';
    problems.push(makeProblem('unknown-page', message, { ...at, cure }));
  }
  const headings = page.headings.map(({ path }) => path[path.length - 1] as string);
  const cited = [source, ...source.also].map(({ heading }, index) => ({
    heading,
    field: index === 0 ? 'source.heading' : `source.also.${index - 1}.heading`,
  }));
  for (const { heading: found, field } of cited) {
    if (findHeading(page, found)) continue;
    const message = `"${page.title}" has no such heading, or several.`;
    const cure = 'Copy the heading from pages.yaml to the letter, with its parents where it is not unique.';
    const near = nearest(found, headings);
    problems.push(makeProblem('unknown-heading', message, { file, field, found, cure, near }));
  }
  return problems;
}

function checkTags({ file, tags }: RuleDocument): Problem[] {
  return tags.slice(1).flatMap((tag, index): Problem[] => {
    if ((tags[index] as typeof tag).day <= tag.day) return [];
    const cure = 'List the oldest tag first.';
    const message = 'The tag is older than the one before it.';
    return [
      { code: 'tags-out-of-order', message, file, field: `changes.${index + 1}`, found: tag.written, cure },
    ];
  });
}

function checkRelations(document: RuleDocument): Problem[] {
  return wordingsOf(document).flatMap(({ relations }) =>
    relations.flatMap((relation, index): Problem[] => {
      const keys = namesIn(relation).map(keyOfKeyword);
      const repeated = keys.find((key, at) => keys.indexOf(key) !== at);
      if (repeated === undefined) return [];
      const message = 'The relation names one keyword twice.';
      const cure = 'Name each keyword once; a keyword always counts as itself.';
      const field = `relations.${index}`;
      return [{ code: 'repeated-keyword', message, file: document.file, field, found: repeated, cure }];
    }),
  );
}

function checkEarlier(document: RuleDocument): Problem[] {
  const days = document.tags.filter(tag => isWholeRule(document, tag)).map(({ day }) => day);
  return document.earlier.flatMap(({ until }, index): Problem[] => {
    const at = { file: document.file, field: `section ${index + 1}.until`, found: until };
    const newer = document.earlier[index - 1];
    if (newer && newer.until <= until) {
      const cure = 'Order the wordings newest first, each day once.';
      return [{ code: 'bad-wording', message: 'The wordings are not in order, newest first.', ...at, cure }];
    }
    if (days.includes(until)) return [];
    const cure =
      days.length > 0 ? `Its days: ${days.join(', ')}.` : 'Record the tag of the change in `changes`.';
    return [{ code: 'bad-wording', message: 'No tag of the document has this day.', ...at, cure }];
  });
}

function checkDoubles(documents: readonly RuleDocument[], pages: readonly Page[]): Problem[] {
  const owners = new Map<string, string>();
  const named = [
    ...pages.map(({ key }) => ({ name: key, kind: 'page', file: 'pages.yaml' })),
    ...documents.flatMap(({ id: name, file, questions }) => [
      { name, kind: 'document', file },
      ...questions.map(({ id }) => ({ name: id, kind: 'question', file })),
    ]),
  ];
  return named.flatMap(({ name, kind, file }): Problem[] => {
    const key = `${kind} ${name}`;
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, file);
      return [];
    }
    const message = `Two ${kind}s have one id.`;
    return [
      { code: 'duplicate-id', message, file, found: name, cure: `The other one is in ${owner}: rename one.` },
    ];
  });
}

/** Ids that a document links to: `see`, and the rules that the steps of its questions cite. */
function linksOf(document: RuleDocument): { id: string; field: string }[] {
  const cited = wordingsOf(document).flatMap(({ questions }) =>
    questions.flatMap(question =>
      question.rules.flatMap(({ event }, index) =>
        event.params.steps.map(({ rule }) => ({
          id: rule,
          field: `questions.${question.id}.rules.${index}`,
        })),
      ),
    ),
  );
  return [...document.see.map((id, index) => ({ id, field: `see.${index}` })), ...cited];
}

function checkLinks(document: RuleDocument, ids: ReadonlySet<string>): Problem[] {
  return linksOf(document)
    .filter(({ id }) => !ids.has(id) || id === document.id)
    .filter(({ id, field }) => !(id === document.id && field.startsWith('questions.')))
    .map(({ id, field }) => {
      const self = id === document.id;
      const message = self ? 'The document links to itself.' : 'There is no such document.';
      const cure = self ? 'Leave it out.' : 'Name the path of a document without .md.';
      const near = self ? [] : nearest(id, ids);
      return makeProblem('unknown-see', message, { file: document.file, field, found: id, cure, near });
    });
}

/** Every problem that documents have with their pages and with each other. */
export function checkDocuments(documents: readonly RuleDocument[], pages: readonly Page[]): Problem[] {
  const ids = new Set(documents.map(({ id }) => id));
  return [
    ...checkDoubles(documents, pages),
    ...documents.flatMap(document => [
      ...checkSource(document, pages),
      ...checkTags(document),
      ...checkEarlier(document),
      ...checkRelations(document),
      ...checkLinks(document, ids),
      ...wordingsOf(document).flatMap(({ questions }) =>
        questions.flatMap(question => checkQuestion(question, document.file)),
      ),
    ]),
  ];
}
