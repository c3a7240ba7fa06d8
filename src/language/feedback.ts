/** What a caller sends who thinks that an answer is wrong. */
export interface Report {
  question: string;
  /** The day of the answer. */
  day: string;
  /** Hash of the documents. */
  corpus: string;
  /** Where the same answer is found again. */
  permalink: string;
}

/** Parts of the address that {@link formatFeedback} fills in, as `{question}`. */
export const REPORT_PARTS = ['question', 'day', 'corpus', 'permalink'] as const satisfies (keyof Report)[];

// mail programs and issue forms refuse longer links
const PART_LIMIT = 1500;

// half a character, as a cut leaves it, cannot be written in an address
function encode(text: string): string {
  const short = text.length > PART_LIMIT ? `${text.slice(0, PART_LIMIT)}…` : text;
  return encodeURIComponent(short.replace(/\p{Surrogate}/gu, ''));
}

/** The operator's address for reports, with the parts of a report in place of `{question}` and the like. */
export function formatFeedback(address: string, report: Report): string {
  return REPORT_PARTS.reduce((filled, part) => filled.replaceAll(`{${part}}`, encode(report[part])), address);
}
