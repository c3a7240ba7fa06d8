import { type Deck, readAnyDeck } from '../decks/index.js';
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
async function parseData(path: string, text: string): Promise<{ value: unknown; problems: Problem[] }> {
  // the reader of YAML costs the start time, and is seldom needed
  const { parseYaml } = await import('./yaml.js');
  const { value, problems } = parseYaml(text, { file: path, above: 0 });
  return { value, problems: problems.map(problem => ({ ...problem, code: 'bad-request', cure: CURE })) };
}

// what comes from standard input has no name that tells: an object begins with its brace
function isData(path: string, text: string): boolean {
  return path === '-' ? /^\s*\{/.test(text) : /\.(?:json|ya?ml)$/.test(path);
}

/**
 * Loads a deck: a `.json` or `.yaml` file as a structured deck, any other as a list of text; with `input`, `-` is what
 * comes from there, as JSON or text. Problems: `unreadable-file`, `bad-request`, and those of the deck itself (see
 * `readAnyDeck`), each with the file.
 */
export async function loadDeckFile(
  path: string,
  input?: Piped,
): Promise<{ deck: Deck; problems: [] } | { deck: null; problems: Problem[] }> {
  const text = await readText(path, path, input);
  if (!text.ok) return { deck: null, problems: [text.problem] };
  const data = isData(path, text.value)
    ? await parseData(path, text.value)
    : { value: text.value, problems: [] };
  if (data.problems.length > 0) return { deck: null, problems: data.problems };
  const read = await readAnyDeck(data.value);
  if (read.deck) return read;
  return { deck: null, problems: read.problems.map(problem => ({ ...problem, file: path })) };
}
