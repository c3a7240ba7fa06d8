import * as z from 'zod';
import { type Code, failAll, type Outcome, type Problem, parseInput, succeed } from '../knowledge/index.js';
import { asOfInput, type Tool, type ToolInput } from './tool.js';

/** What to do about a problem here, where another way to ask than a tool is no help. */
const CURES: Readonly<Partial<Record<Code, string>>> = {
  'bad-value': 'Give the arguments as the list of tools describes them.',
  'unknown-card': 'Call `cards` with `q`, a part of the title.',
  'unknown-question': 'Call `question` without an id: it lists all.',
  'unknown-rule': 'Call `search` with words of the rule: it gives ids.',
};

/** A problem that a model can fix: each has a cure, and no cure names another way of asking. */
export function nameCure(problem: Problem): Problem {
  const own = problem.code === 'bad-value' ? undefined : CURES[problem.code];
  const cure = own ?? problem.cure ?? CURES['bad-value'];
  return { ...problem, cure: cure as string };
}

// "Give a text." says little: what the tool says of the argument is put behind
function describe(problem: Problem, { shape }: z.ZodObject): Problem {
  const { field = '', cure } = problem;
  const description = (shape[field] as z.ZodType | undefined)?.description;
  if (problem.code !== 'bad-value' || description === undefined) return problem;
  return { ...problem, cure: `${cure} ${field}: ${description}` };
}

/** The schema of all that a tool takes. */
export function inputSchemaOf({ input }: Tool): z.ZodObject {
  return z.strictObject({ ...input, asOf: asOfInput });
}

/** Reads what a tool was given. Errors: `bad-value`, `unknown-field` with the arguments that there are. */
export function readInput(tool: Tool, given: unknown): Outcome<ToolInput> {
  const schema = inputSchemaOf(tool);
  const { value, problems } = parseInput(schema, given, { code: 'bad-value' });
  if (!problems) return succeed(value as ToolInput);
  const [first, ...others] = problems;
  const sharpen = (problem: Problem) => describe(nameCure(problem), schema);
  return failAll([sharpen(first), ...others.map(sharpen)]);
}
