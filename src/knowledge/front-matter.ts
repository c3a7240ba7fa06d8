import * as z from 'zod';
import { parseKeyword } from './keywords.js';
import { questionSchema } from './question-schema.js';
import { parseTag } from './tag.js';

const line = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\n]*$/, 'one line');
const sentence = line.regex(/[.]$/, 'a sentence ends with a full stop');
const keyword = z.string().refine(text => parseKeyword(text).ok, 'not a keyword');
const paragraphs = z.array(z.int().min(1)).min(1);

const tag = z.string().transform((text, context) => {
  const parsed = parseTag(text);
  if (parsed.ok) return parsed.value;
  context.addIssue({ code: 'custom', message: parsed.problem.message, params: { problem: parsed.problem } });
  return z.NEVER;
});

export const relationSchema = z.union([
  z.strictObject({ equivalent: z.tuple([keyword, keyword]) }),
  z.strictObject({
    // `#` is any number, `*` any words
    implies: z.strictObject({ any: z.array(keyword).min(1), then: keyword }),
    when: line
      .optional()
      .describe('Where the relation applies, to go on with after "counts as"; everywhere without it.'),
  }),
]);

const excepted = { cards: z.array(line).min(1), purpose: line.optional(), why: sentence };
const exception = z.discriminatedUnion('verdict', [
  // the two keywords that the card tells apart; without them, any of those that rules relate
  z.strictObject({
    ...excepted,
    verdict: z.literal('depends'),
    between: z.tuple([keyword, keyword]).optional(),
  }),
  // settled: this step from keyword to keyword does not hold for the card
  z.strictObject({ ...excepted, verdict: z.literal('no'), from: keyword, to: keyword }),
]);

/** What one wording of a rule says; the words themselves are the Markdown below it. */
const wording = {
  answer: sentence,
  relations: z.array(relationSchema).default([]),
  exceptions: z.array(exception).default([]),
  questions: z.array(questionSchema).default([]),
};

/** Front matter of a rule document. */
export const frontMatterSchema = z.strictObject({
  title: line,
  ...wording,
  source: z.strictObject({
    page: line,
    heading: line,
    operation: z.union([line, z.array(line).min(1)]).optional(),
    paragraphs: paragraphs.optional(),
    also: z.array(z.strictObject({ heading: line, paragraphs: paragraphs.optional() })).default([]),
  }),
  changes: z.array(tag).default([]),
  scope: line.optional(),
  words: z.literal('lost').optional(),
  keywords: z.array(keyword).default([]),
  aliases: z.array(line).default([]),
  see: z.array(line).default([]),
});

/** Front matter of a section with an earlier wording. */
export const wordingSchema = z.strictObject({ until: z.iso.date(), ...wording });

export type FrontMatter = z.output<typeof frontMatterSchema>;
export type Relation = z.output<typeof relationSchema>;
export type Exception = z.output<typeof exception>;
/** An exception that a rule has settled: for this card the step between two keywords does not apply. */
export type SettledException = Extract<Exception, { verdict: 'no' }>;
