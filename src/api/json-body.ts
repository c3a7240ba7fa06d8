import type { FastifyInstance } from 'fastify';
import { RequestError } from './problem.js';

const FORBIDDEN = ['__proto__', 'constructor'];

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

/**
 * Reads JSON as the framework does, and says which name it was that could have changed what an object is: the framework
 * calls such a body no JSON.
 */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    parse(request, body as string, (error, value) => {
      const [name] = error ? findForbidden(body as string) : [];
      if (name === undefined) return done(error, value);
      const message = `The body has a field "${name}", which is no name for a field.`;
      const cure = `Leave out "${name}": no call has such a field.`;
      done(new RequestError([{ code: 'bad-request', message, field: name, cure }]), undefined);
    });
  });
}
