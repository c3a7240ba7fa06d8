import * as z from 'zod';
import { factWays, ways } from './ways-of-asking.js';

const id = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)+$/, 'an id has lower-case words joined by hyphens and slashes');
const sentence = z.string().min(2).regex(/[.?]$/, 'a sentence ends with a full stop or a question mark');

export const VERDICTS = ['yes', 'no', 'value', 'depends', 'unknown', 'not-covered'] as const;
export type Verdict = (typeof VERDICTS)[number];

// null is a choice of its own, for "none"; a fact that is not known is left out
const choice = z.string().min(1).nullable();
const factSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('boolean'), ask: sentence, ...factWays }),
  z.strictObject({
    type: z.literal('integer'),
    ask: sentence,
    minimum: z.int(),
    maximum: z.int(),
    ...factWays,
  }),
  z.strictObject({
    type: z.literal('choice'),
    ask: sentence,
    choices: z.array(choice).min(2),
    ...factWays,
  }),
]);
/** A fact that a document's question asks for. */
export type DocumentFact = z.output<typeof factSchema>;

export const OPERATORS = [
  'equal',
  'notEqual',
  'in',
  'notIn',
  'lessThan',
  'lessThanInclusive',
  'greaterThan',
  'greaterThanInclusive',
] as const;

const scalar = z.union([z.boolean(), z.number(), z.string(), z.null()]);
const leaf = z.strictObject({
  fact: z.string(),
  operator: z.enum(OPERATORS),
  value: z.union([scalar, z.array(scalar).min(1)]),
});
export type Leaf = z.output<typeof leaf>;

export type Condition = Leaf | { all: Condition[] } | { any: Condition[] } | { not: Condition };
const condition: z.ZodType<Condition, unknown> = z.lazy(() => z.union([leaf, ...conditions.options]));
const conditions = z.union([
  z.strictObject({ all: z.array(condition) }),
  z.strictObject({ any: z.array(condition).min(1) }),
  z.strictObject({ not: condition }),
]);

const stepSchema = z.strictObject({ text: sentence, rule: id });

const ruleSchema = z.strictObject({
  conditions,
  event: z.strictObject({
    type: z.enum(VERDICTS),
    params: z.strictObject({
      answer: sentence,
      steps: z.array(stepSchema).min(1),
      value: z.json().optional(),
      caveats: z.array(sentence).default([]),
    }),
  }),
});
const impossibleSchema = z.strictObject({ conditions, why: sentence });
/** Facts that exclude each other, and why. */
export type Impossible = z.output<typeof impossibleSchema>;

const PLACE = /\{([a-z][A-Za-z]*)\}/g;

/** The facts whose number is in a part of a ruling as `{name}`. */
export function placesIn(part: unknown): string[] {
  return [...JSON.stringify(part ?? null).matchAll(PLACE)].map(match => match[1] as string);
}

/** A part of a ruling with the numbers of its facts: `{name}` alone is the number itself. */
export function fillPlaces<T>(part: T, facts: Readonly<Record<string, unknown>>): T {
  const filled = JSON.stringify(part).replace(/"\{(\w+)\}"/g, (_, name) => String(facts[name]));
  return JSON.parse(filled.replace(PLACE, (_, name) => String(facts[name])));
}

/** Every comparison of the conditions, flattened. */
export function leavesOf({ conditions: node }: { conditions: Condition }): Leaf[] {
  if ('fact' in node) return [node];
  const inner = 'not' in node ? [node.not] : 'all' in node ? node.all : node.any;
  return inner.flatMap(conditions => leavesOf({ conditions }));
}

/** A question that a document answers by conditions over simple facts. */
export const questionSchema = z.strictObject({
  id,
  title: sentence,
  ...ways,
  facts: z.record(z.string().regex(/^[a-z][A-Za-z]*$/, 'a fact is named in camelCase'), factSchema),
  example: z.record(z.string(), scalar),
  rules: z.array(ruleSchema).min(1),
  impossible: z.array(impossibleSchema).default([]),
});
export type DocumentQuestion = z.output<typeof questionSchema>;

/** A value of a simple fact. */
export type Scalar = boolean | number | string | null;

/**
 * Values that stand for all values of each fact: both truths, every choice, and for an integer its limits and the
 * numbers at and beside each constant that the rules compare it with: between two of them all integers rule alike.
 */
export function testPoints({
  facts,
  rules,
  impossible,
}: Pick<DocumentQuestion, 'facts' | 'rules' | 'impossible'>): Map<string, Scalar[]> {
  const compared = [...rules, ...impossible].flatMap(leavesOf);
  const pointsOf = (name: string, fact: DocumentFact): Scalar[] => {
    if (fact.type === 'boolean') return [true, false];
    if (fact.type === 'choice') return fact.choices;
    const constants = compared
      .filter(leaf => leaf.fact === name)
      .flatMap(({ value }) => value as number | number[]);
    const points = [fact.minimum, fact.maximum, ...constants.flatMap(one => [one - 1, one, one + 1])];
    return [...new Set(points)].filter(point => fitsFact(fact, point)).sort((a, b) => a - b);
  };
  return new Map(Object.entries(facts).map(([name, fact]) => [name, pointsOf(name, fact)]));
}

/** Whether a fact may have the value. */
export function fitsFact(fact: DocumentFact, value: unknown): boolean {
  if (fact.type === 'boolean') return typeof value === 'boolean';
  if (fact.type === 'choice') return fact.choices.includes(value as string | null);
  return Number.isInteger(value) && Number(value) >= fact.minimum && Number(value) <= fact.maximum;
}
