import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { CODES, type Code, listProblems, type Problem, statusOf } from '../knowledge/index.js';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

const codes = Object.keys(CODES) as [Code, ...Code[]];

const details = {
  code: z.enum(codes).describe('Stable: programs may rely on it. docs/codes.md lists all.'),
  detail: z.string().describe('One sentence that says what is wrong.'),
  field: z.string().optional().describe('Path of the field, joined with dots.'),
  found: z.string().optional().describe('What was there.'),
  cure: z.string().optional().describe('What would be right.'),
  near: z.array(z.string()).optional().describe('Existing names that come close.'),
};

/** Problem details as RFC 9457 has them, with what is needed to fix the request. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    instance: z.string(),
    ...details,
    errors: z
      .array(z.object(details))
      .optional()
      .describe('The problems, where there are several: the first hundred.'),
  })
  .meta({ id: 'Problem', description: 'What went wrong, and how to fix it (RFC 9457).' });

export type ProblemDetails = z.output<typeof problemSchema>;

const content = { 'application/problem+json': { schema: problemSchema } };

/** What every call may answer instead. */
export const PROBLEMS = {
  '4xx': { description: 'What is wrong with the request, and how to fix it.', content },
  '5xx': { description: 'A fault of the service, or too much load (503, with Retry-After).', content },
};

/** When an overloaded service may be asked again, in seconds. */
const RETRY_AFTER = 5;
// a long address does not help in an answer, and may hold private words
const INSTANCE_LIMIT = 200;
// a body of nothing but unknown fields would come back ten times as long
const ERRORS_LIMIT = 100;

// JSON leaves out what is undefined
function detailsOf({ code, message: detail, field, found, cure, near }: Problem) {
  return { code, detail, field, found, cure, near: near?.length ? near : undefined };
}

/** Problem details of one problem or several; the first gives code and status. `instance` is the path asked for. */
export function makeProblemDetails(
  problems: readonly [Problem, ...Problem[]],
  instance: string,
): ProblemDetails {
  const [first] = problems;
  const all = problems.flatMap(listProblems);
  return {
    type: `/problems/${first.code}`,
    title: CODES[first.code].title,
    status: statusOf(first.code),
    instance: instance.split('?', 1)[0]?.slice(0, INSTANCE_LIMIT) || '/',
    ...detailsOf(first),
    ...(all.length > 1 ? { errors: all.slice(0, ERRORS_LIMIT).map(detailsOf) } : {}),
  };
}

/** Answers with problem details. They must not be kept. */
export function sendProblem(reply: FastifyReply, problems: readonly [Problem, ...Problem[]]): FastifyReply {
  const body = makeProblemDetails(problems, reply.request.raw.url as string);
  if (body.code === 'overloaded') reply.header('retry-after', RETRY_AFTER);
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .serializer(JSON.stringify)
    .send(body);
}

/** What a schema found wrong with a request; Fastify wants it thrown, and the error handler answers it. */
export class RequestError extends Error {
  readonly problems: readonly [Problem, ...Problem[]];

  constructor(problems: readonly [Problem, ...Problem[]]) {
    super(problems[0].message);
    this.problems = problems;
  }
}
