import * as z from 'zod';

/** After this many problems the rest of the input is not looked at: no one reads more. */
export const PROBLEM_LIMIT = 100;
/** So many values are checked at once. */
const SMALL = 1000;

// counts no further than what is small: a value may be deep, and YAML may put one into itself
function sizeOf(value: unknown): number {
  const parts = [value];
  // the list grows while it is read
  for (const part of parts) {
    if (parts.length > SMALL) break;
    if (typeof part === 'object' && part !== null) parts.push(...Object.values(part).slice(0, SMALL));
  }
  return parts.length;
}

/** A schema with all that it wraps, or chooses from. */
export function layersOf(schema: z.ZodType): z.ZodType[] {
  const inner = (schemas: readonly z.core.SomeType[]) => [
    schema,
    ...schemas.flatMap(one => layersOf(one as z.ZodType)),
  ];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inner([schema.unwrap()]);
  if (schema instanceof z.ZodPipe) return inner([schema.out]);
  return inner(schema instanceof z.ZodUnion ? schema.options : []);
}

/** How many more problems are looked for. */
type Budget = { left: number };

function clipList(forms: readonly z.ZodType[], list: readonly unknown[], budget: Budget): readonly unknown[] {
  const lists = forms.filter(form => form instanceof z.ZodArray);
  if (lists.length === 0) return list;
  const most = Math.max(...lists.map(({ _zod }) => (_zod.bag.maximum as number | undefined) ?? list.length));
  const elements = lists.flatMap(({ element }) => layersOf(element as z.ZodType));
  const checks = lists.map(({ element }) => z.array(element));
  const clipped: unknown[] = [];
  let chunk: unknown[] = [];
  let size = 0;
  const checkChunk = () => {
    const problems = checks.map(check => check.safeParse(chunk).error?.issues.length ?? 0);
    budget.left -= Math.min(...problems);
    chunk = [];
    size = 0;
  };
  // one element above the limit stays, so that the limit is what the problem names
  for (const element of list.slice(0, most + 1)) {
    const length = sizeOf(element);
    const part = length > SMALL ? clip(elements, element, budget) : element;
    clipped.push(part);
    chunk.push(part);
    size += length;
    if (size >= PROBLEM_LIMIT) checkChunk();
    if (budget.left <= 0) break;
  }
  return clipped;
}

function clip(forms: readonly z.ZodType[], value: unknown, budget: Budget): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return clipList(forms, value, budget);
  const clipped: Record<string, unknown> = { ...value };
  for (const { shape } of forms.filter(form => form instanceof z.ZodObject)) {
    for (const [name, schema] of Object.entries(shape)) {
      if (Object.hasOwn(clipped, name))
        clipped[name] = clip(layersOf(schema as z.ZodType), clipped[name], budget);
    }
  }
  return clipped;
}

/**
 * Parses input that anyone may have sent. zod reports every bad element of a list, so that nonsense would cost far more
 * than sense: a large input is looked through in small parts, and cut where it has a hundred problems; a list is cut behind the
 * limit of its schema. `error` says what is wrong. Good input comes out as `schema.safeParse` has it.
 */
export function parseBounded<T extends z.ZodType>(
  schema: T,
  input: unknown,
  error: z.core.$ZodErrorMap = () => undefined,
): z.ZodSafeParseResult<z.output<T>> {
  const budget = { left: PROBLEM_LIMIT };
  const bounded = sizeOf(input) <= SMALL ? input : clip(layersOf(schema), input, budget);
  return schema.safeParse(bounded, { reportInput: true, error });
}
