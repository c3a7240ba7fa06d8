import * as z from 'zod';
import { type Corpus, VERDICTS, type Verdict } from '../../knowledge/index.js';
import { freeze, oncePer } from '../remember.js';
import type { Question } from './question.js';

/** JSON Schema of one fact, or of the object of all. */
export type Shape = z.core.JSONSchema.JSONSchema;

/** What a form needs to know about a question. */
export const questionSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    restsOn: z.array(z.object({ rule: z.string(), title: z.string() })),
    verdicts: z.array(z.enum(VERDICTS)).describe('Every verdict that it can give, on whatever day.'),
    facts: z
      .custom<Shape>()
      .meta({ type: 'object', additionalProperties: true })
      .describe('JSON Schema of the facts, each with a title and a description. None is required.'),
    example: z.record(z.string(), z.unknown()).describe('Facts that give a ruling.'),
  })
  .meta({ id: 'Question' });
// an interface has a name in the types of all that gives it; a type would be written out, with zod's own files in it
export interface QuestionInfo extends z.infer<typeof questionSchema> {}

/** A fact's name as the label of a field: `windInPlay` gives `Wind in play`. */
export function formatFactName(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// a form can draw a list of types, where zod writes a choice between a schema and null
function foldNull(shape: Shape): void {
  const branches = shape.anyOf as Shape[] | undefined;
  if (branches?.length !== 2 || branches[1]?.type !== 'null') return;
  const [branch] = branches as [Shape];
  delete shape.anyOf;
  Object.assign(
    shape,
    branch,
    { type: [branch.type, 'null'] },
    branch.enum ? { enum: [...branch.enum, null] } : {},
  );
}

function nameProperties(shape: Shape): void {
  for (const [name, property] of Object.entries((shape.properties ?? {}) as Record<string, Shape>)) {
    property.title ??= formatFactName(name);
    nameProperties(property);
  }
  if (shape.items) nameProperties(shape.items as Shape);
}

/** JSON Schema of a question's facts, with its example beside each fact. Many callers share it: it is frozen. */
export const makeShape = oncePer(({ facts, example }: Pick<Question, 'facts' | 'example'>): Shape => {
  const shared = z.toJSONSchema(facts, { io: 'input', override: ({ jsonSchema }) => foldNull(jsonSchema) });
  // zod hands out one object for all uses of a schema: each use gets its own, and its own title
  const shape: Shape = JSON.parse(JSON.stringify(shared));
  nameProperties(shape);
  for (const [name, value] of Object.entries(example)) {
    const property = shape.properties?.[name] as Shape;
    property.examples = [value as never];
  }
  return freeze(shape);
});

/** Describes a question, so that a form can be made from it without knowing the game. */
export function describeQuestion(question: Question, corpus: Corpus, verdicts: Verdict[]): QuestionInfo {
  const { id, title, restsOn, example } = question;
  return {
    id,
    title,
    restsOn: restsOn.flatMap(rule => {
      const document = corpus.byId.get(rule);
      return document ? [{ rule, title: document.title }] : [];
    }),
    verdicts,
    facts: makeShape(question),
    example,
  };
}
