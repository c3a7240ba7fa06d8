import type { Problem } from '../knowledge/index.js';
import { type Piped, readText } from './files.js';

const CURE = 'The file must be JSON or YAML.';

/**
 * Reads a file of data, JSON or YAML (which JSON is a part of); with `input`, `-` is what comes from there. Problems: `unreadable-file`, and `bad-request` with the
 * line for what is neither.
 */
export async function loadData(
  path: string,
  input?: Piped,
): Promise<{ value: unknown; problems: Problem[] }> {
  const text = await readText(path, path, input);
  if (!text.ok) return { value: null, problems: [text.problem] };
  return parseData(path, text.value);
}

/** Reads JSON or YAML that stands in a file. Problem: `bad-request` with the line for what is neither. */
export async function parseData(
  path: string,
  text: string,
): Promise<{ value: unknown; problems: Problem[] }> {
  // the reader of YAML costs the start time, and is seldom needed
  const { parseYaml } = await import('./yaml.js');
  const { value, problems } = parseYaml(text, { file: path, above: 0 });
  return { value, problems: problems.map(problem => ({ ...problem, code: 'bad-request', cure: CURE })) };
}
