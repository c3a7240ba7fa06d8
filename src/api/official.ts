import type { RuleDocument } from '../knowledge/index.js';
import { type OfficialPage, officialWords } from '../loader/index.js';

/** Words of a page, as a quotation. */
export interface Quotation {
  quotation: true;
  page: string;
  heading: string;
  paragraphs: { number: number; text: string }[];
}

/** The words of the page that a document restates, marked as a quotation; nothing where the page is not at hand. */
export function quoteOfficial(
  document: RuleDocument,
  pages: readonly OfficialPage[],
): { official?: Quotation[] } {
  const words = officialWords(document, pages).filter(({ paragraphs }) => paragraphs.length > 0);
  if (words.length === 0) return {};
  return {
    official: words.map(({ page, heading, paragraphs }) => ({
      quotation: true,
      page,
      heading,
      paragraphs: paragraphs.map(({ number, text }) => ({ number, text })),
    })),
  };
}
