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
  if (schema instanceof z.ZodPipe) return inner([schema.in, schema.out]);
  return inner(schema instanceof z.ZodUnion ? schema.options : []);
}

/** A value without what no problem is named for: a list behind its limit, and all that comes after a hundred problems. */
function clipInput(schema: z.ZodType, input: unknown): unknown {
  let left = PROBLEM_LIMIT;

  const clipList = (forms: readonly z.ZodType[], list: readonly unknown[]): readonly unknown[] => {
    const lists = forms.filter(form => form instanceof z.ZodArray);
    if (lists.length === 0) return list;
    const most = Math.max(
      ...lists.map(({ _zod }) => (_zod.bag.maximum as number | undefined) ?? list.length),
    );
    const elements = lists.flatMap(({ element }) => layersOf(element as z.ZodType));
    const checks = lists.map(({ element }) => z.array(element));
    const clipped: unknown[] = [];
    let chunk: unknown[] = [];
    let size = 0;
    // one element above the limit stays, so that the limit is what the problem names
    for (const element of list.slice(0, most + 1)) {
      const length = sizeOf(element);
      chunk.push(length > SMALL ? clip(elements, element) : element);
      clipped.push(chunk.at(-1));
      size += length;
      if (size >= PROBLEM_LIMIT) {
        left -= Math.min(...checks.map(check => check.safeParse(chunk).error?.issues.length ?? 0));
        chunk = [];
        size = 0;
      }
      if (left <= 0) break;
    }
    return clipped;
  };

  const clip = (forms: readonly z.ZodType[], value: unknown): unknown => {
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return clipList(forms, value);
    const clipped: Record<string, unknown> = { ...value };
    for (const { shape } of forms.filter(form => form instanceof z.ZodObject)) {
      for (const [name, schema] of Object.entries(shape))
        if (Object.hasOwn(clipped, name)) clipped[name] = clip(layersOf(schema as z.ZodType), clipped[name]);
    }
    return clipped;
  };

  return clip(layersOf(schema), input);
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
  const bounded = sizeOf(input) <= SMALL ? input : clipInput(schema, input);
  return schema.safeParse(bounded, { reportInput: true, error });
}
