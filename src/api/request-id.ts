import { randomBytes } from 'node:crypto';
import type { RawRequestDefaultExpression } from 'fastify';

// whatever else a caller sends would go into the log and back to him
const GIVEN = /^[\w.-]{1,64}$/;
const prefix = randomBytes(4).toString('hex');
let count = 0;

/** The id that a proxy has given the request, or a new one: unlike those of other processes. */
export function makeRequestId({ headers }: RawRequestDefaultExpression): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && GIVEN.test(given)) return given;
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}
