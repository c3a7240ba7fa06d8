import { failAll, type Outcome, type Problem, parseInput, readJson, succeed } from '../../knowledge/index.js';
import { nearest } from '../../language/index.js';
import { makeShape, type Shape } from './describe.js';
import type { Question, QuestionContext } from './question.js';

/** What would be right, in words: `a whole number from 0 to 10`. */
export function formatShape(shape: Shape): string {
  const types = [shape.type ?? []].flat();
  const orNull = types.includes('null') ? ', or null' : '';
  if (shape.enum) return `one of ${shape.enum.map(one => JSON.stringify(one)).join(', ')}`;
  if (types.includes('boolean')) return `true or false${orNull}`;
  if (types.includes('array'))
    return `a list, each entry ${formatShape((shape.items ?? {}) as Shape)}${orNull}`;
  if (types.includes('object'))
    return `an object with ${Object.keys(shape.properties ?? {}).join(', ')}${orNull}`;
  if (!types.includes('integer') && !types.includes('number')) {
    const [example] = (shape.examples ?? []) as unknown[];
    return typeof example === 'string' ? `a text, such as "${example}"${orNull}` : `a text${orNull}`;
  }
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = shape;
  const from = minimum > Number.MIN_SAFE_INTEGER ? ` from ${minimum}` : '';
  const to = maximum < Number.MAX_SAFE_INTEGER ? ` up to ${maximum}` : '';
  return `a ${types.includes('integer') ? 'whole ' : ''}number${from}${to}${orNull}`;
}

// a step of the path is the name of a property, or the place in a list
function shapeAt(shape: Shape, [step, ...rest]: readonly string[]): Shape {
  if (step === undefined) return shape;
  return shapeAt((shape.properties?.[step] ?? shape.items) as Shape, rest);
}

// the name of a fact that nobody knows is any text: it may have dots, or be empty
function splitUnknown(shape: Shape, steps: readonly string[]): { at: Shape; name: string } {
  const [step, ...rest] = steps as [string, ...string[]];
  const known = shape.properties && Object.hasOwn(shape.properties, step) && shape.properties[step];
  const inner = known || shape.items;
  return inner && rest.length > 0 ? splitUnknown(inner as Shape, rest) : { at: shape, name: steps.join('.') };
}

function sharpen({ field = '', ...problem }: Problem, shape: Shape): Problem {
  const path = field.split('.');
  if (problem.code !== 'unknown-field') {
    const at = shapeAt(shape, path.filter(Boolean));
    return { ...problem, ...(field ? { field } : {}), cure: `Write ${formatShape(at)}.` };
  }
  const { at, name } = splitUnknown(shape, path);
  const known = Object.keys(at.properties ?? {});
  const near = nearest(name, known);
  return {
    code: 'unknown-fact',
    message: `The question has no fact "${name}".`,
    field,
    cure: known.length > 0 ? `Known here: ${known.join(', ')}.` : 'It asks for no facts.',
    ...(near.length > 0 ? { near } : {}),
  };
}

const NUMBER = /^[+-]?\d{1,9}$/;

function typesOf({ type }: Shape): readonly string[] {
  return [type ?? []].flat();
}

/** Whether a value of this shape can be written as words: anything but an object, or a list of objects. */
export function canBeWords(shape: Shape): boolean {
  const { items } = shape;
  return typesOf(shape).includes('array') ? canBeWords(items as Shape) : !typesOf(shape).includes('object');
}

/**
 * Reads a value as people write it, where its shape leaves no doubt: "yes" for true, "2" for 2, "none" for null or an
 * empty list, `personality` for a choice `Personality`, `Aki, Bo` for a list, else a list as JSON. `names` are texts that
 * mean themselves.
 */
export function readWords(value: unknown, shape: Shape, names: readonly unknown[]): unknown {
  if (Array.isArray(value)) {
    return shape.items ? value.map(one => readWords(one, shape.items as Shape, names)) : value;
  }
  if (typeof value === 'object' && value !== null) {
    const known = (name: string) => Object.hasOwn(shape.properties ?? {}, name);
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        known(name) ? readWords(one, shape.properties?.[name] as Shape, names) : one,
      ]),
    );
  }
  if (typeof value !== 'string') return value;
  const text = value.trim();
  const word = text.toLowerCase();
  const types = typesOf(shape);
  if (word === 'none' && names.includes(value)) return value;
  if (/^(?:none|null)$/.test(word) && types.includes('null')) return null;
  if (word === 'none' && types.includes('array')) return [];
  if (types.includes('boolean') && /^(?:yes|no|true|false)$/.test(word)) return /^[yt]/.test(word);
  if (types.includes('integer') && NUMBER.test(text)) return Number(text);
  if (shape.enum) return shape.enum.find(one => String(one).toLowerCase() === word) ?? value;
  const isList = types.includes('array');
  const read = isList || types.includes('object') ? readJson(text) : text;
  if (typeof read !== 'string') return readWords(read, shape, names);
  return isList && canBeWords(shape) ? readWords(splitList(text), shape, names) : value;
}

function splitList(text: string): string[] {
  const parts = text.split(/[,;]/).map(part => part.trim());
  return parts.filter(part => part !== '');
}

/**
 * Checks the facts of a question. Errors: `unknown-fact` for a fact that it does not ask for, `bad-value` for one of
 * another type, and the codes of the question's own check; all at once.
 */
export function parseFacts(
  question: Question,
  facts: unknown,
  context: QuestionContext,
): Outcome<Record<string, unknown>> {
  const shape = makeShape(question);
  // a player may be called None
  const names = Object.values(readWords(facts, shape, []) ?? {}).flatMap(value =>
    Array.isArray(value) ? value : [],
  );
  const read = readWords(facts, shape, names);
  const parsed = parseInput(question.facts, read, { code: 'bad-value' });
  const [first, ...others] = parsed.problems
    ? parsed.problems.map(problem => sharpen(problem, shape))
    : (question.check?.(parsed.value, context) ?? []);
  return first ? failAll([first, ...others]) : succeed(parsed.value as Record<string, unknown>);
}
