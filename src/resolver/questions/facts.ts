import { failAll, type Outcome, parseInput, readJson, succeed } from '../../knowledge/index.js';
import { makeShape, type Shape } from './describe.js';
import type { Question, QuestionContext } from './question.js';

const NUMBER = /^[+-]?\d{1,9}$/;

function typesOf({ type }: Shape): readonly string[] {
  return [type ?? []].flat();
}

/** Whether a value of this shape can be written as words: anything but an object, or a list of objects. */
export function canBeWords(shape: Shape): boolean {
  const { items } = shape;
  return typesOf(shape).includes('array') ? canBeWords(items as Shape) : !typesOf(shape).includes('object');
}

/**
 * Reads a value as people write it, where its shape leaves no doubt: "yes" for true, "2" for 2, "none" for null or an
 * empty list, `personality` for a choice `Personality`, `Aki, Bo` for a list, else a list as JSON. `names` are texts that
 * mean themselves.
 */
export function readWords(value: unknown, shape: Shape, names: readonly unknown[]): unknown {
  if (Array.isArray(value)) {
    return shape.items ? value.map(one => readWords(one, shape.items as Shape, names)) : value;
  }
  if (typeof value === 'object' && value !== null) {
    const known = (name: string) => Object.hasOwn(shape.properties ?? {}, name);
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        known(name) ? readWords(one, shape.properties?.[name] as Shape, names) : one,
      ]),
    );
  }
  if (typeof value !== 'string') return value;
  const text = value.trim();
  const word = text.toLowerCase();
  const types = typesOf(shape);
  if (word === 'none' && names.includes(value)) return value;
  if (/^(?:none|null)$/.test(word) && types.includes('null')) return null;
  if (word === 'none' && types.includes('array')) return [];
  if (types.includes('boolean') && /^(?:yes|no|true|false)$/.test(word)) return /^[yt]/.test(word);
  if (types.includes('integer') && NUMBER.test(text)) return Number(text);
  if (shape.enum) return shape.enum.find(one => String(one).toLowerCase() === word) ?? value;
  const isList = types.includes('array');
  const read = isList || types.includes('object') ? readJson(text) : text;
  if (typeof read !== 'string') return readWords(read, shape, names);
  return isList && canBeWords(shape) ? readWords(splitList(text), shape, names) : value;
}

function splitList(text: string): string[] {
  const parts = text.split(/[,;]/).map(part => part.trim());
  return parts.filter(part => part !== '');
}

/**
 * Checks the facts of a question. Errors: `unknown-fact` for a fact that it does not ask for, `bad-value` for one of
 * another type, and the codes of the question's own check; all at once.
 */
export function parseFacts(
  question: Question,
  facts: unknown,
  context: QuestionContext,
): Outcome<Record<string, unknown>> {
  const shape = makeShape(question);
  // a player may be called None
  const names = Object.values(readWords(facts, shape, []) ?? {}).flatMap(value =>
    Array.isArray(value) ? value : [],
  );
  const read = readWords(facts, shape, names);
  const parsed = parseInput(question.facts, read, { code: 'bad-value' });
  const [first, ...others] = parsed.problems
    ? parsed.problems.map(one =>
        one.code === 'unknown-field' ? { ...one, code: 'unknown-fact' as const } : one,
      )
    : (question.check?.(parsed.value, context) ?? []);
  return first ? failAll([first, ...others]) : succeed(parsed.value as Record<string, unknown>);
}
