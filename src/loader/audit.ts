import { type Corpus, formatHeading, type Heading, type Page, type Problem } from '../knowledge/index.js';
import { formatCount } from '../language/index.js';
import { type Claimant, claimsOf, clipText, namesOf, whoClaims } from './claims.js';
import { type Fingerprints, findEdits } from './fingerprints.js';
import type { OfficialPage, OfficialParagraph, OfficialSection } from './official.js';

function isBelow(heading: Heading, above: Heading): boolean {
  return heading.path.length > above.path.length && above.path.every((name, at) => heading.path[at] === name);
}

function findUnclaimedHeading(
  section: OfficialSection,
  claimants: readonly Claimant[],
  file: string,
): Problem[] {
  const { name, heading, paragraphs } = section;
  const inside = claimants
    .flatMap(({ claims }) => claims)
    .some(claim => heading && isBelow(claim.heading, heading));
  if (whoClaims(claimants, heading).length > 0 || (paragraphs.length === 0 && inside)) return [];
  const cure = heading
    ? 'Add a document for it, or name it under `source.also` of one.'
    : 'List it in pages.yaml, and add a document for it.';
  return [
    { code: 'unclaimed-heading', message: 'No document claims this heading.', file, field: name, cure },
  ];
}

/** The paragraphs of a section, each with the documents that restate it, and the change tags that none of them has. */
export function listOpen(
  { heading, paragraphs }: OfficialSection,
  claimants: readonly Claimant[],
): { paragraph: OfficialParagraph; here: Claimant[]; tags: string[] }[] {
  return paragraphs.map(paragraph => {
    const here = whoClaims(claimants, heading, paragraph.number);
    const known = new Set(here.flatMap(({ document }) => document.tags.map(({ written }) => written)));
    return { paragraph, here, tags: paragraph.tags.filter(tag => !known.has(tag)) };
  });
}

function findUnclaimed(section: OfficialSection, claimants: readonly Claimant[], file: string): Problem[] {
  return listOpen(section, claimants).flatMap(({ paragraph, here, tags }): Problem[] => {
    const { number, text, operation } = paragraph;
    const at = { file, field: `${section.name}, paragraph ${number}` };
    const problems: Problem[] = [];
    const restated =
      here.length > 0 ? `What restates the paragraph: ${namesOf(here)}.` : 'Nothing restates it yet.';
    if (here.length === 0) {
      const cure = 'Restate it in a document. If it is an old one that has moved down, correct the numbers.';
      const found = clipText(text);
      problems.push({ code: 'unclaimed-paragraph', message: 'No document claims it.', ...at, found, cure });
    }
    if (operation !== null && !here.some(({ document }) => document.source.operations.includes(operation))) {
      const message = 'No document claims this operation line.';
      const cure = `Copy it to \`source.operation\`. ${restated}`;
      problems.push({ code: 'unclaimed-operation', message, ...at, found: operation, cure });
    }
    for (const tag of tags) {
      const message = 'No document that restates this paragraph has its change tag.';
      const cure = `Copy it to \`changes\`. ${restated}`;
      problems.push({ code: 'unclaimed-tag', message, ...at, found: tag, cure });
    }
    return problems;
  });
}

function findUntrue({ document, claims }: Claimant, { sections, page }: OfficialPage): Problem[] {
  const problems: Problem[] = [];
  const report = (field: string, found: string, cure: string) => {
    const message = `"${page.title}" has no such thing there.`;
    problems.push({ code: 'untrue-claim', message, file: document.file, field, found, cure });
  };
  const claimed: OfficialParagraph[] = [];
  const around: OfficialParagraph[] = [];
  for (const [index, { heading, cited, numbers }] of claims.entries()) {
    const field = index === 0 ? 'source' : `source.also.${index - 1}`;
    const section = sections.find(one => one.heading === heading);
    if (!section) {
      report(`${field}.heading`, cited, 'Name a heading that the page has.');
      continue;
    }
    around.push(...section.paragraphs);
    claimed.push(...section.paragraphs.filter(({ number }) => numbers?.includes(number) ?? true));
    const last = section.paragraphs.length;
    const cure = `The heading has ${formatCount(last, 'paragraph')}.`;
    for (const number of numbers ?? []) if (number > last) report(`${field}.paragraphs`, `${number}`, cure);
  }
  // an operation line at the top of a section may govern paragraphs further down
  for (const operation of document.source.operations) {
    if (around.some(paragraph => paragraph.operation === operation)) continue;
    report('source.operation', operation, 'Copy the operation line of the section, without what it quotes.');
  }
  document.tags.forEach(({ written }, index) => {
    if (claimed.some(({ tags }) => tags.includes(written))) return;
    report(`changes.${index}`, written, 'Copy the tag exactly from a paragraph that the document restates.');
  });
  return problems;
}

function findUnlisted({ page, sections }: OfficialPage, claimants: readonly Claimant[]): Problem[] {
  return page.headings
    .filter(heading => !sections.some(section => section.heading === heading))
    .filter(heading => whoClaims(claimants, heading).length === 0)
    .map(heading => {
      const message = `"${page.title}" no longer has this heading.`;
      const cure = 'Take it out of pages.yaml.';
      return { code: 'untrue-claim', message, file: 'pages.yaml', found: formatHeading(heading), cure };
    });
}

/** The documents that restate a page. */
export function claimantsOf(corpus: Corpus, page: Page): Claimant[] {
  return corpus.documents
    .filter(({ source }) => source.page === page.key)
    .map(document => ({ document, claims: claimsOf(document, page) }));
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
    const claimants = claimantsOf(corpus, one.page);
    return [
      ...one.sections.flatMap(section => [
        ...findUnclaimedHeading(section, claimants, one.file),
        ...findUnclaimed(section, claimants, one.file),
      ]),
      ...claimants.flatMap(claimant => findUntrue(claimant, one)),
      ...findUnlisted(one, claimants),
      ...findEdits(one, accepted, claimants),
    ];
  });
}
