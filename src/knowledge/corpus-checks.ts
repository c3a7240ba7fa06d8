import { nearest } from '../language/index.js';
import { namesIn, type RuleDocument, wordingsOf } from './document.js';
import { isWholeRule } from './in-force.js';
import { keyOfKeyword } from './keywords.js';
import { findHeading, type Page } from './page.js';
import { makeProblem, type Problem, type Report } from './problem.js';
import { checkQuestion } from './question-checks.js';

function checkSource({ id, source }: RuleDocument, pages: readonly Page[], report: Report): void {
  const page = pages.find(({ key }) => key === source.page);
  const at = { field: 'source.page', found: source.page };
  if (!page) {
    const keys = pages.map(({ key }) => key);
    const cure = `Known: ${keys.join(', ')}.`;
    report('unknown-page', 'No such page.', { ...at, cure, near: nearest(source.page, keys) });
    return;
  }
  if (!id.startsWith(`${page.folder}/`)) {
    const cure = `Move the document to ${page.folder}, or name the page that it restates.`;
    report('unknown-page', 'The document does not lie in the folder of its page.', { ...at, cure });
  }
  const headings = page.headings.map(({ path }) => path[path.length - 1] as string);
  for (const [index, { heading: found }] of [source, ...source.also].entries()) {
    if (findHeading(page, found)) continue;
    const field = index === 0 ? 'source.heading' : `source.also.${index - 1}.heading`;
    const cure = 'Copy the heading from pages.yaml to the letter, with its parents where it is not unique.';
    const near = nearest(found, headings);
    report('unknown-heading', `"${page.title}" has no such heading, or several.`, {
      field,
      found,
      cure,
      near,
    });
  }
}

function checkTags({ tags }: RuleDocument, report: Report): void {
  for (const [index, { day, written: found }] of tags.entries()) {
    if (index === 0 || (tags[index - 1] as (typeof tags)[number]).day <= day) continue;
    const cure = 'List the oldest tag first.';
    report('tags-out-of-order', 'The tag is older than the one before it.', {
      field: `changes.${index}`,
      found,
      cure,
    });
  }
}

function checkRelations(document: RuleDocument, report: Report): void {
  for (const { relations } of wordingsOf(document)) {
    for (const [index, relation] of relations.entries()) {
      const keys = namesIn(relation).map(keyOfKeyword);
      const found = keys.find((key, at) => keys.indexOf(key) !== at);
      if (found === undefined) continue;
      const cure = 'Name each keyword once; a keyword always counts as itself.';
      const field = `relations.${index}`;
      report('repeated-keyword', 'The relation names one keyword twice.', { field, found, cure });
    }
  }
}

function checkEarlier(document: RuleDocument, report: Report): void {
  const days = document.tags.filter(tag => isWholeRule(document, tag)).map(({ day }) => day);
  for (const [index, { until }] of document.earlier.entries()) {
    const at = { field: `section ${index + 1}.until`, found: until };
    const newer = document.earlier[index - 1];
    if (newer && newer.until <= until) {
      const cure = 'Order the wordings newest first, each day once.';
      report('bad-wording', 'The wordings are not in order, newest first.', { ...at, cure });
    } else if (!days.includes(until)) {
      const cure =
        days.length > 0 ? `Its days: ${days.join(', ')}.` : 'Record the tag of the change in `changes`.';
      report('bad-wording', 'No tag of the document has this day.', { ...at, cure });
    }
  }
}

/** Links that lead nowhere or to the document itself: its `see`, and the rules that the steps of its questions cite. */
function checkLinks(document: RuleDocument, ids: ReadonlySet<string>, report: Report): void {
  const check = (found: string, field: string) => {
    if (ids.has(found)) return;
    const cure = 'Name the path of a document without .md.';
    report('unknown-see', 'There is no such document.', { field, found, cure, near: nearest(found, ids) });
  };
  for (const [index, id] of document.see.entries()) {
    const at = { field: `see.${index}`, found: id, cure: 'Leave it out.' };
    if (id === document.id) report('unknown-see', 'The document links to itself.', at);
    else check(id, `see.${index}`);
  }
  for (const { id, rules } of wordingsOf(document).flatMap(({ questions }) => questions)) {
    for (const [index, { event }] of rules.entries())
      for (const { rule } of event.params.steps) check(rule, `questions.${id}.rules.${index}`);
  }
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
  return named.flatMap(({ name: found, kind, file }) => {
    const key = `${kind} ${found}`;
    const owner = owners.get(key);
    owners.set(key, owner ?? file);
    if (owner === undefined) return [];
    const cure = `The other one is in ${owner}: rename one.`;
    return [makeProblem('duplicate-id', `Two ${kind}s have one id.`, { file, found, cure })];
  });
}

/** Every problem that documents have with their pages and with each other. */
export function checkDocuments(documents: readonly RuleDocument[], pages: readonly Page[]): Problem[] {
  const ids = new Set(documents.map(({ id }) => id));
  const problems = checkDoubles(documents, pages);
  for (const document of documents) {
    const report: Report = (code, message, details) =>
      problems.push(makeProblem(code, message, { file: document.file, ...details }));
    checkSource(document, pages, report);
    checkTags(document, report);
    checkEarlier(document, report);
    checkRelations(document, report);
    checkLinks(document, ids, report);
    for (const { questions } of wordingsOf(document))
      for (const question of questions) checkQuestion(question, report);
  }
  return problems;
}
