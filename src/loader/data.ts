import { type Deck, readAnyDeck, readSavedDeck } from '../decks/index.js';
import type { Problem } from '../knowledge/index.js';
import { type Piped, readText } from './files.js';

// JSON is a part of YAML
async function parseData(file: string, text: string): Promise<{ value: unknown; problems: Problem[] }> {
  // the reader of YAML costs the start time, and is seldom needed
  const { parseYaml } = await import('./yaml.js');
  const { value, problems } = parseYaml(text, { file, above: 0 });
  const cure = 'The file must be JSON or YAML.';
  return { value, problems: problems.map(problem => ({ ...problem, code: 'bad-request', cure })) };
}

/**
 * Reads a file of data, JSON or YAML; with `input`, `-` is what comes from there. Problems: `unreadable-file`, and
 * `bad-request` with the line for what is neither.
 */
export async function loadData(path: string, input?: Piped): ReturnType<typeof parseData> {
  const text = await readText(path, path, input);
  return text.ok ? parseData(path, text.value) : { value: null, problems: [text.problem] };
}

/**
 * Loads a deck: a `.json` or `.yaml` file as our own form or that of a deck program, any other as a list of text; with
 * `input`, `-` is what comes from there, as JSON or text. Problems: `unreadable-file`, `bad-request`, and those of the deck itself (see
 * `readAnyDeck`), each with the file.
 */
export async function loadDeckFile(
  path: string,
  input?: Piped,
): Promise<{ deck: Deck; problems: [] } | { deck: null; problems: Problem[] }> {
  const text = await readText(path, path, input);
  if (!text.ok) return { deck: null, problems: [text.problem] };
  // what comes from standard input has no name that tells: an object begins with its brace
  const isData = path === '-' ? /^\s*\{/.test(text.value) : /\.(?:json|ya?ml)$/.test(path);
  const { value, problems } = isData ? await parseData(path, text.value) : { value: null, problems: [] };
  if (problems.length > 0) return { deck: null, problems };
  const read = isData ? readSavedDeck(value) : await readAnyDeck(text.value);
  if (read.deck) return read;
  return { deck: null, problems: read.problems.map(problem => ({ ...problem, file: path })) };
}
