import { makeProblems, type Outcome, type Problem, parseBounded, succeed } from '../../knowledge/index.js';
import { nearest } from '../../language/index.js';
import { makeShape, type Shape } from './describe.js';
import type { Question } from './question.js';

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
  if (!types.includes('integer') && !types.includes('number')) return `a text${orNull}`;
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

/** One outcome for several problems: the first, with the others in `others`. */
function failWith([first, ...others]: Problem[]): { ok: false; problem: Problem } {
  return { ok: false, problem: { ...(first as Problem), ...(others.length > 0 ? { others } : {}) } };
}

/**
 * Checks the facts of a question. Errors: `unknown-fact` for a fact that it does not ask for, `bad-value` for one of
 * another type, and the codes of the question's own check; all at once.
 */
export function parseFacts(question: Question, facts: unknown): Outcome<Record<string, unknown>> {
  const parsed = parseBounded(question.facts, facts);
  if (!parsed.success) {
    const shape = makeShape(question);
    return failWith(
      makeProblems(parsed.error, { code: 'bad-value' }).map(problem => sharpen(problem, shape)),
    );
  }
  const problems = question.check?.(parsed.data) ?? [];
  return problems.length > 0 ? failWith(problems) : succeed(parsed.data);
}
