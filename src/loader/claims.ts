import { type Corpus, findHeading, type Heading, type Page, type RuleDocument } from '../knowledge/index.js';
import type { OfficialPage, OfficialParagraph, OfficialSection } from './official.js';

/** A place of a page that a document claims to restate. */
export interface Claim {
  document: RuleDocument;
  /** Where the document names the place: `source`, `source.also.0`. */
  field: string;
  heading: Heading;
  /** The heading as the document writes it. */
  cited: string;
  /** Of paragraphs; without them: all text under the heading. */
  numbers: readonly number[] | undefined;
}

/** The places that a document's source names, in order. */
export function claimsOf(document: RuleDocument, page: Page): Claim[] {
  const { source } = document;
  return [source, ...source.also].map(({ heading: cited, paragraphs }, index) => ({
    document,
    field: index === 0 ? 'source' : `source.also.${index - 1}`,
    // makeCorpus has checked that the page lists it
    heading: findHeading(page, cited) as Heading,
    cited,
    numbers: paragraphs,
  }));
}

/** What the documents claim of a page. */
export function listClaims({ documents }: Corpus, page: Page): Claim[] {
  return documents.flatMap(document => (document.source.page === page.key ? claimsOf(document, page) : []));
}

/** The documents that restate a heading, or one paragraph under it. */
export function restating(
  claims: readonly Claim[],
  heading: Heading | null,
  number?: number,
): RuleDocument[] {
  const found = claims.filter(
    claim => claim.heading === heading && (number === undefined || (claim.numbers?.includes(number) ?? true)),
  );
  return [...new Set(found.map(({ document }) => document))];
}

/** The paragraphs of a page that a document claims to restate. */
export function claimedOf(
  { heading, numbers }: Claim,
  sections: readonly OfficialSection[],
): OfficialParagraph[] {
  const section = sections.find(one => one.heading === heading);
  return section?.paragraphs.filter(({ number }) => numbers?.includes(number) ?? true) ?? [];
}

/** The paragraphs of a section, each with the documents that restate it, and the change tags that none of them has. */
export function listRestated(
  { heading, paragraphs }: OfficialSection,
  claims: readonly Claim[],
): { paragraph: OfficialParagraph; documents: RuleDocument[]; tags: string[] }[] {
  return paragraphs.map(paragraph => {
    const documents = restating(claims, heading, paragraph.number);
    const known = new Set(documents.flatMap(({ tags }) => tags.map(({ written }) => written)));
    return { paragraph, documents, tags: paragraph.tags.filter(tag => !known.has(tag)) };
  });
}

/** The paragraphs of a page that one place of a document's source names. */
export interface OfficialWords {
  page: string;
  heading: string;
  paragraphs: OfficialParagraph[];
}

/** The words of the page that a document restates, place by place; empty where its page is not at hand. */
export function officialWords(document: RuleDocument, official: readonly OfficialPage[]): OfficialWords[] {
  const found = official.find(({ page }) => page.key === document.source.page);
  if (!found) return [];
  return claimsOf(document, found.page).map(claim => {
    return { page: found.page.key, heading: claim.cited, paragraphs: claimedOf(claim, found.sections) };
  });
}

export function namesOf(documents: readonly RuleDocument[]): string {
  return documents.map(({ id }) => id).join(', ');
}

/** The beginning of a paragraph, in quotation marks. */
export function clipText(text: string): string {
  return `"${text.length > 80 ? `${text.slice(0, 79)}…` : text}"`;
}
