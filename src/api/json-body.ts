import type { FastifyInstance } from 'fastify';
import type { Problem } from '../knowledge/index.js';
import { RequestError } from './problem.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Characters of a JSON body; 0 without one. */
    bodySize: number;
  }
}

const FORBIDDEN = ['__proto__', 'constructor'];

/** The most levels of lists and objects within each other. */
const DEPTH_LIMIT = 32;
/** The most elements of a list: above what any schema allows, so that its own message comes first. */
const LIST_LIMIT = 25_000;
/** The most fields of an object. */
const FIELD_LIMIT = 2000;

// outside of texts, so that no value is built before the depth is known
function findDepth(text: string): number {
  let depth = 0;
  let most = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === 0x22) {
      for (at++; at < text.length && text.charCodeAt(at) !== 0x22; at++) {
        if (text.charCodeAt(at) === 0x5c) at++;
      }
    } else if (sign === 0x5b || sign === 0x7b) most = Math.max(most, ++depth);
    else if (sign === 0x5d || sign === 0x7d) depth--;
  }
  return most;
}

// the forbidden names that a text has, where it is JSON at all
function findForbidden(text: string): string[] {
  const found = new Set<string>();
  try {
    JSON.parse(text, (key, value) => {
      if (FORBIDDEN.includes(key)) found.add(key);
      return value;
    });
  } catch {
    return [];
  }
  return [...found];
}

// the first list or object that is larger than any call takes
function findTooLarge(value: unknown, path: string): Problem | null {
  if (value === null || typeof value !== 'object') return null;
  const isList = Array.isArray(value);
  const size = isList ? value.length : Object.keys(value).length;
  const limit = isList ? LIST_LIMIT : FIELD_LIMIT;
  if (size > limit) {
    const [kind, parts] = isList ? ['list', 'elements'] : ['object', 'fields'];
    const message = `This ${kind} has ${size} ${parts}, which is more than any call takes.`;
    const field = path === '' ? {} : { field: path };
    return { code: 'too-large', message, ...field, cure: `Send at most ${limit} ${parts}.` };
  }
  for (const [key, part] of Object.entries(value)) {
    const found = findTooLarge(part, path === '' ? key.slice(0, 60) : `${path}.${key.slice(0, 60)}`);
    if (found) return found;
  }
  return null;
}

/**
 * Reads JSON as the framework does, within bounds of depth and size. A field name that could change what an object is
 * is named in the answer: the framework would say that the body is not JSON.
 */
export function registerJsonBody(app: FastifyInstance): void {
  app.decorateRequest('bodySize', 0);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    request.bodySize = text.length;
    if (findDepth(text) > DEPTH_LIMIT) {
      const message = `The body has more than ${DEPTH_LIMIT} levels of lists and objects within each other.`;
      return done(
        new RequestError([{ code: 'bad-request', message, cure: 'Send it as the call is documented.' }]),
      );
    }
    parse(request, text, (error, value) => {
      const [name] = error ? findForbidden(text) : [];
      if (name !== undefined) {
        const message = `The body has a field "${name}", which is no name for a field.`;
        const cure = `Leave out "${name}": no call has such a field.`;
        return done(new RequestError([{ code: 'bad-request', message, field: name, cure }]));
      }
      const tooLarge = error ? null : findTooLarge(value, '');
      done(tooLarge ? new RequestError([tooLarge]) : error, value);
    });
  });
}
