import type { FastifySchemaCompiler } from 'fastify';
import type * as z from 'zod';
import { makeProblems, type Problem, parseBounded } from '../knowledge/index.js';
import { LargeBody } from './json-body.js';
import { RequestError } from './problem.js';

// a query that names a field twice comes as a list
function findRepeated(query: unknown): Problem[] {
  return Object.entries(query as object).flatMap(([field, value]) =>
    Array.isArray(value)
      ? [
          {
            code: 'bad-value',
            message: 'It is given several times.',
            field: field.slice(0, 60),
            cure: 'Give it once.',
          },
        ]
      : [],
  );
}

/**
 * Checks a part of a request by its zod schema. Unlike the type provider's own compiler it keeps what was found, and
 * names near fields.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodObject> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    // checked by the worker that reads it
    if (data instanceof LargeBody) return { value: data };
    const parsed = parseBounded(schema, data ?? {});
    if (parsed.success) return { value: parsed.data };
    const repeated = httpPart === 'querystring' ? findRepeated(data) : [];
    const problems = makeProblems(parsed.error, { schema, code: 'bad-value' });
    // zod never fails without an issue
    return {
      error: new RequestError((repeated.length > 0 ? repeated : problems) as [Problem, ...Problem[]]),
    };
  };
