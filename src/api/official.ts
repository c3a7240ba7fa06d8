import * as z from 'zod';
import { type RuleDocument, ruleSchema } from '../knowledge/index.js';
import { type OfficialPage, officialWords } from '../loader/index.js';

/** Words of a page, as a quotation. */
const quotationSchema = z.object({
  quotation: z.literal(true).describe('These are the words of the page and not of this service.'),
  page: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.object({ number: z.int(), text: z.string() })),
});
export type Quotation = z.infer<typeof quotationSchema>;

/** One rule, with the words of its page where the operator has them. */
export const quotedRuleSchema = ruleSchema
  .extend({
    official: z
      .array(quotationSchema)
      .optional()
      .describe('The words of the page, if the operator has the page.'),
  })
  .meta({ id: 'Rule', description: 'One rule as of a day.' });

/** The words of the page that a document restates, marked as a quotation; nothing without the page. */
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
