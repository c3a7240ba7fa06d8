import * as z from 'zod';
import { formatSentence, nearest } from '../language/index.js';
import type { Code } from './codes.js';
import { measureInput } from './excess.js';
import { makeProblem, type Problem } from './problem.js';
import { sayForms } from './schema-words.js';

/** More problems than these are read by no one. */
export const PROBLEM_LIMIT = 100;
/** Of an input with more values than these, what comes after the first bad element of a list is not looked at. */
const LARGE = 50_000;

/** A schema with all that it wraps, or chooses from. */
function layersOf(schema: z.ZodType): z.ZodType[] {
  const inner = (schemas: readonly z.core.SomeType[]) => [
    schema,
    ...schemas.flatMap(one => layersOf(one as z.ZodType)),
  ];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inner([schema.unwrap()]);
  if (schema instanceof z.ZodPipe) return inner([schema.in, schema.out]);
  return inner(schema instanceof z.ZodUnion ? schema.options : []);
}

function step(schema: z.ZodType, key: PropertyKey): z.ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (schema instanceof z.ZodObject && Object.hasOwn(schema.shape, key)) return [schema.shape[key as string]];
  return [];
}

/** Every schema that a value at this path may have to fit. */
function schemasAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType[] {
  let schemas = [schema];
  for (const key of path) schemas = schemas.flatMap(layersOf).flatMap(one => step(one, key));
  return schemas;
}

/** The fields of the objects among some schemas. */
function fieldsOf(layers: readonly z.ZodType[]): string[] {
  const shapes = layers.filter(layer => layer instanceof z.ZodObject).map(({ shape }) => Object.keys(shape));
  return [...new Set(shapes.flat())];
}

/** Where the input is, and what its problems are called. */
export interface Naming {
  file?: string;
  /** Path in front of the issue's own. */
  field?: string;
  /** Code of a value of the wrong shape; `bad-field` in documents. */
  code?: Code;
}

function describe(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

// how many fields a branch does not have, or values that name another branch
function countAmiss(issue: z.core.$ZodIssue): number {
  if (issue.code === 'unrecognized_keys') return issue.path.length === 0 ? issue.keys.length : 0;
  return issue.code === 'invalid_value' && issue.path.length === 1 ? 1 : 0;
}

// a union reports the issues of every branch: meant is the one of the right kind with the fields and the name given, else
// the one with the fewest issues
function unfold(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors
    .filter(branch => !branch.some(one => one.path.length === 0 && one.code === 'invalid_type'))
    .map(issues => ({ issues, amiss: issues.reduce((sum, one) => sum + countAmiss(one), 0) }))
    .sort((a, b) => a.amiss - b.amiss || a.issues.length - b.issues.length)[0]?.issues;
  if (!meant) return [issue];
  return meant.flatMap(one => unfold({ ...one, path: [...issue.path, ...one.path] }));
}

/** As much of a name as a problem repeats, in characters. */
const NAME_LIMIT = 60;

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

/** What has a size. */
const SIZED: Readonly<Record<string, string>> = { string: 'text', array: 'list' };

/** What zod found, in our words. */
function sayIssue(issue: z.core.$ZodIssue): string {
  const kind = SIZED['origin' in issue ? issue.origin : ''];
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'It is missing.';
      return `This is not ${WANTED[issue.expected] ?? issue.expected}.`;
    case 'invalid_union':
      return issue.input === undefined ? 'It is missing.' : 'Fits none of the forms that are allowed here.';
    case 'invalid_value':
      return 'This value is not known here.';
    case 'too_small':
      if (!kind) return 'The number is too small.';
      return `The ${kind} is ${Number(issue.minimum) === 1 ? 'empty' : 'too short'}.`;
    case 'too_big':
      return kind ? `The ${kind} is too long.` : 'The number is too large.';
    default:
      return 'This value does not have the right form.';
  }
}

// values that a slip of the finger could have meant, or another case
function nearOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'invalid_value' || typeof issue.input !== 'string') return [];
  return nearest(issue.input.slice(0, NAME_LIMIT), issue.values.map(String));
}

function problemOf(issue: z.core.$ZodIssue, code: Code, schemas: readonly z.ZodType[]): Problem {
  const form = sayForms(schemas);
  // what a schema says of itself goes before our words
  return makeProblem(code, formatSentence((issue.message || sayIssue(issue)).replace(/\.$/, '')), {
    ...(issue.input === undefined ? {} : { found: describe(issue.input) }),
    ...(form === '' ? {} : { cure: `Give ${form}.` }),
    near: nearOf(issue),
  });
}

// a slip may swap two letters, which counts as two; few names come into question, so all of them are likely
const FIELD_SLIPS = 2;

function sayUnknown(key: string, fields: readonly string[]): Problem {
  const name = key.slice(0, NAME_LIMIT);
  const near = nearest(name, fields, name.length > 3 ? FIELD_SLIPS : 1);
  const cure = fields.length > 0 ? `Known here: ${fields.join(', ')}.` : 'No field is known here.';
  return makeProblem('unknown-field', `There is no field "${name}".`, { field: name, cure, near });
}

// without the path of the issue, which is put before
function problemsOf(issue: z.core.$ZodIssue, schema: z.ZodType, code: Code): Problem[] {
  const schemas = schemasAt(schema, issue.path);
  if (issue.code === 'unrecognized_keys') {
    const fields = fieldsOf(schemas.flatMap(layersOf));
    return issue.keys.slice(0, PROBLEM_LIMIT).map(key => sayUnknown(key, fields));
  }
  const own = issue.code === 'custom' ? (issue.params?.problem as Problem | undefined) : undefined;
  return [own ?? problemOf(issue, code, schemas)];
}

/** A problem with its file, and the whole path of its field. */
function locate({ file, field: above }: Naming, path: readonly PropertyKey[], problem: Problem): Problem {
  const steps = [above || [], ...path.map(String), problem.field ?? []].flat();
  const field = steps.join('.');
  return { ...problem, ...(file === undefined ? {} : { file }), ...(field === '' ? {} : { field }) };
}

/**
 * Reads an input by its schema. Problems, at most 100: each says where it is, what was found and what would be right. Nonsense
 * never costs more than sense: it is measured before, and zod makes no words for what it finds.
 */
export function parseInput<T extends z.ZodType>(
  schema: T,
  input: unknown,
  naming: Naming = {},
): { value: z.output<T>; problems: null } | { value: null; problems: [Problem, ...Problem[]] } {
  const measured = measureInput(input);
  if (typeof measured === 'object') return { value: null, problems: [locate(naming, [], measured)] };
  const given = { reportInput: true, error: () => '', abortEarly: measured > LARGE };
  const parsed = schema.safeParse(input, given);
  if (parsed.success) return { value: parsed.data, problems: null };
  const { code = 'bad-field' } = naming;
  const issues = parsed.error.issues.slice(0, PROBLEM_LIMIT).flatMap(unfold).slice(0, PROBLEM_LIMIT);
  const problems = issues.flatMap(issue =>
    problemsOf(issue, schema, code).map(problem => locate(naming, issue.path, problem)),
  );
  // zod does not fail without an issue
  return { value: null, problems: problems.slice(0, PROBLEM_LIMIT) as [Problem, ...Problem[]] };
}
