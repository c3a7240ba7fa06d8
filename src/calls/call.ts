import * as z from 'zod';
import { type Engine, PLAY_FORMATS } from '../engine.js';
import { checkSpan, type Day, type Outcome, parseDay } from '../knowledge/index.js';

/** For which day a call is answered, and what day it is. */
export interface On {
  asOf: Day;
  today: Day;
}

type Fields = z.core.$ZodLooseShape;

/** One call of the judge, declared once: its address in the API, what it takes, and what answers it. */
export interface Call<Input extends Fields = Record<string, z.ZodType>, Answer = unknown> {
  /** A GET, unless its input is a body. */
  method?: 'POST';
  /** `:name` is a field of the input; `*` is the rest of the address, which is its `id`. */
  url: string;
  /** Group in the document of the API. */
  tag: string;
  summary: string;
  /** Fields of the input; `asOf` comes with them, unless the answer is the same on all days. */
  input: Input;
  undated?: true;
  /** Names of two fields that are a span of days, both counted in; either may be missing. */
  span?: readonly [first: string, last: string];
  /** Bodies of at least so many bytes go to a worker: below it, reading and answering takes about 5 ms. */
  large?: number;
  /** Shape of the answer; of what it is made from, where another media type than JSON is named. */
  schema: z.ZodType;
  media?: readonly [type: string, description: string];
  answer(
    engine: Engine,
    input: z.output<z.ZodObject<Input>>,
    on: On,
  ): Outcome<Answer> | Promise<Outcome<Answer>>;
}

/** A day of the calendar. Problem: `bad-day`. */
export const daySchema = z
  .string()
  .superRefine((text, context) => {
    const parsed = parseDay(text);
    if (parsed.ok) return;
    const { problem } = parsed;
    context.addIssue({ code: 'custom', message: problem.message, params: { problem } });
  })
  .meta({ format: 'date', description: 'A day, YYYY-MM-DD.', examples: ['2008-06-03'] });

/** The day that an answer is for. */
export const asOfSchema = daySchema
  .optional()
  .describe('The day that the answer is for, YYYY-MM-DD. Today (UTC) if left out.');

/** The format that is played. */
export const formatOfPlay = z
  .enum(PLAY_FORMATS)
  .optional()
  .describe('`legacy` if left out; `samurai` is normal play, which the Legacy changes leave as it is.');

const NUMBER = /^\d{1,15}$/;

/** A whole number from `least` to `most`, also in the digits of a query. */
function numberSchema(least: number, most: number, fallback: number) {
  const error = `Not a whole number from ${least} to ${most}`;
  return z
    .preprocess(
      given => (typeof given === 'string' && NUMBER.test(given) ? Number(given) : given),
      z.int({ error }).min(least, error).max(most, error),
    )
    .default(fallback);
}

/** How many to answer with. */
export const limitSchema = (most: number, fallback: number) =>
  numberSchema(1, most, fallback).describe('The most to answer with.');

/** How many of the list to leave out before the first. */
export const offsetSchema = () => numberSchema(0, 1_000_000, 0).describe('How many to pass over first.');

/** A call with the reader of what it takes besides the parts of its address: its query, or its body. */
export type ReadCall<Input extends Fields = Record<string, z.ZodType>, Answer = unknown> = Call<
  Input,
  Answer
> & { reader: z.ZodObject };

/** Names of the parts of an address, as they stand there: `from` and `to`, or `*`. */
export function partsOf(url: string): string[] {
  return [...url.matchAll(/(?<=:)\w+|\*/g)].map(([name]) => name);
}

/** The field of the input that a part of an address is. */
export function fieldOf(part: string): string {
  return part === '*' ? 'id' : part;
}

/**
 * Makes a call, and the reader of its query or body, which refuses other fields. Problem besides: `bad-span`, where a
 * span ends before it begins.
 */
export function makeCall<Input extends Fields, Answer>(call: Call<Input, Answer>): ReadCall<Input, Answer> {
  const parts = partsOf(call.url).map(fieldOf);
  const rest = Object.entries(call.input).filter(([name]) => !parts.includes(name));
  const dated = call.undated ? {} : { asOf: asOfSchema };
  const plain = z.strictObject({ ...Object.fromEntries(rest), ...dated });
  if (!call.span) return { ...call, reader: plain };
  const [first, last] = call.span;
  const reader = plain.superRefine((given, context) => {
    const { [first]: from, [last]: to } = given as Record<string, Day | undefined>;
    const problem = from === undefined || to === undefined ? null : checkSpan(first, from, last, to);
    if (!problem) return;
    context.addIssue({ code: 'custom', path: [last], message: problem.message, params: { problem } });
  });
  return { ...call, reader };
}
