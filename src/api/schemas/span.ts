import type * as z from 'zod';
import { checkSpan, type Day } from '../../knowledge/index.js';

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
