import * as z from 'zod';
import { formatCount } from '../language/index.js';

type Shape = z.core.JSONSchema.JSONSchema;

const shapes = new WeakMap<z.ZodType, Shape>();

function shapeOf(schema: z.ZodType): Shape {
  const shape = shapes.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  shapes.set(schema, shape);
  return shape;
}

// `of 2 to 10 entries`, from the bounds that there are
function saySize(least: number | undefined, most: number | undefined, one: string, many: string): string {
  const limit = most ?? least;
  if (limit === undefined) return '';
  const count = formatCount(limit, one, many);
  if (least === most) return ` of ${count}`;
  if (most === undefined) return ` of at least ${count}`;
  return least === undefined ? ` of at most ${count}` : ` of ${least} to ${count}`;
}

function sayNumber({
  type,
  minimum = Number.MIN_SAFE_INTEGER,
  maximum = Number.MAX_SAFE_INTEGER,
}: Shape): string {
  const from = minimum > Number.MIN_SAFE_INTEGER ? ` from ${minimum}` : '';
  const to = maximum < Number.MAX_SAFE_INTEGER ? ` ${from ? '' : 'up '}to ${maximum}` : '';
  return `a ${type === 'integer' ? 'whole ' : ''}number${from}${to}`;
}

function sayType(type: string, shape: Shape): string {
  switch (type) {
    case 'boolean':
      return 'true or false';
    case 'string':
      return `a text${saySize(shape.minLength, shape.maxLength, 'character', 'characters')}`;
    case 'array': {
      const entry = sayShape(shape.items as Shape);
      return `a list${saySize(shape.minItems, shape.maxItems, 'entry', 'entries')}${entry && `, each ${entry}`}`;
    }
    case 'object': {
      const fields = Object.keys(shape.properties ?? {});
      return `an object${fields.length > 0 ? ` with ${fields.join(', ')}` : ''}`;
    }
    case 'integer':
    case 'number':
      return sayNumber(shape);
    default:
      return type;
  }
}

function sayShape(shape: Shape): string {
  const forms = (shape.anyOf ?? shape.oneOf) as Shape[] | undefined;
  if (forms) return joinForms(forms);
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return `one of ${shape.enum.map(value => JSON.stringify(value)).join(', ')}`;
  return [shape.type ?? []]
    .flat()
    .map(type => sayType(type, shape))
    .join(' or ');
}

// of an object among other forms, no fields: whether it was meant is not known
function joinForms(shapes: readonly Shape[]): string {
  const isLast = ({ type, items }: Shape) => type === 'array' && items !== undefined;
  // a list goes behind the others, which would read as what each of its entries may be
  const [lists, others] = [shapes.filter(isLast), shapes.filter(shape => !isLast(shape))].map(some => {
    const words = some.map(shape =>
      shapes.length > 1 && shape.type === 'object' ? 'an object' : sayShape(shape),
    );
    return [...new Set(words)].filter(Boolean).join(' or ');
  });
  return [others, lists].filter(Boolean).join(', or ');
}

/** What some schemas take, in words: `a whole number from 0 to 10`, `a text or an object with title, for instance "Aki"`. */
export function sayForms(schemas: readonly z.ZodType[]): string {
  const forms = schemas.map(shapeOf);
  const [examples] = forms.flatMap(({ examples }) => (Array.isArray(examples) ? [examples] : []));
  const samples = examples?.map(example => JSON.stringify(example)).join(' or ');
  return `${joinForms(forms)}${samples === undefined ? '' : `, for instance ${samples}`}`;
}
