import {
  type Corpus,
  formatHeading,
  type Heading,
  type Problem,
  type RuleDocument,
} from '../knowledge/index.js';
import { formatCount } from '../language/index.js';
import { type Claim, claimedOf, clipText, listClaims, listRestated, namesOf, restating } from './claims.js';
import { type Fingerprints, findEdits } from './fingerprints.js';
import type { OfficialPage, OfficialSection } from './official.js';

function isBelow(heading: Heading, above: Heading): boolean {
  return heading.path.length > above.path.length && above.path.every((name, at) => heading.path[at] === name);
}

/** What of a section no document claims. */
function findUnclaimed(section: OfficialSection, claims: readonly Claim[], file: string): Problem[] {
  const { name, heading, paragraphs } = section;
  const problems: Problem[] = [];
  const isClaimedInside = heading !== null && claims.some(claim => isBelow(claim.heading, heading));
  if (restating(claims, heading).length === 0 && (paragraphs.length > 0 || !isClaimedInside)) {
    const cure = heading
      ? 'Add a document for it, or name it under `source.also` of one.'
      : 'List it in pages.yaml, and add a document for it.';
    const message = 'No document claims this heading.';
    problems.push({ code: 'unclaimed-heading', message, file, field: name, cure });
  }
  for (const { paragraph, documents, tags } of listRestated(section, claims)) {
    const { number, text, operation } = paragraph;
    const at = { file, field: `${name}, paragraph ${number}` };
    const restated =
      documents.length > 0
        ? `What restates the paragraph: ${namesOf(documents)}.`
        : 'Nothing restates it yet.';
    if (documents.length === 0) {
      const cure = 'Restate it in a document. If it is an old one that has moved down, correct the numbers.';
      const found = clipText(text);
      problems.push({ code: 'unclaimed-paragraph', message: 'No document claims it.', ...at, found, cure });
    }
    if (operation !== null && !documents.some(({ source }) => source.operations.includes(operation))) {
      const message = 'No document claims this operation line.';
      const cure = `Copy it to \`source.operation\`. ${restated}`;
      problems.push({ code: 'unclaimed-operation', message, ...at, found: operation, cure });
    }
    for (const found of tags) {
      const message = 'No document that restates this paragraph has its change tag.';
      problems.push({
        code: 'unclaimed-tag',
        message,
        ...at,
        found,
        cure: `Copy it to \`changes\`. ${restated}`,
      });
    }
  }
  return problems;
}

/** What a document claims, and the page does not have. */
function findUntrue(
  document: RuleDocument,
  claims: readonly Claim[],
  { sections, page }: OfficialPage,
): Problem[] {
  const problems: Problem[] = [];
  const report = (field: string, found: string, cure: string) => {
    const message = `"${page.title}" has no such thing there.`;
    problems.push({ code: 'untrue-claim', message, file: document.file, field, found, cure });
  };
  for (const { field, heading, cited, numbers = [] } of claims) {
    const section = sections.find(one => one.heading === heading);
    if (!section) report(`${field}.heading`, cited, 'Name a heading that the page has.');
    const last = section?.paragraphs.length ?? Number.POSITIVE_INFINITY;
    const cure = `The heading has ${formatCount(last, 'paragraph')}.`;
    for (const number of numbers) if (number > last) report(`${field}.paragraphs`, `${number}`, cure);
  }
  // an operation line at the top of a section may govern paragraphs further down
  const around = claims.flatMap(claim => claimedOf({ ...claim, numbers: undefined }, sections));
  for (const operation of document.source.operations) {
    if (around.some(paragraph => paragraph.operation === operation)) continue;
    report('source.operation', operation, 'Copy the operation line of the section, without what it quotes.');
  }
  const claimed = claims.flatMap(claim => claimedOf(claim, sections));
  document.tags.forEach(({ written }, index) => {
    if (claimed.some(({ tags }) => tags.includes(written))) return;
    report(`changes.${index}`, written, 'Copy the tag exactly from a paragraph that the document restates.');
  });
  return problems;
}

function findUnlisted({ page, sections }: OfficialPage, claims: readonly Claim[]): Problem[] {
  return page.headings
    .filter(heading => !sections.some(section => section.heading === heading))
    .filter(heading => restating(claims, heading).length === 0)
    .map(heading => {
      const message = `"${page.title}" no longer has this heading.`;
      const cure = 'Take it out of pages.yaml.';
      return { code: 'untrue-claim', message, file: 'pages.yaml', found: formatHeading(heading), cure };
    });
}

/**
 * Compares a corpus with the saved pages, both ways: every heading, operation line, paragraph and change tag of a
 * page is claimed by some document, and all that a document claims is on the page. A heading without text of its own
 * is claimed through one inside it; a tag and an operation by a document that restates their paragraph.
 * Returns what is unclaimed or untrue, and which paragraphs differ from those that were accepted.
 */
export function auditCorpus(
  corpus: Corpus,
  official: readonly OfficialPage[],
  accepted: Fingerprints,
): Problem[] {
  return official.flatMap(one => {
    const claims = listClaims(corpus, one.page);
    const documents = new Set(claims.map(({ document }) => document));
    return [
      ...one.sections.flatMap(section => findUnclaimed(section, claims, one.file)),
      ...[...documents].flatMap(document => {
        const own = claims.filter(claim => claim.document === document);
        return findUntrue(document, own, one);
      }),
      ...findUnlisted(one, claims),
      ...findEdits(one, accepted, claims),
    ];
  });
}

/** A document that a person has to complete: its place and its tags are filled in, its words are not. */
export interface Draft {
  /** Below the folder of the rules. */
  file: string;
  text: string;
}

function nameFile(folder: string, heading: string, number: number): string {
  const words = heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${folder}/${words}-paragraph-${number}.md`;
}

/** A draft for each paragraph that no document restates, or whose change tag none has. */
export function draftDocuments(corpus: Corpus, official: readonly OfficialPage[]): Draft[] {
  return official.flatMap(one =>
    one.sections.flatMap(section =>
      listRestated(section, listClaims(corpus, one.page))
        .filter(({ documents, tags }) => documents.length === 0 || tags.length > 0)
        .map(({ paragraph: { number, operation }, tags }) => {
          const heading = section.heading ? formatHeading(section.heading) : section.name;
          const lines = [
            '---',
            '# Fill in title and answer, and state the rule in your own words below.',
            'title:',
            'answer:',
            'source:',
            `  page: ${one.page.key}`,
            `  heading: ${JSON.stringify(heading)}`,
            ...(operation === null ? [] : [`  operation: ${JSON.stringify(operation)}`]),
            `  paragraphs: [${number}]`,
            ...(tags.length > 0 ? [`changes: ${JSON.stringify(tags)}`] : []),
            '---',
          ];
          return { file: nameFile(one.page.folder, heading, number), text: `${lines.join('\n')}\n` };
        }),
    ),
  );
}
