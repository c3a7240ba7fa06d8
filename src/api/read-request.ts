import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type * as z from 'zod';
import { type Problem, parseInput } from '../knowledge/index.js';
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

/** The most levels of lists and objects within each other. */
const DEPTH_LIMIT = 32;
/** The most elements of a list: above what any schema allows, so that its own message comes first. */
const LIST_LIMIT = 25_000;
/** The most fields of an object. */
const FIELD_LIMIT = 2000;

/** A field name that could change what an object is. */
const FORBIDDEN = '__proto__';
const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** A list or an object that the scan has not left yet. */
interface Level {
  list: boolean;
  /** Parts before the current one. */
  before: number;
  /** The field name before the current value; null where one is due. */
  name: string | null;
}

function formatPath(levels: readonly Level[]): string {
  return levels.map(({ list, before, name }) => (list ? before : (name ?? '').slice(0, 60))).join('.');
}

function tooLarge(levels: readonly Level[]): Problem {
  const isList = levels.at(-1)?.list;
  const limit = (isList ? LIST_LIMIT : FIELD_LIMIT).toLocaleString('en-US');
  const parts = isList ? 'elements' : 'fields';
  const field = formatPath(levels.slice(0, -1));
  return {
    code: 'too-large',
    message: `This ${isList ? 'list' : 'object'} has more than ${limit} ${parts}.`,
    ...(field === '' ? {} : { field }),
    cure: `Send at most ${limit} ${parts}.`,
  };
}

const FORBIDDEN_NAME: Problem = {
  code: 'bad-request',
  message: `The body has a field "${FORBIDDEN}", which is not allowed as a field name.`,
  field: FORBIDDEN,
  cure: `Leave out "${FORBIDDEN}": no call has such a field.`,
};

// a name may be written with escapes; what is not JSON is found later
function readName(written: string): string {
  if (!written.includes('\\')) return written;
  try {
    return JSON.parse(`"${written}"`);
  } catch {
    return written;
  }
}

// one pass over the text, before any value is built
function findExcess(text: string): Problem | null {
  const levels: Level[] = [];
  let level: Level | undefined;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) {
      const start = at + 1;
      for (at++; at < text.length && text.charCodeAt(at) !== QUOTE; at++) {
        if (text.charCodeAt(at) === BACKSLASH) at++;
      }
      if (level?.list !== false || level.name !== null) continue;
      level.name = readName(text.slice(start, at));
      if (level.name === FORBIDDEN) return FORBIDDEN_NAME;
    } else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      if (levels.length === DEPTH_LIMIT) {
        const message = `The body has more than ${DEPTH_LIMIT} levels of lists and objects within each other.`;
        return { code: 'bad-request', message, cure: 'Send it as the call is documented.' };
      }
      level = { list: sign === OPEN_LIST, before: 0, name: null };
      levels.push(level);
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) {
      levels.pop();
      level = levels.at(-1);
    } else if (sign === COMMA && level) {
      level.before++;
      level.name = null;
      if (level.before >= (level.list ? LIST_LIMIT : FIELD_LIMIT)) return tooLarge(levels);
    }
  }
  return null;
}

/** Reads JSON within bounds of depth and size, and without field names that could change what an object is. */
export function parseJson(text: string): { problem: Problem } | { problem: null; value: unknown } {
  if (text === '') {
    return { problem: { code: 'bad-request', message: 'The body is empty.', cure: 'Send a JSON object.' } };
  }
  const problem = findExcess(text);
  if (problem) return { problem };
  try {
    return { problem: null, value: JSON.parse(text) };
  } catch {
    const cure = 'Send one JSON object, with names and texts in double quotation marks.';
    return { problem: { code: 'bad-request', message: 'The body is not JSON.', cure } };
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
    const parsed = parseJson(bytes.toString('utf8'));
    if (parsed.problem) done(new RequestError([parsed.problem]));
    else done(null, parsed.value);
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
