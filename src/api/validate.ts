import type { FastifySchemaCompiler } from 'fastify';
import type * as z from 'zod';
import { makeProblems, type Problem } from '../knowledge/index.js';
import { RequestError } from './problem.js';

/**
 * Checks a part of a request by its zod schema. Unlike the type provider's own compiler it keeps what was found, and
 * names near fields.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodObject> =
  ({ schema }) =>
  (data: unknown) => {
    const parsed = schema.safeParse(data ?? {}, { reportInput: true });
    if (parsed.success) return { value: parsed.data };
    const problems = makeProblems(parsed.error, { schema, code: 'bad-value' });
    // zod never fails without an issue
    return { error: new RequestError(problems as [Problem, ...Problem[]]) };
  };
