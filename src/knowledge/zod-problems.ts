import type * as z from 'zod';
import type { Code } from './codes.js';
import { nearest } from './near.js';
import type { Problem } from './problem.js';

interface Where {
  file?: string;
  /** Path in front of the issue's own. */
  field?: string;
}

/** Names the fields that a schema knows, for near spellings of one that it does not. */
export interface Naming extends Where {
  known?: readonly string[];
  /** Code of a value of the wrong shape; `bad-field` in documents. */
  code?: Code;
}

function describe(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function fieldOf(where: Where, path: readonly PropertyKey[]): { field?: string } {
  const field = [...(where.field ? [where.field] : []), ...path.map(String)].join('.');
  return field === '' ? {} : { field };
}

// a union reports the issues of every branch: the one whose fields are all known is the one that was meant
function unfold(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors
    .filter(branch => branch.every(one => one.path.length > 0))
    .sort((a, b) => a.length - b.length)[0];
  if (!meant) return [{ ...issue, message: 'Fits none of the forms that are allowed here' }];
  return meant.flatMap(one => unfold({ ...one, path: [...issue.path, ...one.path] }));
}

const WANTED: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

// what would be right, where the issue itself tells
function cureOf(issue: z.core.$ZodIssue): string | undefined {
  if (issue.code === 'invalid_type') return `Give ${WANTED[issue.expected] ?? issue.expected}.`;
  if (issue.code === 'invalid_value') return `One of: ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'too_small') return `The least is ${issue.minimum}.`;
  if (issue.code === 'too_big') return `The most is ${issue.maximum}.`;
  return undefined;
}

function problemOf(issue: z.core.$ZodIssue, code: Code): Problem {
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  const message = missing ? 'It is missing.' : `${issue.message.replace(/\.$/, '')}.`;
  const cure = cureOf(issue);
  return {
    code,
    message,
    ...(issue.input === undefined ? {} : { found: describe(issue.input) }),
    ...(cure === undefined ? {} : { cure }),
  };
}

/** Turns what zod found into problems that name file, field, what was found and what would be right. */
export function makeProblems(error: z.ZodError, naming: Naming = {}): Problem[] {
  const { known, code = 'bad-field', file } = naming;
  const base = file === undefined ? {} : { file };
  return error.issues.flatMap(unfold).flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map(key => {
        const fields = issue.path.length === 0 ? known : undefined;
        const near = fields ? nearest(key, fields) : [];
        return {
          code: 'unknown-field' as const,
          message: `There is no field "${key.slice(0, 60)}".`,
          ...base,
          ...fieldOf(naming, [...issue.path, key.slice(0, 60)]),
          ...(fields ? { cure: `Known here: ${fields.join(', ')}.` } : {}),
          ...(near.length > 0 ? { near } : {}),
        };
      });
    }
    const carried = issue.code === 'custom' ? (issue.params?.problem as Problem | undefined) : undefined;
    return [{ ...(carried ?? problemOf(issue, code)), ...base, ...fieldOf(naming, issue.path) }];
  });
}
