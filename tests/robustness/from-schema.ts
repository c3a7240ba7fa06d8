import fc from 'fast-check';

/** As much of JSON Schema as the OpenAPI document uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

/** Words that the rules know, and words that programs trip over. */
export const WORDS = fc.oneof(
  fc.constantFrom('Ratling', 'Creature', 'legacy/winds', 'legacy/fear', 'Akiko', 'Botan', 'Chiyo'),
  fc.constantFrom(
    '',
    '%',
    '../..',
    '__proto__',
    'constructor',
    '<b>Naga</b>',
    '&rsquo;',
    '\u0000',
    '🙂',
    'a'.repeat(300),
  ),
  fc.string({ maxLength: 20 }),
);
const DAYS = fc.constantFrom(
  '2008-06-02',
  '2008-06-03',
  '2026-11-29',
  '2008-02-30',
  '0000-00-00',
  '9999-12-31',
);
const TEXTS = fc.oneof(WORDS, DAYS);

function ofType(type: string | undefined, schema: Schema, resolve: (ref: string) => Schema, depth: number) {
  const { minimum = -3, maximum = 2000, items = {}, properties = {}, required = [] } = schema;
  switch (type) {
    case 'string':
      return TEXTS;
    case 'integer':
    case 'number':
      return fc.oneof(
        fc.integer({ min: minimum, max: Math.max(minimum, Math.min(maximum, 2000)) }),
        fc.double(),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return depth > 4 ? fc.constant([]) : fc.array(fromSchema(items, resolve, depth + 1), { maxLength: 4 });
    case 'object': {
      if (depth > 4) return fc.constant({});
      const parts = Object.entries(properties).map(
        ([name, part]) => [name, fromSchema(part, resolve, depth + 1)] as const,
      );
      return fc.record(Object.fromEntries(parts), {
        requiredKeys: required.filter(name => name in properties),
      });
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Values that fit a schema, most of them: near enough to get past the door. */
export function fromSchema(
  schema: Schema,
  resolve: (ref: string) => Schema,
  depth = 0,
): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return fromSchema(resolve(schema.$ref), resolve, depth + 1);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices)
    return depth > 5
      ? fc.constant(null)
      : fc.oneof(...choices.map(one => fromSchema(one, resolve, depth + 1)));
  const types = [schema.type].flat();
  return fc.oneof(...types.map(type => ofType(type, schema, resolve, depth)));
}

/** The value, or one that is broken in one place: a field more, a field less, another type. */
export function nearly(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const broken = fc.tuple(values, fc.nat(), fc.jsonValue({ maxDepth: 1 })).map(([value, place, other]) => {
    if (Array.isArray(value)) return [...value, other];
    if (typeof value !== 'object' || value === null) return other;
    const names = Object.keys(value);
    const name = names[place % (names.length + 1)] ?? 'nobodyReadsThis';
    return place % 2 === 0
      ? { ...value, [name]: other }
      : Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
  });
  return fc.oneof({ arbitrary: values, weight: 3 }, { arbitrary: broken, weight: 2 });
}
