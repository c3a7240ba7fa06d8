import * as z from 'zod';
import { measureInput } from './excess.js';

/** What a text says as JSON, where it is a list or an object; anything else as it is. */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    // no JSON after all, or nested without an end
    return value;
  }
}

/** Whether a value has fields: an object that is no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Takes a value also as JSON in a text, as language models and scripts send it. */
export function orJson<T extends z.ZodType>(schema: T) {
  return z.preprocess((given, context) => {
    const value = readJson(given);
    // what is no text has been measured with the whole input
    const problem = value === given ? null : measureInput(value);
    if (problem === null || typeof problem === 'number') return value;
    context.addIssue({ code: 'custom', message: problem.message, params: { problem } });
    return z.NEVER;
  }, schema);
}
