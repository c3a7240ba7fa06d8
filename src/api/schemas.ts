import * as z from 'zod';
import { PLAY_FORMATS } from '../engine.js';
import { checkSpan, type Day, parseDay } from '../knowledge/index.js';
import { problemSchema } from './problem.js';

/** A day of the calendar. Problem: `bad-day`. */
export const daySchema = z
  .string()
  .superRefine((text, context) => {
    const parsed = parseDay(text);
    if (parsed.ok) return;
    const { problem } = parsed;
    context.addIssue({ code: 'custom', message: problem.message, params: { problem } });
  })
  .meta({ format: 'date', description: 'A day, YYYY-MM-DD.', examples: ['2008-06-03'] });

/** The day that an answer is for. */
export const asOfSchema = daySchema
  .optional()
  .describe('The day that the answer is for, YYYY-MM-DD. Today (UTC) if left out.');

/** The format that is played. */
export const formatOfPlay = z
  .enum(PLAY_FORMATS)
  .optional()
  .describe('`legacy` if left out; `samurai` is normal play, which the Legacy changes leave as it is.');

const NUMBER = /^\d{1,7}$/;

/** A whole number in a query, from `least` to `most`. */
export function numberSchema(least: number, most: number, fallback: number) {
  return z
    .string()
    .refine(text => NUMBER.test(text) && Number(text) >= least && Number(text) <= most, {
      message: `Not a whole number from ${least} to ${most}`,
    })
    .transform(Number)
    .default(fallback)
    .meta({ type: 'integer', minimum: least, maximum: most, default: fallback });
}

/** The form of the answer: JSON as documented, or an object for a Discord message. */
export const asSchema = z
  .literal('discord')
  .optional()
  .describe('`discord`: the answer as a Discord embed object, within the limits of Discord.');

/** Of a call that takes no query: a query is refused. */
export const noQuery = z.strictObject({});

/** What every call may answer instead. */
export const PROBLEMS = {
  '4xx': {
    description: 'What is wrong with the request, and how to fix it.',
    content: { 'application/problem+json': { schema: problemSchema } },
  },
  '5xx': {
    description: 'A fault of the service, or too much load (503, with Retry-After).',
    content: { 'application/problem+json': { schema: problemSchema } },
  },
};

/**
 * A request with a span of days between two of its fields, both counted in; either may be missing. Problem: `bad-span`
 * where it ends before it begins.
 */
export function withSpan<T extends z.ZodObject>(schema: T, first: string, last: string): T {
  return schema.superRefine((fields, context) => {
    const { [first]: from, [last]: to } = fields as Record<string, Day | undefined>;
    const problem = from === undefined || to === undefined ? null : checkSpan(first, from, last, to);
    if (!problem) return;
    context.addIssue({ code: 'custom', path: [last], message: problem.message, params: { problem } });
  });
}
