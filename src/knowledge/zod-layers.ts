import * as z from 'zod';

// a schema with what it wraps, or chooses from
function layersOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodOptional) return [schema, ...layersOf(schema.unwrap() as z.ZodType)];
  if (schema instanceof z.ZodUnion)
    return [schema, ...schema.options.flatMap(one => layersOf(one as z.ZodType))];
  return [schema];
}

function step(schema: z.ZodType, key: PropertyKey): z.ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (schema instanceof z.ZodObject && Object.hasOwn(schema.shape, key)) return [schema.shape[key as string]];
  return [];
}

/** Every schema that a value at this path may have to fit. */
export function layersAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType[] {
  let layers = layersOf(schema);
  for (const key of path) layers = layers.flatMap(one => step(one, key)).flatMap(layersOf);
  return layers;
}

/** The fields of the objects among some schemas. */
export function fieldsOf(layers: readonly z.ZodType[]): string[] {
  const shapes = layers.filter(layer => layer instanceof z.ZodObject).map(({ shape }) => Object.keys(shape));
  return [...new Set(shapes.flat())];
}

/** Values that the first of some schemas with examples names. */
export function examplesOf(layers: readonly z.ZodType[]): unknown[] {
  return layers.map(layer => layer.meta()?.examples).find(Array.isArray) ?? [];
}
