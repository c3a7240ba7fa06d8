import type { Problem } from '../knowledge/index.js';
import { readText } from './files.js';

const CURE = 'Mend the file: it is to be JSON or YAML.';

/**
 * Reads a file of data, JSON or YAML (which JSON is a part of). Problems: `unreadable-file`, and `bad-request` with the
 * line for what is neither.
 */
export async function loadData(path: string): Promise<{ value: unknown; problems: Problem[] }> {
  const text = await readText(path, path);
  if (!text.ok) return { value: null, problems: [text.problem] };
  // the reader of YAML costs the start time, and is seldom needed
  const { parseYaml } = await import('./yaml.js');
  const { value, problems } = parseYaml(text.value, { file: path, above: 0 });
  return { value, problems: problems.map(problem => ({ ...problem, code: 'bad-request', cure: CURE })) };
}
