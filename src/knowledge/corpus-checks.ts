import { nearest } from '../language/index.js';
import type { RuleDocument, Wording } from './document.js';
import { isWholeRule } from './in-force.js';
import { keyOfKeyword } from './keywords.js';

import { findHeading, type Page } from './page.js';
import type { Problem } from './problem.js';
import { checkQuestion } from './question-checks.js';
import { namesIn } from './relation.js';

function wordingsOf(document: RuleDocument): Wording[] {
  return [document, ...document.earlier];
}

function withNear(problem: Problem, asked: string, names: readonly string[]): Problem {
  const near = nearest(asked, names);
  return near.length > 0 ? { ...problem, near } : problem;
}

function checkSource(document: RuleDocument, pages: readonly Page[]): Problem[] {
  const { file, source } = document;
  const page = pages.find(({ key }) => key === source.page);
  if (!page) {
    const keys = pages.map(({ key }) => key);
    const problem: Problem = { code: 'unknown-page', message: 'No such page.', file, field: 'source.page' };
    return [
      withNear({ ...problem, found: source.page, cure: `Known: ${keys.join(', ')}.` }, source.page, keys),
    ];
  }
  const own: Problem[] = document.id.startsWith(`${page.folder}/`)
    ? []
    : [
        {
          code: 'unknown-page',
          message: 'The document does not lie in the folder of its page.',
          file,
          field: 'source.page',
          found: source.page,
          cure: `Move the document to ${page.folder}, or name the page that it restates.`,
        },
      ];
  const cited = [{ heading: source.heading, field: 'source.heading' }].concat(
    source.also.map(({ heading }, index) => ({ heading, field: `source.also.${index}.heading` })),
  );
  const headings = page.headings.map(({ path }) => path[path.length - 1] as string);
  return own.concat(
    cited
      .filter(({ heading }) => !findHeading(page, heading))
      .map(({ heading, field }) =>
        withNear(
          {
            code: 'unknown-heading',
            message: `"${page.title}" has no such heading, or several.`,
            file,
            field,
            found: heading,
            cure: 'Copy the heading from pages.yaml to the letter, with its parents where it is not unique.',
          },
          heading,
          headings,
        ),
      ),
  );
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
  const named = pages
    .map(({ key }) => ({ name: key, kind: 'page', file: 'pages.yaml' }))
    .concat(
      documents.flatMap(document => [
        { name: document.id, kind: 'document', file: document.file },
        ...document.questions.map(({ id }) => ({ name: id, kind: 'question', file: document.file })),
      ]),
    );
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

/** Ids that a document leads to: `see`, and the rules that the steps of its questions cite. */
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
      const message = self ? 'The document leads to itself.' : 'There is no such document.';
      const problem: Problem = { code: 'unknown-see', message, file: document.file, field, found: id };
      const cure = self ? 'Leave it out.' : 'Name the path of a document without .md.';
      return withNear({ ...problem, cure }, id, self ? [] : [...ids]);
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
