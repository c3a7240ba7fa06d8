import type * as z from 'zod';
import type { Day, Problem } from '../../knowledge/index.js';

function sayBackwards(first: string, from: Day, last: string, to: Day): Problem {
  return {
    code: 'bad-span',
    message: `The span ends before it begins: ${first} is ${from}, and ${last} is ${to}.`,
    found: to,
    cure: `Give the earlier day as ${first}, the later one as ${last}: ${first} ${to}, ${last} ${from}.`,
  };
}

/**
 * A request with a span of days between two of its fields, both counted in; either may be missing. Problem: `bad-span`
 * where it ends before it begins.
 */
export function withSpan<T extends z.ZodObject>(schema: T, first: string, last: string): T {
  return schema.superRefine((fields, context) => {
    const { [first]: from, [last]: to } = fields as Record<string, Day | undefined>;
    if (from === undefined || to === undefined || from <= to) return;
    const problem = sayBackwards(first, from, last, to);
    context.addIssue({ code: 'custom', path: [last], message: problem.message, params: { problem } });
  });
}
