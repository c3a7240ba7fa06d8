import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type * as z from 'zod';
import { fail, type Outcome, type Problem, parseInput, succeed } from '../knowledge/index.js';
import { RequestError } from './problem.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of a JSON body; 0 without one. */
    bodySize: number;
  }
  interface FastifyContextConfig {
    /** Bodies of at least so many bytes are read by a worker. */
    worker?: number;
  }
}

/** A body that a worker reads: parsing it here would keep other requests waiting. */
export class LargeBody {
  constructor(readonly bytes: Buffer) {}
}

/** Reads the bytes of a JSON body. Error: `bad-request`. */
export function parseJson(bytes: Buffer): Outcome<unknown> {
  if (bytes.length === 0) return fail('bad-request', 'The body is empty.', { cure: 'Send a JSON object.' });
  try {
    return succeed(JSON.parse(bytes.toString('utf8')));
  } catch {
    const cure = 'Send one JSON object, with names and texts in double quotation marks.';
    return fail('bad-request', 'The body is not JSON.', { cure });
  }
}

/** Reads JSON bodies; large ones of calls that work in a worker stay as they are. */
export function registerJsonBody(app: FastifyInstance): void {
  app.decorateRequest('bodySize', 0);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    request.bodySize = bytes.length;
    const { worker = Number.POSITIVE_INFINITY } = request.routeOptions.config;
    if (bytes.length >= worker) return done(null, new LargeBody(bytes));
    const parsed = parseJson(bytes);
    if (parsed.ok) done(null, parsed.value);
    else done(new RequestError([parsed.problem]));
  });
}

// a query that names a field twice comes as a list
function findRepeated(query: unknown): Problem[] {
  return Object.entries(query as object).flatMap(([field, value]) =>
    Array.isArray(value)
      ? [
          {
            code: 'bad-value',
            message: 'Given more than once.',
            field: field.slice(0, 60),
            cure: 'Give the field once.',
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
    const { value, problems } = parseInput(schema, data ?? {}, { code: 'bad-value' });
    if (!problems) return { value };
    const [first, ...others] = httpPart === 'querystring' ? findRepeated(data) : [];
    return { error: new RequestError(first ? [first, ...others] : problems) };
  };
