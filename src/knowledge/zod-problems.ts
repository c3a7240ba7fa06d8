import * as z from 'zod';
import { formatCount, formatSentence, nearest } from '../language/index.js';
import { layersOf, PROBLEM_LIMIT, parseBounded } from './bounded-parse.js';
import type { Code } from './codes.js';
import { makeProblem, type Problem } from './problem.js';

function step(schema: z.ZodType, key: PropertyKey): z.ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (schema instanceof z.ZodObject && Object.hasOwn(schema.shape, key)) return [schema.shape[key as string]];
  return [];
}

/** Every schema that a value at this path may have to fit. */
function layersAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType[] {
  let layers = layersOf(schema);
  for (const key of path) layers = layers.flatMap(one => step(one, key)).flatMap(layersOf);
  return layers;
}

/** The fields of the objects among some schemas. */
function fieldsOf(layers: readonly z.ZodType[]): string[] {
  const shapes = layers.filter(layer => layer instanceof z.ZodObject).map(({ shape }) => Object.keys(shape));
  return [...new Set(shapes.flat())];
}

/** Values that the first of some schemas with examples names. */
function examplesOf(layers: readonly z.ZodType[]): unknown[] {
  return layers.map(layer => layer.meta()?.examples).find(Array.isArray) ?? [];
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

function fieldOf({ field: above }: Naming, path: readonly PropertyKey[]): { field?: string } {
  const field = [...(above ? [above] : []), ...path.map(String)].join('.');
  return field === '' ? {} : { field };
}

// a field that a branch does not have, or a value that names another branch
const isAmiss = ({ code, path }: z.core.$ZodIssue): boolean =>
  code === 'unrecognized_keys' ? path.length === 0 : code === 'invalid_value' && path.length === 1;

// a union reports the issues of every branch: meant is the one of the right kind with the fields and the name given, else
// the one with the fewest issues
function unfold(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors
    .filter(branch => !branch.some(one => one.path.length === 0 && one.code === 'invalid_type'))
    .map(issues => ({ issues, amiss: issues.filter(isAmiss).length }))
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

function nameKind(kind: string): string {
  return WANTED[kind] ?? kind;
}

// the kinds of a union of which none was given
function kindsOf({ errors }: z.core.$ZodIssueInvalidUnion): string[] {
  return errors
    .flat()
    .filter(one => one.code === 'invalid_type')
    .map(one => nameKind(one.expected));
}

function formatExamples(examples: readonly unknown[]): string {
  if (examples.length === 0) return '';
  return `, for instance ${examples.map(example => JSON.stringify(example)).join(' or ')}`;
}

const NOUNS: Readonly<Record<string, [kind: string, one: string, many: string]>> = {
  string: ['text', 'character', 'characters'],
  array: ['list', 'entry', 'entries'],
};

// a limit of a text or a list counts its parts, a limit of a number is a number
function sayLimit(limit: number | bigint, origin: string): string {
  const [, one, many] = NOUNS[origin] ?? [];
  return one === undefined ? String(limit) : formatCount(Number(limit), one, many);
}

/** What zod found, in our words; what a schema says of itself goes before it. */
function sayIssue(issue: z.core.$ZodRawIssue): string {
  const typed = issue.code === 'invalid_type' || issue.code === 'invalid_union';
  if (typed && issue.input === undefined) return 'It is missing.';
  if (issue.code === 'invalid_type') return `This is not ${nameKind(issue.expected)}.`;
  if (issue.code === 'invalid_union') return 'Fits none of the forms that are allowed here.';
  if (issue.code === 'invalid_value') return 'This value is not known here.';
  if (issue.code === 'too_small') {
    const [kind] = NOUNS[issue.origin] ?? [];
    if (kind === undefined) return 'The number is too small.';
    return Number(issue.minimum) === 1 ? `The ${kind} is empty.` : `The ${kind} is too short.`;
  }
  if (issue.code === 'too_big') {
    const [kind] = NOUNS[issue.origin] ?? [];
    return kind === undefined ? 'The number is too large.' : `The ${kind} is too long.`;
  }
  return 'This value does not have the right form.';
}

// what would be right, where the issue itself tells
function cureOf(issue: z.core.$ZodIssue, examples: readonly unknown[]): string | undefined {
  if (issue.code === 'invalid_type') return `Give ${nameKind(issue.expected)}${formatExamples(examples)}.`;
  if (issue.code === 'invalid_union')
    return `Give ${kindsOf(issue).join(' or ')}${formatExamples(examples)}.`;
  if (issue.code === 'invalid_value') return `One of: ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'too_small') return `The least is ${sayLimit(issue.minimum, issue.origin)}.`;
  if (issue.code === 'too_big') return `The most is ${sayLimit(issue.maximum, issue.origin)}.`;
  return examples.length > 0 ? `Write it${formatExamples(examples)}.` : undefined;
}

// values that a slip of the finger could have meant, or another case
function nearOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'invalid_value' || typeof issue.input !== 'string') return [];
  return nearest(issue.input.slice(0, NAME_LIMIT), issue.values.map(String));
}

function problemOf(issue: z.core.$ZodIssue, code: Code, examples: readonly unknown[]): Problem {
  const cure = cureOf(issue, examples);
  return makeProblem(code, formatSentence(issue.message.replace(/\.$/, '')), {
    ...(issue.input === undefined ? {} : { found: describe(issue.input) }),
    ...(cure === undefined ? {} : { cure }),
    near: nearOf(issue),
  });
}

// a slip may swap two letters, which counts as two; few names come into question, so all of them are likely
const FIELD_SLIPS = 2;

function sayUnknown(key: string, fields: readonly string[]): Problem {
  const name = key.slice(0, NAME_LIMIT);
  const near = nearest(name, fields, name.length > 3 ? FIELD_SLIPS : 1);
  const cure = fields.length > 0 ? `Known here: ${fields.join(', ')}.` : 'No field is known here.';
  return makeProblem('unknown-field', `There is no field "${name}".`, { cure, near });
}

// at most 100 problems that name file, field, what was found and what would be right
function makeProblems(found: readonly z.core.$ZodIssue[], schema: z.ZodType, naming: Naming): Problem[] {
  const { code = 'bad-field', file } = naming;
  const base = file === undefined ? {} : { file };
  const issues = found.slice(0, PROBLEM_LIMIT).flatMap(unfold);
  const problems = issues.slice(0, PROBLEM_LIMIT).flatMap((issue): Problem[] => {
    const layers = layersAt(schema, issue.path);
    if (issue.code === 'unrecognized_keys') {
      const fields = fieldsOf(layers);
      return issue.keys.slice(0, PROBLEM_LIMIT).map(key => ({
        ...sayUnknown(key, fields),
        ...base,
        ...fieldOf(naming, [...issue.path, key.slice(0, NAME_LIMIT)]),
      }));
    }
    const own = issue.code === 'custom' ? (issue.params?.problem as Problem | undefined) : undefined;
    const problem = own ?? problemOf(issue, code, examplesOf(layers));
    return [{ ...problem, ...base, ...fieldOf(naming, issue.path) }];
  });
  return problems.slice(0, PROBLEM_LIMIT);
}

/** What a schema reads out of an input, or what is wrong with it. */
export type Parsed<T> = { value: T; problems: null } | { value: null; problems: [Problem, ...Problem[]] };

/** Reads an input by its schema. Problems, at most 100: each says where it is, what was found and what would be right. */
export function parseInput<T extends z.ZodType>(
  schema: T,
  input: unknown,
  naming: Naming = {},
): Parsed<z.output<T>> {
  const parsed = parseBounded(schema, input, sayIssue);
  if (parsed.success) return { value: parsed.data, problems: null };
  // zod does not fail without an issue
  const problems = makeProblems(parsed.error.issues, schema, naming);
  return { value: null, problems: problems as [Problem, ...Problem[]] };
}
