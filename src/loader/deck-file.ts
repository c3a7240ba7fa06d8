import { type Deck, readAnyDeck } from '../decks/index.js';
import type { Problem } from '../knowledge/index.js';
import { parseData } from './data.js';
import { type Piped, readText } from './files.js';

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
