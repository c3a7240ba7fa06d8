import type { QuestionInfo } from '../engine.js';
import { fail, type Outcome, succeed } from '../knowledge/index.js';

/** JSON Schema of a fact. */
export type Shape = QuestionInfo['facts'];

const YES_NO: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

function typesOf(shape: Shape | undefined): readonly string[] {
  return [shape?.type ?? []].flat();
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// what a person types after "=", read as the type that the fact has; what does not fit is left for the check of facts
function readValue(text: string, shape: Shape | undefined): unknown {
  const types = typesOf(shape);
  if (types.includes('boolean')) return YES_NO.get(text.toLowerCase()) ?? text;
  if (types.includes('array')) {
    const listed = readJson(text);
    if (Array.isArray(listed)) return listed;
    return text === '' ? [] : text.split(',').map(one => readValue(one.trim(), shape?.items as Shape));
  }
  if (types.includes('string') && text !== 'null') return text;
  const value = readJson(text);
  return value === undefined ? text : value;
}

/**
 * Reads `name=value` by the question's own schema: `windInPlay=yes`, `fateCards=41`, `players=A,B,C`, and JSON for
 * lists of cards. Error: `bad-value` where there is no name or no "=".
 */
export function readFact(text: string, facts: Shape): Outcome<[string, unknown]> {
  const at = text.indexOf('=');
  if (at < 1) {
    const cure = 'Write name=value, for instance windInPlay=yes.';
    return fail('bad-value', 'A fact needs a name and a value.', {
      field: '--fact',
      found: text.slice(0, 60),
      cure,
    });
  }
  const name = text.slice(0, at).trim();
  return succeed([name, readValue(text.slice(at + 1).trim(), facts.properties?.[name] as Shape | undefined)]);
}
