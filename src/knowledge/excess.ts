import { makeProblem, type Problem } from './problem.js';

/** The most levels of lists and objects within each other. */
const DEPTH_LIMIT = 32;
/** The most elements of a list: above what any schema allows, so that its own message comes first. */
const LIST_LIMIT = 25_000;
/** The most fields of an object. */
const FIELD_LIMIT = 2000;
/** A field name that could change what an object is. */
const FORBIDDEN = '__proto__';

const TOO_DEEP = makeProblem(
  'bad-request',
  `There are more than ${DEPTH_LIMIT} levels of lists and objects within each other.`,
  { cure: 'Send it as the call is documented.' },
);
const FORBIDDEN_NAME = makeProblem('bad-request', `"${FORBIDDEN}" is not allowed as a field name.`, {
  cure: `Leave out "${FORBIDDEN}": no call has such a field.`,
});

function tooMany(kind: string, limit: number, parts: string): Problem {
  const most = `${limit.toLocaleString('en-US')} ${parts}`;
  return makeProblem('too-large', `This ${kind} has more than ${most}.`, { cure: `Send at most ${most}.` });
}

/**
 * How many values an input has; or what of it is too deep, too large or wrongly named to be looked at any further:
 * `bad-request` and `too-large`, with the field. Anyone may have sent it, so no schema reads it before.
 */
export function measureInput(input: unknown, depth = 0): number | Problem {
  if (typeof input !== 'object' || input === null) return 1;
  if (depth === DEPTH_LIMIT) return TOO_DEEP;
  const isList = Array.isArray(input);
  if (isList && input.length > LIST_LIMIT) return tooMany('list', LIST_LIMIT, 'elements');
  const parts = Object.entries(input);
  if (!isList && parts.length > FIELD_LIMIT) return tooMany('object', FIELD_LIMIT, 'fields');
  let size = 1;
  for (const [name, part] of parts) {
    const measured = name === FORBIDDEN ? FORBIDDEN_NAME : measureInput(part, depth + 1);
    if (typeof measured === 'object') {
      const field = [name.slice(0, 60), ...(measured.field === undefined ? [] : [measured.field])].join('.');
      return { ...measured, field };
    }
    size += measured;
  }
  return size;
}
