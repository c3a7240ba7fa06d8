import { findHeading, type Heading, type Page, type RuleDocument } from '../knowledge/index.js';

/** A place of a page that a document claims to restate. Without numbers: all text under the heading. */
export interface Claim {
  heading: Heading;
  cited: string;
  numbers: readonly number[] | undefined;
}

/** A document with what it claims of its page. */
export interface Claimant {
  document: RuleDocument;
  claims: Claim[];
}

/** The places that a document's source names, in order. */
export function claimsOf({ source }: RuleDocument, page: Page): Claim[] {
  return [source, ...source.also].map(({ heading: cited, paragraphs }) => ({
    // makeCorpus has checked that the page lists it
    heading: findHeading(page, cited) as Heading,
    cited,
    numbers: paragraphs,
  }));
}

/** The documents that restate a heading, or one paragraph under it. */
export function whoClaims(
  claimants: readonly Claimant[],
  heading: Heading | null,
  number?: number,
): Claimant[] {
  return claimants.filter(({ claims }) =>
    claims.some(
      claim =>
        claim.heading === heading && (number === undefined || (claim.numbers?.includes(number) ?? true)),
    ),
  );
}

export function namesOf(claimants: readonly Claimant[]): string {
  return claimants.map(({ document }) => document.id).join(', ');
}

/** The beginning of a paragraph, in quotation marks. */
export function clipText(text: string): string {
  return `"${text.length > 80 ? `${text.slice(0, 79)}…` : text}"`;
}
