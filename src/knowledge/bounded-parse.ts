import * as z from 'zod';

/** After this many bad elements the rest of the input is not looked at: no reader goes through more problems. */
const BAD_LIMIT = 100;
/** Input with fewer values than this is parsed at once. */
const SMALL = 1000;

function isSmall(input: unknown): boolean {
  const open = [input];
  for (let seen = 0; open.length > 0; seen++) {
    if (seen + open.length > SMALL) return false;
    const value = open.pop();
    if (value === null || typeof value !== 'object') continue;
    const parts = Array.isArray(value) ? value : Object.values(value);
    if (parts.length > SMALL) return false;
    open.push(...parts);
  }
  return true;
}

// what a value may have to fit, without what wraps it
function formsOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return formsOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(option => formsOf(option as z.ZodType));
  return [schema];
}

interface Budget {
  bad: number;
}

function clipList(forms: readonly z.ZodType[], list: readonly unknown[], budget: Budget): readonly unknown[] {
  const lists = forms.filter(form => form instanceof z.ZodArray);
  if (lists.length === 0) return list;
  const most = Math.max(...lists.map(({ _zod }) => (_zod.bag.maximum as number | undefined) ?? list.length));
  const clipped: unknown[] = [];
  // one element above the limit stays, so that the limit is what the problem names
  for (const element of list.slice(0, most + 1)) {
    if (budget.bad <= 0) break;
    const part = clip(
      lists.flatMap(one => formsOf(one.element as z.ZodType)),
      element,
      budget,
    );
    if (!lists.some(one => z.safeParse(one.element, part).success)) budget.bad--;
    clipped.push(part);
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
        clipped[name] = clip(formsOf(schema as z.ZodType), clipped[name], budget);
    }
  }
  return clipped;
}

/**
 * Parses input that anyone may have sent. zod reports every bad element of a list, so that nonsense would cost far more
 * than sense: a large input is cut behind its hundredth bad element, and a list behind the limit of its schema, before
 * zod sees it. Good input comes out as `schema.safeParse` has it.
 */
export function parseBounded<T extends z.ZodType>(
  schema: T,
  input: unknown,
): z.ZodSafeParseResult<z.output<T>> {
  const budget = { bad: BAD_LIMIT };
  const bounded = isSmall(input) ? input : clip(formsOf(schema), input, budget);
  return schema.safeParse(bounded, { reportInput: true });
}
